import { isAezeed, isBip39, isElectrum, isSlip39 } from './checksums.ts'
import type { Context } from '../context.ts'
import { chinesePhrases } from './chinese.ts'
import { gluedWords } from './glued.ts'
import { layoutsOf } from './layouts.ts'
import { mistypedPhrases } from './mistyped.ts'
import { runsOf, SHORTEST, type Run } from './runs.ts'
import type { Secret, SecretKind } from '../secret.ts'
import { tokensOf, type Token } from './tokens.ts'
import { fold, type View } from '../normalize.ts'
import type { WordLists } from './word-lists.ts'

const lengthsOf = { bip39: [12, 15, 18, 21, 24], slip39: [20, 33] } as const

const kindOf = (run: Run): SecretKind => (run.list.scheme === 'slip39' ? 'key share' : 'recovery phrase')

/**
 * Prose has no longer run of listed words. In such a run the first valid window makes the whole run a secret, which
 * bounds the work: among random words every eighth position begins a valid window.
 */
const LONG_RUN = 48

/**
 * The most checksums computed per text. No idea has so many runs of listed words, so runs beyond the limit count as
 * secrets.
 */
const CHECKS = 5_000
const ELECTRUM_CHECKS = 48

const spanOf = (tokens: readonly Token[]): { start: number; end: number } => ({
  start: Math.min(...tokens.map((token) => token.start)),
  end: Math.max(...tokens.map((token) => token.end)),
})

const LONGEST_PERIOD = 8

/**
 * For each position, the length of the periodic repetition that ends there. Windows within a repetition were tried
 * before.
 */
function repetition(indices: readonly number[]): readonly number[] {
  const longest = new Array<number>(indices.length).fill(0)
  for (let period = 1; period <= LONGEST_PERIOD; period++) {
    let streak = 0
    for (let i = period; i < indices.length; i++) {
      streak = indices[i] === indices[i - period] ? streak + 1 : 0
      longest[i] = Math.max(longest[i] ?? 0, streak)
    }
  }
  return longest
}

/**
 * The words without prose around a valid phrase. Prose is what a different separator, for example a quotation mark,
 * divides from the phrase than the one between the words of the phrase.
 */
function proseCut(view: View, words: readonly Token[], valid: readonly Secret[]): readonly Token[] {
  const covered = words.map((word) => valid.some(({ start, end }) => word.start >= start && word.end <= end))
  const first = covered.indexOf(true)
  const last = covered.lastIndexOf(true)
  if (first < 0) return words
  const gap = (at: number): string => view.text.slice(words[at]?.end, words[at + 1]?.start).replace(/\d+/g, '')
  const from = first > 0 && gap(first - 1) !== gap(first) ? first : 0
  const to = last < words.length - 1 && gap(last) !== gap(last - 1) ? last + 1 : words.length
  return words.slice(from, to)
}

/** The longest period, in words, of filler text. */
const FILLER_PERIOD = 4

/**
 * Whether a window consists of a few words repeated and the repetition continues outside it: filler text, such as
 * "badge" a hundred times. A phrase that repeats words ends exactly at the length of a phrase.
 */
function isFiller(indices: readonly number[], start: number, count: number): boolean {
  for (let period = 1; period <= FILLER_PERIOD; period++) {
    const before = start > 0 && indices[start - 1] === indices[start - 1 + period]
    const after = start + count < indices.length && indices[start + count] === indices[start + count - period]
    if ((before || after) && repeats(indices, start, count, period)) return true
  }
  return false
}

function repeats(indices: readonly number[], start: number, count: number, period: number): boolean {
  for (let i = start + period; i < start + count; i++) if (indices[i] !== indices[i - period]) return false
  return true
}

/** Finds phrases in the words of a view. */
export class PhraseFinder {
  readonly #context: Context
  readonly #lists: WordLists
  #checks = CHECKS
  #electrumChecks = ELECTRUM_CHECKS

  constructor(context: Context, lists: WordLists) {
    this.#context = context
    this.#lists = lists
  }

