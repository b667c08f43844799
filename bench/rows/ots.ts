/** Reading and writing .ots files, beside the reference library where Python has it. */
import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { concat, hexOf } from '../../src/ots/bytes.ts'
import { parseDetached, serializeDetached } from '../../src/ots/detached.ts'
import { leafOf, merkleTree, proofHeads } from '../../src/ots/merkle.ts'
import { serializeTimestamp } from '../../src/ots/timestamp.ts'
import { inScratch } from '../load/scratch.ts'
import { atLeast, type Line, ratioOf, type Row, spreadOf } from '../row.ts'

/** Files as the service makes them: a path through a tree of 2,000 leaves, and an attestation of two calendars. */
function files(): readonly Uint8Array[] {
  const leaves = Array.from({ length: 2_000 }, () => ({
    digest: Uint8Array.from(randomBytes(32)),
    nonce: Uint8Array.from(randomBytes(16)),
  }))
  const { root, paths } = merkleTree(leaves.map(({ digest, nonce }) => leafOf(digest, nonce)))
  const heads = proofHeads(leaves.map((leaf, i) => ({ ...leaf, path: paths[i] ?? [] })))
  const uris = ['https://alice.example', 'https://bob.example']
  const attestations = uris.map((uri) => ({ kind: 'pending' as const, uri }))
  const tree = serializeTimestamp({ message: root, attestations, branches: [] })
  return heads.map((head) => concat(head, tree))
}

/** Microseconds of CPU for one read and one write by the reference library; null where it is not installed. */
function byReference(file: string, rounds: number): readonly [read: number, write: number] | null {
  if (spawnSync('python3', ['-c', 'import opentimestamps'], { stdio: 'ignore' }).status !== 0) return null
  const script = join(import.meta.dirname, '../peers/reference.py')
  const [read = NaN, write = NaN] = execFileSync('python3', [script, file, String(rounds)])
    .toString()
    .split(' ')
    .map(Number)
  return [read, write]
}

const cpu = (): number => {
  const { user, system } = process.cpuUsage()
  return user + system
}

export const otsRow: Row = {
  name: 'ots',
  measure: (size) =>
    inScratch((folder) => {
      const all = files()
      const file = join(folder, 'files')
      writeFileSync(file, all.map(hexOf).join('\n'))
      const rounds = size === 'quick' ? 2 : 9
      const ours = { read: [] as number[], write: [] as number[] }
      const theirs = { read: [] as number[], write: [] as number[] }
      for (let round = -2; round < rounds; round += 1) {
        const begun = cpu()
        const parsed = all.map(parseDetached)
        const between = cpu()
        for (const one of parsed) serializeDetached(one)
        const done = cpu()
        if (round < 0) continue
        ours.read.push((between - begun) / all.length)
        ours.write.push((done - between) / all.length)
        const reference = byReference(file, 1)
        if (reference === null) continue
        theirs.read.push(reference[0])
        theirs.write.push(reference[1])
      }
      return Promise.resolve(
        (['read', 'write'] as const).map((step): Line => {
          const ratio = ratioOf(theirs[step], ours[step])
          return {
            work: `${step} a .ots file of ${all[0]?.length ?? 0} bytes`,
            unit: 'µs CPU',
            ours: { spread: spreadOf(ours[step]) },
            ...(theirs[step].length > 0
              ? {
                  peer: { name: 'python-opentimestamps', spread: spreadOf(theirs[step]) },
                  ratio,
                  goal: atLeast(2, ratio),
                }
              : { note: 'the reference library is not installed here' }),
          }
        }),
      )
    }),
}
