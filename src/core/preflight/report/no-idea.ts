/**
 * Recognises texts without an idea: greetings, tests, filler text, keyboard mashing, a lone address or picture. All
 * words of such a text are listed or have one of these forms. A text with any other word is an idea.
 */
import type { NoIdeaRule } from '../../rule.ts'
import { normalizeText, withoutAccents } from '../normalize/normalize.ts'

/** The start of a URL in text without whitespace. */
const scheme = /[a-z][a-z0-9+.-]{1,20}:\/\/|(?<![a-z0-9])www\./iu
const mail = /^[!-?A-~]{1,64}@[!-?A-~]{1,250}$/u
const host =
  /^\(?(?:[a-z0-9-]{1,63}\.){1,5}(?:com|org|net|io|dev|app|xyz|example|info|co|de|fr|uk|me)(?:[/:?#]|[).,!?;]{0,3}$)/iu
/** Runs of letters and digits. A long run with digits is a digest, public key or id, not a word. */
const alphanumeric = /[a-z0-9]+/giu
const longestWord = 19

/** The most single letters of a text without an idea. With more it may have words that are s p a c e d out. */
const mostLetters = 3

/** A word. In a script without spaces it is a whole run of letters. */
const word = /[\p{L}\p{M}']+/gu
const unspaced = /^[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]+$/u
/** Single Korean consonants and vowels, which form no syllable. */
const loneJamo = /^[\u1100-\u11ff\u3130-\u318f]+$/u

/** The shortest run of neighbouring or repeated keys in one row. */
const shortestRun = 3
/** Keyboard mashing on the home row. No word has five of these consonants in a row. */
const mashed = /[sdfghjkl]{5}/u
const vowelless = /^[b-df-hj-np-tv-xz]{5,}$/u

interface Lists {
  readonly words: ReadonlySet<string>
  readonly rows: readonly string[]
  /** The length of the longest listed word in a script without spaces. */
  readonly longest: number
}

const cache = new WeakMap<NoIdeaRule, Lists>()

function listsOf(rule: NoIdeaRule): Lists {
  const cached = cache.get(rule)
  if (cached !== undefined) return cached
  const words = new Set(rule.words.flatMap((entry) => [normalizeText(entry), withoutAccents(normalizeText(entry))]))
  const longest = Math.max(...[...words].filter((entry) => unspaced.test(entry)).map((entry) => entry.length))
  const lists = { words, rows: rule.rows.map(normalizeText), longest }
  cache.set(rule, lists)
  return lists
}

/**
 * Whether a text is a run of keys in one row: each key is the same as the one before or next to it. A run may be
 * followed by another one: asdfasdf.
 */
function isRun(text: string, row: string): boolean {
  let length = 0
  for (let i = 0; i < text.length; i += 1) {
    const at = row.indexOf(text.charAt(i))
    if (at < 0) return false
    const before = i === 0 ? -1 : row.indexOf(text.charAt(i - 1))
    if (i > 0 && Math.abs(at - before) > 1) {
      if (length < shortestRun) return false
      length = 0
    }
    length += 1
  }
  return length >= shortestRun
}

/** Whether the text repeats one to four letters: aaaa, hahaha, sdfsdf. */
const isRepeated = (text: string): boolean =>
  [1, 2, 3, 4].some((period) => {
    if (text.length < Math.max(shortestRun, 2 * period, period === 2 ? 5 : 0)) return false
    for (let i = period; i < text.length; i += 1) if (text[i] !== text[i - period]) return false
    return true
  })

/** Whether a run of text without spaces can be segmented into listed words. */
function canSegment(run: string, { words, longest }: Lists): boolean {
  const ends = [true]
  for (let end = 1; end <= run.length; end += 1) {
    ends.push(false)
    for (let from = Math.max(0, end - longest); from < end && ends[end] !== true; from += 1)
      ends[end] = ends[from] === true && words.has(run.slice(from, end))
  }
  return ends[run.length] === true
}

/** Whether a word says nothing about an idea: it is listed, or is keyboard mashing. */
function saysNothing(text: string, lists: Lists): boolean {
  if (lists.words.has(text) || lists.words.has(withoutAccents(text))) return true
  if (loneJamo.test(text.normalize('NFKD')) && !/[\uac00-\ud7af]/u.test(text)) return true
  if (unspaced.test(text)) return canSegment(text, lists) || (text.length > 2 && isRepeated(text))
  if (text.length < shortestRun) return false
  return mashed.test(text) || vowelless.test(text) || isRepeated(text) || lists.rows.some((row) => isRun(text, row))
}

/** The normalized words of a piece, without addresses and without runs too long to be words. */
function wordsOf(piece: string): readonly string[] {
  if (mail.test(piece) || host.test(piece)) return []
  const at = piece.search(scheme)
  // A URL ends at the first character that is not ASCII: Chinese text follows it without a space.
  const afterUrl = at < 0 ? -1 : piece.slice(at).search(/[^!-~]/u)
  const rest = at < 0 ? piece : `${piece.slice(0, at)} ${afterUrl < 0 ? '' : piece.slice(at + afterUrl)}`
  const short = rest.replace(alphanumeric, (run) => (run.length > longestWord && /\d/u.test(run) ? ' ' : run))
  return Array.from(normalizeText(short).matchAll(word), ([found]) => found.replace(/^'|'$/gu, '')).filter(
    (w) => w !== '',
  )
}

/** Whether a text has no idea. Reads only up to the first word that is not filler. */
export function hasNoIdea(text: string, rule: NoIdeaRule): boolean {
  const lists = listsOf(rule)
  let letters = 0
  for (const [piece] of text.matchAll(/\S+/gu)) {
    for (const found of wordsOf(piece)) {
      if (/^.$/u.test(found)) letters += 1
      else if (!saysNothing(found, lists)) return false
      if (letters > mostLetters) return false
    }
  }
  return true
}