  /**
   * Finds phrases with a valid checksum: BIP-39 (any list, 12 to 24 words), SLIP-0039 shares, lnd's aezeed, Electrum.
   * Runs of listed words without a valid checksum count only near key words (training/policy.md, rule 10).
   */
  find(view: View): readonly Secret[] {
    const tokens = tokensOf(view, this.#lists)
    const found: Secret[] = []
    const layouts = [...layoutsOf(view, tokens), ...gluedWords(tokens, this.#lists)]
    for (const layout of layouts) {
      for (const run of runsOf(layout, this.#lists)) {
        const valid = this.#windows(run)
        found.push(
          ...(valid.length > 0 ? valid : this.#electrum(run)),
          ...this.#named(proseCut(view, run.tokens, valid), kindOf(run)),
        )
      }
    }
    for (const words of mistypedPhrases(tokens, this.#lists))
      found.push(...this.#named(proseCut(view, words, found), 'recovery phrase'))
    if (view.plain) return found
    for (const words of chinesePhrases(view, this.#context, this.#lists)) {
      found.push({ kind: 'recovery phrase', ...spanOf(words) })
    }
    return found
  }

  #valid(run: Run, start: number, count: number): boolean {
    this.#checks--
    if (run.list.scheme === 'slip39') return isSlip39(run.indices, start, count)
    return isBip39(run.indices, start, count) || (count === 24 && isAezeed(run.indices, start))
  }

  /**
   * The valid windows of a run. All windows are tried, since prose may adjoin the phrase; overlapping ones are all
   * returned.
   */
  #windows(run: Run): readonly Secret[] {
    const found: Secret[] = []
    const { indices, tokens } = run
    const long = indices.length > LONG_RUN
    const repeated = long ? repetition(indices) : []
    for (let start = 0; start + SHORTEST <= indices.length; start++) {
      if (this.#checks <= 0) return [{ kind: kindOf(run), ...spanOf(tokens) }]
      for (const count of lengthsOf[run.list.scheme]) {
        if (start + count > indices.length) break
        if (isFiller(indices, start, count)) continue
        if ((repeated[start + count - 1] ?? 0) >= count || !this.#valid(run, start, count)) continue
        if (long) return [{ kind: kindOf(run), ...spanOf(tokens) }]
        found.push({ kind: kindOf(run), ...spanOf(tokens.slice(start, start + count)) })
      }
    }
    return found
  }

  #electrum(run: Run): readonly Secret[] {
    if (run.list.scheme !== 'bip39' || run.list.shortOf !== undefined || run.tokens.length > LONG_RUN) return []
    const found: Secret[] = []
    // Electrum removes voiced sound marks and writes Chinese and Japanese without spaces.
    const words = run.indices.map((index) => fold(run.list.words[index] ?? '').replace(/[\u3099\u309a]/g, ''))
    const space = run.list.unspaced && /^[\u3041-\u30ff\u4e00-\u9fff]/.test(words[0] ?? '') ? '' : ' '
    for (const count of [12, 24]) {
      for (let start = 0; start + count <= words.length && this.#electrumChecks > 0; start++) {
        if (isFiller(run.indices, start, count)) continue
        this.#electrumChecks--
        if (!isElectrum(words.slice(start, start + count).join(space))) continue
        found.push({ kind: 'recovery phrase', ...spanOf(run.tokens.slice(start, start + count)) })
      }
    }
    return found
  }

  /** The words that key words introduce, without the key words. */
  #named(words: readonly Token[], kind: SecretKind): readonly Secret[] {
    if (words.length < SHORTEST) return []
    const whole = spanOf(words)
    const edge = words[3]?.end ?? whole.end
    const [start, end] = this.#context.trim(whole.start, whole.end, edge - whole.start)
    const count = words.filter((word) => word.start >= start && word.end <= end).length
    if (count < SHORTEST || this.#context.nearest(['phrase', 'key'], start, end) === Infinity) return []
    return [{ kind, start, end }]
  }
}
