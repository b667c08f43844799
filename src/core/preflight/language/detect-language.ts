/** Detects the languages of a span of text: by script, and in Latin script by function words. */

export type Code = string

const scripts: readonly (readonly [RegExp, Code])[] = [
  [/[\u3040-\u30ff]/u, 'ja'],
  [/[\uac00-\ud7af\u1100-\u11ff]/u, 'ko'],
  [/[\u3400-\u9fff\uf900-\ufaff]/u, 'zh'],
  [/[\u0900-\u097f]/u, 'hi'],
  [/[\u0600-\u06ff]/u, 'ar'],
  [/[\u0400-\u04ff]/u, 'ru'],
]

/** Letters of a covered script that only other languages use: Ukrainian, Serbian, Persian, Urdu. */
const otherOfScript = /[іїєґђјљњћџќѓңөүұқғһ]|[پچژگکیٹڈڑںھہے]/u

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
  if (script !== 'latin') return { script, codes: [script], unknown: otherOfScript.test(text) }
  const codes = common.get(text)
  return codes === undefined ? plainLatin : { script, codes, unknown: false }
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
  // Chinese characters next to kana are Japanese.
  const ja = codes.indexOf('ja')
  const zh = codes.indexOf('zh')
  if (ja >= 0 && zh >= 0 && (counts[ja] ?? 0) * 4 >= (counts[zh] ?? 0)) {
    counts[ja] = (counts[ja] ?? 0) + (counts[zh] ?? 0)
    codes.splice(zh, 1)
    counts.splice(zh, 1)
  }
  return { codes, counts, words, unknownScript }
}

/** The largest number of votes for one language. */
export const mostOf = ({ counts }: Votes): number => counts.reduce((most, n) => Math.max(most, n), 0)

/** The language with the most votes, and all with more than half as many. */
export const languagesOf = (votes: Votes): readonly Code[] => {
  const best = mostOf(votes)
  return best === 0 ? noCodes : votes.codes.filter((_, n) => (votes.counts[n] ?? 0) * 2 > best)
}
