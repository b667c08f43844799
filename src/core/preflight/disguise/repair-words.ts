/**
 * Repairs English words that are broken, run together, misspelt or full of diacritics. Dynamic programming finds the
 * reading of the text with the least total cost. The cost of a word is its negative log probability; joins, splits and
 * edits cost extra. A known word is never split or respelt.
 */
import { withoutAccents, type View } from '../normalize/normalize.ts'
import type { Token } from '../tokenize/tokenizer.ts'
import { edited, type Edit } from './edits.ts'
import type { Reading, Vocabulary } from './vocabulary.ts'

/** Costs, as negative natural logarithms of probability. */
const costs = {
  /** An unknown token that stays: `unknown`, and `perLetter` for each of its letters. */
  unknown: 12.5,
  perLetter: 2.5,
  /** A letter of an unknown word in a run of words. */
  letter: 5,
  /** Removing diacritics. */
  fold: 1,
  edit: 8,
  /** Each word of a run of words. */
  piece: 2,
  /** Each join of two tokens. */
  join: 3,
} as const

/** The most tokens that are joined into one word. */
const mostJoined = 4
/** The fewest letters of a token that is corrected or split. Shorter tokens resemble too many words. */
const shortest = { misspelt: 5, runTogether: 5 } as const
/** The longest run of letters that is split into words. */
const longestRun = 2_000
/** From this number and share of joins on, pieces that are words themselves are joined too: "in vest". */
const manyJoins = { joins: 2, share: 0.04 } as const

/**
 * A text without English function words is in another language if more than this share of its words stays unknown, and
 * more words than were repaired.
 */
const mostUnknown = 0.2

