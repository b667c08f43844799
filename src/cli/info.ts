import { parseArgs } from 'node:util'
import { attestationWords, indents, operationWords } from '../core/proof-tree.ts'
import { equalBytes, hexOf } from '../ots/bytes.ts'
import { serializeDetached } from '../ots/detached.ts'
import { treeNodes } from '../ots/nodes.ts'
import { WrongCall, orTwo, print, readOts, shown } from './ots-files.ts'

const usage = `laurel info FILE.ots [--json]   every operation and every attestation of a proof; nobody is asked
  exit code: 0 it was read, 2 it could not be read
`

/** \`laurel info\`: what a .ots file says, without a judgement. */
export const info = (args: readonly string[]): Promise<number> =>
  orTwo(usage, async () => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false } },
    })
    const [path] = positionals
    if (path === undefined || positionals.length > 1) throw new WrongCall('name one .ots file')
    const { bytes, proof } = await readOts(path)
    const { hashOp: fileHashOp, timestamp } = proof
    const digest = hexOf(proof.digest)
    const canonical = equalBytes(serializeDetached(proof), bytes)
    const nodes = treeNodes(timestamp)
    if (values.json) {
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
  })
