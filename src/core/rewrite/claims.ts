/** Finds new claims, so that a candidate of a model cannot promise more than the idea. */
import {
  alternatives,
  amountStems,
  authorityStems,
  benefitStems,
  denials,
  denialsAnywhere,
  denyBackward,
  denyingEnding,
  falseDenials,
  turns,
} from './claim-words.ts'

export interface Claim {
  readonly kind: 'number' | 'amount' | 'name' | 'authority' | 'benefit'
  /** The word, or the stem that it begins with. */
  readonly text: string
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const unspaced = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u
const before = String.raw`(?<![\p{L}\p{M}\p{N}])`
const after = String.raw`(?![\p{L}\p{M}\p{N}])`

/** Matches stems at the start of words, and anywhere in scripts without spaces. */
const stemFinder = (stems: readonly string[]): RegExp => {
  const [wide, narrow] = [stems.filter((s) => unspaced.test(s)), stems.filter((s) => !unspaced.test(s))]
  const any = (list: readonly string[]): string => list.map(escaped).join('|')
  return new RegExp(`${before}(?:${any(narrow)})|${any(wide)}`, 'giu')
}
const wholeWords = (words: readonly string[]): RegExp =>
  new RegExp(`${before}(?:${words.map(escaped).join('|')})${after}`, 'iu')

const finders: readonly (readonly [Claim['kind'], RegExp])[] = [
  ['authority', stemFinder(authorityStems)],
  ['benefit', stemFinder(benefitStems)],
  ['amount', stemFinder(amountStems)],
]
// "non-transferable" does not negate the rest of its clause.
const denial = new RegExp(
  `${wholeWords(denials).source}(?!-)|${denialsAnywhere.map(escaped).join('|')}|${denyingEnding}`,
  'iu',
)
const falseDenial = new RegExp(falseDenials.map(escaped).join('|'), 'giu')
const turn = new RegExp(wholeWords(turns).source, 'giu')
const alternative = wholeWords(alternatives)

/**
 * The claims of a text that none of the texts `said` has: numbers, signs of money and percent, names, and words for
 * standing and benefits. A negated word ("it is not official") is not a claim. `language` is the language code of the
 * text, because German capitalises every noun.
 */
export function newClaims(text: string, said: readonly string[], language: string): readonly Claim[] {
  const plain = text.normalize('NFKC')
  const known = said.map((one) => one.normalize('NFKC'))
  const asserted = assertedClauses(plain, language).join('\n')
  const words = finders.flatMap(([kind, finder]) =>
    newIn(asserted, known, finder).map((stem) => ({ kind, text: stem })),
  )
  const knownNumbers = new Set(known.flatMap(numbersIn))
  const numbers = numbersIn(plain).filter((number) => !knownNumbers.has(number))
  const signs = newIn(plain, known, /[%‰٪\p{Sc}]/gu)
  return [
    ...numbers.map((number): Claim => ({ kind: 'number', text: number })),
    ...signs.map((sign): Claim => ({ kind: 'amount', text: sign })),
    ...newNames(plain, known, language).map((name): Claim => ({ kind: 'name', text: name })),
    ...words,
  ]
}

const matchesOf = (text: string, finder: RegExp): ReadonlySet<string> =>
  new Set(Array.from(text.matchAll(finder), ([found]) => found.toLowerCase()))

function newIn(text: string, known: readonly string[], finder: RegExp): readonly string[] {
  const found = matchesOf(text, finder)
  if (found.size === 0) return []
  const old = new Set(known.flatMap((one) => [...matchesOf(one, finder)]))
  return [...found].filter((word) => !old.has(word))
}

/**
 * The parts of a text that no negation covers; in most languages those before it. A negation covers a whole list: "no
 * price, fee or resale".
 */
function assertedClauses(text: string, language: string): readonly string[] {
  const sentences = text
    .replace(falseDenial, ' ')
    .replace(turn, '\n$&')
    .split(/[.!?…;:。！？；：।؟\n]+|\s[–—-]\s/u)
  return sentences.flatMap((sentence) => {
    const pieces = sentence.split(/[,،、，]/u)
    const denied = pieces.map((piece) => denial.test(piece))
    for (const [n, piece] of pieces.entries()) {
      if (n === 0 || denied[n] === true || denied[n - 1] !== true) continue
      const rest = pieces.slice(n)
      const last = rest.findIndex((one) => alternative.test(one))
      denied[n] = last >= 0 && rest.slice(0, last + 1).every(isShort) && isShort(piece)
    }
    return pieces.map((piece, n) => {
      if (denied[n] !== true) return piece
      return denyBackward.has(language) ? '' : piece.slice(0, Math.max(0, piece.search(denial)))
    })
  })
}

const isShort = (piece: string): boolean => (piece.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).length <= 6

/** The code point of the digit 0 in each supported script. */
const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50]

/**
 * The numbers of a text in European digits, without separators. A date in a different order counts as a different
 * number.
 */
const numbersIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/\p{N}+(?:[.,:/'’-]\p{N}+)*/gu), ([number]) =>
    Array.from(number.replace(/[^\p{N}](?=\p{N}{3}(?!\p{N}))/gu, '').replace(/[^\p{N}]/gu, '.'), (digit) => {
      const code = digit.codePointAt(0) ?? 0
      const zero = zeros.find((z) => code >= z && code < z + 10)
      return zero === undefined ? digit : String(code - zero)
    }).join(''),
  )

/** Languages without letter case. In their texts every word in Latin letters may be a name. */
const caseless: ReadonlySet<string> = new Set(['ar', 'hi', 'ja', 'ko', 'zh'])
const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’-][\p{L}\p{M}\p{N}]+)*/gu
const sentenceStart = /^(?:[^\S\n]|["'“”„«‘’([¿¡-])*$|[.!?…:;。！？\n](?:[^\S\n]|["'“”„«‘’([¿¡-])*$/u
const capital = /^\p{Lu}/u
/** Capitals beyond the first letter: OpenAI, NFT, eBay. */
const oddCapitals = /^.+\p{Lu}/u
const latinRun = /\p{Script=Latin}{2,}/gu
const firstPerson = /^I(?:['’]\p{L}+)?$/u

/** Words written like names that occur in the known texts in no letter case. */
function newNames(text: string, known: readonly string[], language: string): readonly string[] {
  if (caseless.has(language)) return newIn(text, known, latinRun)
  const old = new Set(known.flatMap((one) => Array.from(one.matchAll(word), ([w]) => bare(w))))
  const names: string[] = []
  let previous = ''
  let previousNew = false
  for (const { 0: found, index } of text.matchAll(word)) {
    const fresh = !old.has(bare(found)) && !firstPerson.test(found)
    const opens = sentenceStart.test(text.slice(Math.max(0, index - 12), index))
    const written = capital.test(found) && !opens
    const isName =
      oddCapitals.test(found) || (language === 'de' ? written && germanName(previous, previousNew) : written)
    if (fresh && isName) names.push(found)
    previous = found
    previousNew = fresh && written
  }
  return [...new Set(names)]
}

/**
 * Whether a German noun is a name: after "von" and the like ("von Siemens"), or next to another new capitalised word
 * ("Deutsche Bank").
 */
const germanName = (previous: string, previousNew: boolean): boolean =>
  previousNew || /^(?:von|durch|bei)$/u.test(previous)

/** A word without possessive ending: "Ada's" is Ada. */
const bare = (found: string): string => found.toLowerCase().replace(/['’]s?$/u, '')