const latin = /^[\p{Script=Latin}\p{M}]+(?:'[\p{Script=Latin}\p{M}]+){0,8}$/u
const possessive = /'s?$/u
/** Inflectional endings: a known word with one of them is known too. */
const ending = /(?:'s?|s|es|e?d|ing|ly|e?rs?|est)$/u

const isUnknown = (text: string, vocabulary: Vocabulary): boolean =>
  !vocabulary.has(text) && latin.test(text) && !vocabulary.has(text.replace(text.length < 6 ? possessive : ending, ''))

/**
 * Splits a run of letters into words with the least total cost. Letters that belong to no known word stay together.
 * Returns undefined if there are too many of them.
 */
function segmented(run: string, vocabulary: Vocabulary): Reading | undefined {
  const best: { readonly cost: number; readonly from: number; readonly known: boolean }[] = [
    { cost: 0, from: 0, known: true },
  ]
  for (let end = 1; end <= run.length; end += 1) {
    const before = best[end - 1]
    // A letter of an unknown word is added to the unknown word before it, if there is one.
    let reading = {
      cost: (before?.cost ?? 0) + costs.letter + (before?.known === true ? costs.piece : 0),
      from: before?.known === true ? end - 1 : (before?.from ?? 0),
      known: false,
    }
    for (let from = Math.max(0, end - vocabulary.longest); from < end; from += 1) {
      const own = end - from === 1 ? oneLetter[run.charAt(from)] : vocabulary.cost(run.slice(from, end))
      if (own === undefined) continue
      // Words of two letters cost more, because any run could be split into them.
      const cost = (best[from]?.cost ?? 0) + own + costs.piece + (end - from === 2 ? 3 : 0)
      if (cost < reading.cost) reading = { cost, from, known: true }
    }
    best.push(reading)
  }
  const words: string[] = []
  let unknown = 0
  for (let end = run.length; end > 0; end = best[end]?.from ?? 0) {
    const { from = 0, known = true } = best[end] ?? {}
    if (!known) unknown += end - from
    words.unshift(run.slice(from, end))
  }
  return unknown * lettersPerUnknown > run.length ? undefined : { cost: best[run.length]?.cost ?? 0, words }
}

/** In a run, at most one letter in so many may belong to unknown words. */
const lettersPerUnknown = 12

/** The costs of the words of one letter. */
const oneLetter: Readonly<Partial<Record<string, number>>> = { a: 3, i: 5 }

/** The reading of one token with the least cost. */
function readingOf(text: string, vocabulary: Vocabulary): Reading {
  const known = vocabulary.cost(text)
  if (known !== undefined) return { cost: known, words: undefined }
  let best: Reading = { cost: costs.unknown + costs.perLetter * text.length, words: undefined }
  const offer = (reading: Reading | undefined): void => {
    if (reading !== undefined && reading.cost < best.cost) best = reading
  }
  const bare = withoutAccents(text)
  const plain = vocabulary.cost(bare)
  if (plain !== undefined) return { cost: plain + costs.fold, words: [bare] }
  if (bare.length >= shortest.misspelt && bare.length <= vocabulary.longest) {
    const near = vocabulary.nearest(bare)
    // A word with accents and two other letters is another language's: "Bäckerei" is not "backers".
    if (near !== undefined && (near.edits === 1 || bare === text))
      offer({
        cost: (vocabulary.cost(near.word) ?? 0) + costs.edit * near.edits,
        isGuess: near.edits > 1,
        words: [near.word],
      })
  }
  if (bare.length >= shortest.runTogether && bare.length <= longestRun) offer(segmented(bare, vocabulary))
  return best
}

/** A repair of the tokens `from` to `to`, both included. */
interface Repair {
  readonly from: number
  readonly to: number
  readonly words: readonly string[]
  readonly isGuess: boolean
}

/**
 * A character beside a token that makes it part of a host, file or account name, which is not repaired. A full stop
 * counts only if no blank follows it.
 */
const inAddress = /[@/\\_]|\.[\p{L}\d]/u

/** The tokens of a text, and whether each is unknown. */
interface Input {
  readonly source: string
  readonly tokens: readonly Token[]
  readonly unknown: readonly boolean[]
  readonly vocabulary: Vocabulary
  /** Whether pieces that are words themselves are joined. */
  readonly joinsWords: boolean
}

/** The repairs of the reading of all tokens with the least cost. */
function repairsOf({ source, tokens, unknown, vocabulary, joinsWords }: Input): readonly Repair[] {
  const best: (Reading & { readonly from: number })[] = [{ cost: 0, from: 0, words: undefined }]
  let lastUnknown = -mostJoined
  for (let i = 0; i < tokens.length; i += 1) {
    const own =
      unknown[i] === true && tokens[i]?.word.unknown === true
        ? vocabulary.cachedReading(tokens[i]?.text ?? '', readingOf)
        : undefined
    const cost = own?.cost ?? vocabulary.cost(tokens[i]?.text ?? '') ?? 0
    let reading: Reading & { readonly from: number } = {
      words: own?.words,
      isGuess: own?.isGuess === true,
      cost: (best[i]?.cost ?? 0) + cost,
      from: i,
    }
    let whole = tokens[i]?.text ?? ''
    let anyUnknown = unknown[i] === true
    if (unknown[i] === true) lastUnknown = i
    const first = joinsWords || i - lastUnknown < mostJoined ? Math.max(0, i - mostJoined + 1) : i
    for (let from = i - 1; from >= first; from -= 1) {
      const [left, right] = [tokens[from], tokens[from + 1]]
      if (left === undefined || right === undefined || !latin.test(whole) || !latin.test(left.text)) break
      if (source.slice(left.end, right.start).trim() !== '') break
      whole = left.text + whole
      if (whole.length > vocabulary.longest) break
      anyUnknown ||= unknown[from] === true
      const joined = anyUnknown || joinsWords ? vocabulary.cost(whole) : undefined
      if (joined === undefined) continue
      const sum = (best[from]?.cost ?? 0) + joined + costs.join * (i - from)
      if (sum < reading.cost) reading = { cost: sum, from, words: [whole] }
    }
    best.push(reading)
  }
  const repairs: Repair[] = []
  for (let end = tokens.length; end > 0; end = best[end]?.from ?? 0) {
    const { from = 0, words, isGuess = false } = best[end] ?? {}
    if (words !== undefined) repairs.unshift({ from, to: end - 1, words, isGuess })
  }
  return repairs
}

export interface Repaired {
  readonly view: View
  /** The number of repairs. Each is of one token, or of several that are joined. */
  readonly count: number
  /** The share of repaired words: of the tokens as sent or of the words as repaired, whichever is larger. */
  readonly share: number
  /** Whether a repair gives a risk word and is not a guess. */
  readonly restoresRiskWord: boolean
}

/**
 * Repairs the disguised words of a text. Returns undefined if there are none. `tokens` are those of the view's text.
 * `inEnglish` says whether its function words may be English.
 */
export function repaired(
  view: View,
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  inEnglish: boolean,
): Repaired | undefined {
  const unknown = tokens.map(
    ({ word, text, start, end }) =>
      (word.unknown ??= isUnknown(text, vocabulary)) &&
      !inAddress.test(`${view.text.charAt(start - 1)} ${view.text.slice(end, end + 2)}`),
  )
  if (!unknown.includes(true)) return undefined
  const input = { unknown, source: view.text, tokens, vocabulary, joinsWords: false }
  let repairs = repairsOf(input)
  const joins = repairs.filter(({ from, to }) => to > from).length
  if (joins >= manyJoins.joins && joins >= manyJoins.share * tokens.length)
    repairs = repairsOf({ ...input, joinsWords: true })
  if (repairs.length === 0) return undefined
  const edits = repairs.map(({ from, to, words }): Edit => {
    const start = tokens[from]?.start ?? 0
    const text = words.join(' ')
    const isCapital = /\p{Lu}/u.test(view.text.charAt(start))
    return {
      start,
      end: tokens[to]?.end ?? start,
      text: isCapital ? text.charAt(0).toUpperCase() + text.slice(1) : text,
    }
  })
  const unread = new Set(tokens.filter((_, i) => unknown[i]))
  for (const { from, to } of repairs) for (const token of tokens.slice(from, to + 1)) unread.delete(token)
  const left = unread.size
  if (!inEnglish && left > repairs.length && left > mostUnknown * tokens.length) return undefined
  const read = repairs.reduce((sum, { words }) => sum + words.length, 0)
  const gone = repairs.reduce((sum, { from, to }) => sum + to - from + 1, 0)
  return {
    view: edited(view, edits),
    count: repairs.length,
    share: Math.max(read / (tokens.length - gone + read), gone / tokens.length),
    restoresRiskWord: repairs.some(
      ({ words, isGuess }) => !isGuess && words.some((word) => vocabulary.isRiskWord(word)),
    ),
  }
}
