import { escapeXml } from './escape.ts'
import { graphemes } from './measure.ts'

/** The display serif of pages; then, for letters that it does not hold, fonts that all have the same metrics. */
export const serif = 'Newsreader, Tinos, Liberation Serif, Times New Roman, Times, serif'

/** The writing of each font of ours, with the families that a reader's system may have instead. */
const hands = [
  [
    'emoji',
    /(?![©®™])[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u20E3]/u,
    'Noto Emoji, Noto Color Emoji, Apple Color Emoji, Segoe UI Emoji',
  ],
  ['arabic', /\p{scx=Arabic}/u, 'Amiri'],
  ['ideographs', /(?!·)[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\u3000-\u303F\uFF01-\uFF60]/u, 'MotoyaLCedar'],
  ['hangul', /\p{Script=Hangul}/u, 'NanumMyeongjo, AppleMyungjo, Batang'],
  ['devanagari', /\p{scx=Devanagari}/u, 'Noto Serif Devanagari, Kohinoor Devanagari, Nirmala UI'],
  ['thai', /\p{Script=Thai}/u, 'Sarabun, Thonburi, Leelawadee UI'],
] as const
export type Hand = (typeof hands)[number][0] | 'letters'

/** The writings that have a font besides that of letters, with the beginning of its `font-family`. */
export const handFamilies = hands.map(([hand, , family]) => ({ hand, family }))

/** The bundled font that has a character. */
export const handOf = (char: string): Hand => hands.find(([, script]) => script.test(char))?.[0] ?? 'letters'

/** Neither a letter nor a sign of a script of its own: it takes the font of what stands before it. */
const follows = /^[^\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u

/** A line split into runs of one font each, because joined letters must share a font. */
export function runsOf(line: string): readonly { readonly hand: Hand; readonly text: string }[] {
  const parts: { hand: Hand; text: string }[] = []
  for (const grapheme of graphemes(line)) {
    const last = parts.at(-1)
    const hand = last !== undefined && follows.test(grapheme) && last.hand !== 'emoji' ? last.hand : writing(grapheme)
    if (last?.hand === hand) last.text += grapheme
    else parts.push({ hand, text: grapheme })
  }
  return parts
}

/** A keycap is one grapheme of a digit and a sign of the emoji font. */
const writing = (grapheme: string): Hand => (grapheme.includes('\u20E3') ? 'emoji' : handOf(grapheme))

/** A line as the content of a `text` element. */
export const textRuns = (line: string): string =>
  runsOf(line)
    .map(({ hand, text }) => {
      const family = hands.find(([name]) => name === hand)?.[2]
      return family === undefined
        ? escapeXml(text)
        : `<tspan font-family="${family}, ${serif}">${escapeXml(text)}</tspan>`
    })
    .join('')
