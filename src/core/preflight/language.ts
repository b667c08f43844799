/** Which languages a stretch of text is in: by script, and for Latin letters by its small words. */

export type Code = string

const scripts: readonly (readonly [RegExp, Code])[] = [
  [/[\u3040-\u30ff]/u, 'ja'],
  [/[\uac00-\ud7af\u1100-\u11ff]/u, 'ko'],
  [/[\u3400-\u9fff\uf900-\ufaff]/u, 'zh'],
  [/[\u0900-\u097f]/u, 'hi'],
  [/[\u0600-\u06ff]/u, 'ar'],
  [/[\u0400-\u04ff]/u, 'ru'],
]

/** Letters that stand in a covered script but in another language: Ukrainian, Serbian, Persian, Urdu. */
const otherOfScript = /[іїєґђјљњћџќѓңөүұқғһ]|[پچژگکیٹڈڑںھہے]/u

const anyLetter = /\p{L}/u

const isLatin = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 0xdf && code <= 0x24f) || (code >= 0x1e00 && code <= 0x1eff)

/** `undefined`: no letters. `?`: a script that no lexicon covers. `latin`: to be told by its words. */
export const scriptOf = (text: string): Code | undefined => {
  for (let i = 0; i < text.length; i += 1) if (isLatin(text.charCodeAt(i))) return 'latin'
  if (!anyLetter.test(text)) return undefined
  for (const [letters, code] of scripts) if (letters.test(text)) return code
  return '?'
}

/** What a word tells about the language of its text. */
export interface Hint {
  readonly script: Code | undefined
  /** The languages that it speaks for. */
  readonly codes: readonly Code[]
  /** In a script or with letters that no lexicon covers. */
  readonly unknown: boolean
}

const noCodes: readonly Code[] = []
const noHint: Hint = { script: undefined, codes: noCodes, unknown: false }
const plainLatin: Hint = { script: 'latin', codes: noCodes, unknown: false }
const unknownScript: Hint = { script: '?', codes: noCodes, unknown: true }

/** The hint of a word, given the frequent small words and their languages. */
export const hintOf = (text: string, common: ReadonlyMap<string, readonly Code[]>): Hint => {
  const script = scriptOf(text)
  if (script === undefined) return noHint
  if (script === '?') return unknownScript
  if (script !== 'latin') return { script, codes: [script], unknown: otherOfScript.test(text) }
  const codes = common.get(text)
  return codes === undefined ? plainLatin : { script, codes, unknown: false }
}

/** Counts of evidence by language. */
export interface Votes {
  readonly byCode: Map<Code, number>
  words: number
  unknownScript: number
}

/** The votes of the words `from` up to `to`. */
export const votesOf = (
  tokens: readonly { readonly word: { readonly hint: Hint } }[],
  from: number,
  to: number,
): Votes => {
  const byCode = new Map<Code, number>()
  const votes: Votes = { byCode, words: 0, unknownScript: 0 }
  for (let i = from; i < to; i += 1) {
    const { script, codes, unknown } = tokens[i]?.word.hint ?? noHint
    if (script === undefined) continue
    votes.words += 1
    if (unknown) votes.unknownScript += 1
    for (const code of codes) byCode.set(code, (byCode.get(code) ?? 0) + 1)
  }
  // Chinese characters next to kana are Japanese.
  const kana = byCode.get('ja')
  const han = byCode.get('zh')
  if (kana !== undefined && han !== undefined && kana * 4 >= han) {
    byCode.delete('zh')
    byCode.set('ja', kana + han)
  }
  return votes
}

/** The largest number of votes that any language has. */
export const mostOf = (votes: Votes): number => {
  let most = 0
  for (const n of votes.byCode.values()) most = Math.max(most, n)
  return most
}

/** The languages that the votes allow: the best, and any with at least half as many. */
export const languagesOf = (votes: Votes): readonly Code[] => {
  const best = mostOf(votes)
  return best === 0 ? noCodes : [...votes.byCode].filter(([, n]) => n * 2 > best).map(([code]) => code)
}
