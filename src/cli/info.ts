import { attestationWords, indents, operationWords } from '../core/proof-tree.ts'
import { equalBytes, hexOf } from '../ots/bytes.ts'
import { serializeDetached } from '../ots/detached.ts'
import { treeNodes } from '../ots/nodes.ts'
import { print, readOts, shown } from './ots-files.ts'

/** \`laurel info\`: prints the content of a .ots file without checking it. */
export async function info([path = '']: readonly string[], json: boolean): Promise<number> {
  const { bytes, proof } = await readOts(path)
  const { hashOp: fileHashOp, timestamp } = proof
  const digest = hexOf(proof.digest)
  const canonical = equalBytes(serializeDetached(proof), bytes)
  const nodes = treeNodes(timestamp)
  if (json) {
    print(JSON.stringify({ fileHashOp, digest, bytes: bytes.length, canonical, nodes }, null, 2))
    return 0
  }
  print(`${shown(path)}: ${bytes.length} bytes, ${canonical ? 'canonical' : 'not in canonical form'}`)
  print(`${fileHashOp} of the file: ${digest}\n`)
  const depths = indents(nodes)
  for (const [i, node] of nodes.entries()) {
    const indent = '  '.repeat(depths[i] ?? 0)
    print(
      `${indent}${node.id === 0 ? `${fileHashOp} ` : ''}${operationWords(node)}${node.id === 0 ? ` ${digest}` : ''}`,
    )
    for (const one of node.attestations) {
      print(`${indent}  * ${attestationWords(one)}`)
      if (one.kind === 'pending') print(`${indent}    ask at ${one.askAt}`)
      if (one.kind === 'unknown') print(`${indent}    payload ${one.payload}`)
    }
  }
  return 0
}
