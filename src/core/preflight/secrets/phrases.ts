import { isAezeed, isBip39, isSlip39 } from './checksums.ts'
import type { Secret } from './secret.ts'
import type { Token } from './tokens.ts'
import { wordLists, type WordList } from './word-lists.ts'

/** A stretch of words that all stand in one list. */
export interface Run {
  readonly list: WordList
  readonly indices: readonly number[]
  readonly tokens: readonly Token[]
}

const SHORTEST = 12

/** Finds every maximal run of at least twelve words of one list, in one pass over the tokens for all lists at once. */
export function runsOf(tokens: readonly Token[]): readonly Run[] {
  const runs: Run[] = []
  const begin: number[] = []
  let active = 0
  for (let i = 0; i <= tokens.length; i++) {
    const mask = tokens[i]?.entry?.mask ?? 0
    const ended = active & ~mask
    const begun = mask & ~active
    for (let id = 0; (ended | begun) >> id !== 0; id++) {
      if ((ended >> id) & 1) {
        const start = begin[id] ?? 0
        const list = wordLists[id]
        if (i - start >= SHORTEST && list !== undefined) {
          const part = tokens.slice(start, i)
          runs.push({ list, tokens: part, indices: part.map((token) => token.entry?.index[id] ?? 0) })
        }
      }
      if ((begun >> id) & 1) begin[id] = i
    }
    active = mask
  }
  return runs
}

const lengthsOf = { bip39: [12, 15, 18, 21, 24], slip39: [20, 33] } as const

/**
 * Phrases with a valid checksum in a run: BIP-39 (12 to 24 words, any list), lnd's aezeed and SLIP-0039 shares. All
 * windows are tried, since prose runs into the phrase; overlapping ones are all reported.
 */
export function phrasesIn(run: Run): readonly Secret[] {
  const found: Secret[] = []
  const { indices, tokens, list } = run
  for (let start = 0; start + SHORTEST <= indices.length; start++) {
    for (const count of lengthsOf[list.scheme]) {
      if (start + count > indices.length) break
      const valid =
        list.scheme === 'slip39'
          ? isSlip39(indices, start, count)
          : isBip39(indices, start, count) || (count === 24 && isAezeed(indices, start))
      const first = tokens[start]
      const last = tokens[start + count - 1]
      if (!valid || first === undefined || last === undefined) continue
      const kind = list.scheme === 'slip39' ? 'key share' : 'recovery phrase'
      found.push({ kind, start: first.start, end: last.end })
    }
  }
  return found
}
