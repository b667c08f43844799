/** Detects the languages of a span of text by its script, its letters and its function words. */

export type Code = string

const scripts: readonly (readonly [RegExp, Code])[] = [
  [/[\u3040-\u30ff]/u, 'ja'],
  [/[\uac00-\ud7af\u1100-\u11ff]/u, 'ko'],
  [/[\u3400-\u9fff\uf900-\ufaff]/u, 'zh'],
  [/[\u0900-\u097f]/u, 'hi'],
  [/[\u0600-\u06ff]/u, 'ar'],
  [/[\u0400-\u04ff]/u, 'ru'],
  [/[\u0370-\u03ff]/u, 'el'],
  [/[\u0590-\u05ff]/u, 'he'],
  [/[\u0e00-\u0e7f]/u, 'th'],
  [/[\u0980-\u09ff]/u, 'bn'],
  [/[\u0b80-\u0bff]/u, 'ta'],
]

/** Letters of Cyrillic and Arabic script that only languages without a lexicon use: Kazakh, Macedonian, Pashto, Uyghur. */
const otherOfScript = /[ѓќѕўәөүұқғһң]|[ټډړږښېۍەڕڵۆێۇۈۋ]/u

/** Letters, or pairs of letters, that one language of a script has and the language that stands for the script has not. */
const ownLetters: readonly (readonly [RegExp, Code])[] = [
  [/[іїєґ]/u, 'uk'],
  [/[ђјљњћџ]/u, 'sr'],
  [/ъ[^еюя]/u, 'bg'],
  [/[ٹڈڑںھہے]/u, 'ur'],
  [/[پچژگکی]/u, 'fa'],
]

/**
 * Letters of Latin script that one of the languages with a lexicon has and its neighbours have not. A name may hold them in
 * a text of any language, so they count only beside a function word of the language.
 */
const latinLetters: readonly (readonly [RegExp, Code])[] = [
  [/[ěřůľĺŕ]/, '~cs'],
  [/[őű]/, '~hu'],
  [/[łżźśń]/, '~pl'],
]

/**
 * The first stands for a script, so words without letters of their own are counted for it. When the second has this part
 * of its votes, they are words of the second. Urdu has the letters of Persian, and more; Bulgarian shares most words with
 * Russian, which has none of its own.
 */
const sharedScript: readonly (readonly [Code, Code, part: number])[] = [
  ['zh', 'ja', 1 / 4],
  ['fa', 'ur', 1 / 4],
  ['ar', 'ur', 1 / 4],
  ['ar', 'fa', 1 / 4],
  ['ru', 'uk', 1 / 6],
  ['ru', 'sr', 1 / 6],
  ['ru', 'bg', 1 / 6],
]

/** Stands before the code of a language where a word is evidence for it only beside a word of its own. */
const shared = '~'

/** What is counted for a word that a language shares with others. */
export const sharedWordOf = (code: Code): Code => shared + code

const anyLetter = /\p{L}/u

const isLatin = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 0xdf && code <= 0x24f) || (code >= 0x1e00 && code <= 0x1eff)

/**
 * The language or script of a word. `undefined`: it has no letters. `?`: no lexicon covers its script. `latin`:
 * function words decide.
 */
export const scriptOf = (text: string): Code | undefined => {
  for (let i = 0; i < text.length; i += 1) if (isLatin(text.charCodeAt(i))) return 'latin'
  if (!anyLetter.test(text)) return undefined
  for (const [letters, code] of scripts) if (letters.test(text)) return code
  return '?'
}

/** The evidence that a word gives of the language of its text. */
export interface Hint {
  readonly script: Code | undefined
  /** The languages for which the word is evidence. */
  readonly codes: readonly Code[]
  /** Whether the script or letters belong to a language without a lexicon. */
  readonly unknown: boolean
}

const noCodes: readonly Code[] = []
const noHint: Hint = { script: undefined, codes: noCodes, unknown: false }
const plainLatin: Hint = { script: 'latin', codes: noCodes, unknown: false }
const unknownScript: Hint = { script: '?', codes: noCodes, unknown: true }

/** The hint of a word; `common` maps function words to their languages. */
export const hintOf = (text: string, common: ReadonlyMap<string, readonly Code[]>): Hint => {
  const script = scriptOf(text)
  if (script === undefined) return noHint
  if (script === '?') return unknownScript
  const codes = common.get(text)
  if (script === 'latin' && codes !== undefined) return { script, codes, unknown: false }
  const own = (script === 'latin' ? latinLetters : ownLetters).find(([letters]) => letters.test(text))?.[1]
  if (script === 'latin') return own === undefined ? plainLatin : { script, codes: [own], unknown: false }
  return { script, codes: codes ?? [own ?? script], unknown: otherOfScript.test(text) }
}

/** Votes by language, in the order in which the languages first occur. */
export interface Votes {
  readonly codes: Code[]
  readonly counts: number[]
  words: number
  unknownScript: number
}

/** The votes of the tokens from `from` to before `to`. */
export const votesOf = (
  tokens: readonly { readonly word: { readonly hint: Hint } }[],
  from: number,
  to: number,
): Votes => {
  const codes: Code[] = []
  const counts: number[] = []
  let words = 0
  let unknownScript = 0
  for (let i = from; i < to; i += 1) {
    const hint = tokens[i]?.word.hint ?? noHint
    if (hint === noHint) continue
    words += 1
    if (hint.unknown) unknownScript += 1
    for (const code of hint.codes) {
      const at = codes.indexOf(code)
      if (at < 0) {
        codes.push(code)
        counts.push(1)
      } else counts[at] = (counts[at] ?? 0) + 1
    }
  }
  for (const [script, language, part] of sharedScript) {
    const from = codes.indexOf(script)
    const to = codes.indexOf(language)
    if (from < 0 || to < 0 || (counts[to] ?? 0) < (counts[from] ?? 0) * part) continue
    counts[to] = (counts[to] ?? 0) + (counts[from] ?? 0)
    codes.splice(from, 1)
    counts.splice(from, 1)
  }
  for (let i = codes.length - 1; i >= 0; i -= 1) {
    const code = codes[i] ?? ''
    if (!code.startsWith(shared)) continue
    const own = codes.indexOf(code.slice(shared.length))
    if (own >= 0) counts[own] = (counts[own] ?? 0) + (counts[i] ?? 0)
    codes.splice(i, 1)
    counts.splice(i, 1)
  }
  return { codes, counts, words, unknownScript }
}

/** The largest number of votes for one language. */
export const mostOf = ({ counts }: Votes): number => counts.reduce((most, n) => Math.max(most, n), 0)

/** Whether no language has more votes than English. */
export const mayBeEnglish = (votes: Votes): boolean => {
  const at = votes.codes.indexOf('en')
  return at >= 0 && votes.counts[at] === mostOf(votes)
}

/** The language with the most votes, and all with more than half as many. */
export const languagesOf = (votes: Votes): readonly Code[] => {
  const best = mostOf(votes)
  return best === 0 ? noCodes : votes.codes.filter((_, n) => (votes.counts[n] ?? 0) * 2 > best)
}
