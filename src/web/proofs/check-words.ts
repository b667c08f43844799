/** The result of a check of a .ots file in words for people. The exact statement stands beside it, folded. */
import { displayDate } from '../../core/display.ts'
import type { FileStatement } from './block-checks.ts'

export interface CheckWords {
  readonly tone: 'pass' | 'fail' | ''
  readonly words: string
}

/** @param same whether the file has the digest of the proof; null when there is no file */
export function checkWords(same: boolean | null, { result, status }: FileStatement, promises: number): CheckWords {
  if (same === false)
    return {
      tone: 'fail',
      words: 'This proof is not about this file: the file has changed since, or it is another one.',
    }
  const belongs = same === true ? 'The proof belongs to this file' : 'The proof can be read'
  const whose = same === true ? 'This file' : 'The file of this proof'
  if (result === null)
    return {
      tone: '',
      words:
        promises === 0
          ? `${belongs}, but it names neither a Bitcoin block nor a calendar, so it shows nothing.`
          : `${belongs}, but it is not in Bitcoin yet: ${promises === 1 ? 'a calendar has' : `${promises} calendars have`} promised to put it there.`,
    }
  const { height } = result.path
  switch (status) {
    case 'matches':
      return {
        tone: 'pass',
        words: `${whose} existed by about ${displayDate(result.verification.blockTime ?? '')}. The proof leads to Bitcoin block ${height}, and the block matches.`,
      }
    case 'mismatch':
      return {
        tone: 'fail',
        words: `Do not rely on this proof: it names Bitcoin block ${height}, and that block does not match.`,
      }
    case 'unavailable':
      return {
        tone: '',
        words: `${belongs} and leads to Bitcoin block ${height}. The block could not be looked at just now, which says nothing about the proof.`,
      }
    case 'not-checked':
      return {
        tone: '',
        words: `${belongs} and leads to Bitcoin block ${height}. It has not been compared with the block yet.`,
      }
  }
}

/** A size in bytes as people say it. */
export function sizeWords(bytes: number): string {
  if (bytes < 1000) return bytes === 1 ? '1 byte' : `${bytes} bytes`
  const units = ['KB', 'MB', 'GB', 'TB']
  const power = Math.min(Math.floor(Math.log10(bytes) / 3), units.length)
  const number = bytes / 1000 ** power
  return `${number < 10 ? number.toFixed(1) : String(Math.round(number))} ${units[power - 1] ?? ''}`
}
