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

const latin = /[a-z\u00df-\u024f\u1e00-\u1eff]/u
const anyLetter = /\p{L}/u

/** `undefined`: no letters. `?`: a script that no lexicon covers. `latin`: to be told by its words. */
export const scriptOf = (text: string): Code | undefined => {
  if (latin.test(text)) return 'latin'
  if (!anyLetter.test(text)) return undefined
  for (const [letters, code] of scripts) if (letters.test(text)) return code
  return '?'
}

/** Counts of evidence by language for the tokens `from` up to `to`. */
export interface Votes {
  readonly byCode: Map<Code, number>
  words: number
  unknownScript: number
}

export const votesOf = (texts: readonly string[], common: ReadonlyMap<string, readonly Code[]>): Votes => {
  const votes: Votes = { byCode: new Map(), words: 0, unknownScript: 0 }
  const add = (code: Code, n: number): void => {
    votes.byCode.set(code, (votes.byCode.get(code) ?? 0) + n)
  }
  for (const text of texts) {
    const script = scriptOf(text)
    if (script === undefined) continue
    votes.words += 1
    if (script === '?') votes.unknownScript += 1
    else if (script === 'latin') for (const code of common.get(text) ?? []) add(code, 1)
    else {
      add(script, 1)
      if (otherOfScript.test(text)) votes.unknownScript += 1
    }
  }
  // Chinese characters next to kana are Japanese.
  const kana = votes.byCode.get('ja')
  const han = votes.byCode.get('zh')
  if (kana !== undefined && han !== undefined && kana * 4 >= han) {
    votes.byCode.delete('zh')
    votes.byCode.set('ja', kana + han)
  }
  return votes
}

/** The languages that the votes allow: the best, and any with at least half as many. */
export const languagesOf = (votes: Votes): readonly Code[] => {
  const best = Math.max(0, ...votes.byCode.values())
  return best === 0 ? [] : [...votes.byCode].filter(([, n]) => n * 2 > best).map(([code]) => code)
}
