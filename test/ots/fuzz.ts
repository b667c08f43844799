/**
 * `npm run fuzz:ots -- [mutations] [seed]`: mutates published proofs at random and reads them. Any result other than a tree or
 * an OtsError is a defect, and so is a file that does not survive writing and reading again.
 */
import { strict as assert } from 'node:assert'
import { readFileSync, readdirSync } from 'node:fs'
import { hexOf } from '../../src/ots/bytes.ts'
import { parseDetached, serializeDetached } from '../../src/ots/detached.ts'
import { OtsError } from '../../src/ots/error.ts'

const folder = new URL('vectors/', import.meta.url)
const seeds = readdirSync(folder)
  .filter((name) => name.endsWith('.ots'))
  .map((name) => new Uint8Array(readFileSync(new URL(name, folder))))
/** Bytes with a meaning in the format, which chance would seldom produce. */
const telling = [0x00, 0x01, 0x02, 0x03, 0x08, 0x67, 0x7f, 0x80, 0xf0, 0xf1, 0xf2, 0xf3, 0xff]

export interface FuzzResult {
  readonly accepted: number
  readonly refused: ReadonlyMap<string, number>
}

/** Mutated files, the same ones for the same seed. */
export function* changedFiles(mutations: number, seed: number): Generator<Uint8Array> {
  let state = seed
  const below = (n: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % n
  }
  for (let n = 0; n < mutations; n += 1) {
    const bytes = [...(seeds[below(seeds.length)] ?? [])]
    for (let changes = 1 + below(3); changes > 0; changes -= 1) {
      // Half of the changes are after the head, in the tree.
      const at = below(2) === 0 ? below(bytes.length + 1) : Math.min(bytes.length, 65 + below(bytes.length))
      const value = below(2) === 0 ? below(256) : (telling[below(telling.length)] ?? 0)
      const kind = below(5)
      if (kind === 0) bytes[at] = value
      else if (kind === 1) bytes.splice(at, 1 + below(8))
      else if (kind === 2) bytes.splice(at, 0, value)
      else if (kind === 3) bytes.splice(at, 0, ...bytes.slice(at, at + below(200)))
      else bytes.length = Math.max(1, at)
    }
    yield Uint8Array.from(bytes, (b) => b)
  }
}

/** Reads `mutations` mutated files. Throws if one gives anything other than a tree or an OtsError. */
export function fuzz(mutations: number, seed: number): FuzzResult {
  const refused = new Map<string, number>()
  let accepted = 0
  for (const bytes of changedFiles(mutations, seed)) {
    try {
      const parsed = parseDetached(bytes)
      const written = serializeDetached(parsed)
      assert.equal(hexOf(serializeDetached(parseDetached(written))), hexOf(written))
      accepted += 1
    } catch (error) {
      if (!(error instanceof OtsError)) throw error
      refused.set(error.code, (refused.get(error.code) ?? 0) + 1)
    }
  }
  return { accepted, refused }
}

if (import.meta.main) {
  const [mutations = 20_000, seed = 1] = process.argv.slice(2).map(Number)
  const started = performance.now()
  const { accepted, refused } = fuzz(mutations, seed)
  console.log(`${mutations} mutations, seed ${seed}: ${accepted} read, ${mutations - accepted} refused, nothing else`)
  for (const [code, count] of [...refused].toSorted((a, b) => b[1] - a[1]))
    console.log(`${String(count).padStart(7)} ${code}`)
  console.log(
    `${Math.round(performance.now() - started)} ms, resident ${Math.round(process.memoryUsage().rss / 2 ** 20)} MB`,
  )
}
