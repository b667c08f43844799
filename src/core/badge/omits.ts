import { displayText } from '../display.ts'
import type { ReceiptRecord } from '../sandbox.ts'
import type { Draws } from './lettering.ts'

/** Scripts by their names in Unicode 17 (UAX 24); letters of other scripts count as `other letters`. */
const scripts = [
  ...['Adlam', 'Arabic', 'Armenian', 'Balinese', 'Bengali', 'Bopomofo', 'Canadian_Aboriginal', 'Cherokee', 'Coptic'],
  ...['Cyrillic', 'Devanagari', 'Ethiopic', 'Georgian', 'Greek', 'Gujarati', 'Gurmukhi', 'Han', 'Hangul', 'Hebrew'],
  ...['Hiragana', 'Javanese', 'Kannada', 'Katakana', 'Khmer', 'Lao', 'Latin', 'Malayalam', 'Meetei_Mayek', 'Mongolian'],
  ...['Myanmar', 'Nko', 'Ol_Chiki', 'Oriya', 'Runic', 'Sinhala', 'Sundanese', 'Syriac', 'Tamil', 'Telugu', 'Thaana'],
  ...['Thai', 'Tibetan', 'Tifinagh', 'Vai', 'Yi'],
].map((name) => [name.replaceAll('_', ' '), new RegExp(`\\p{Script=${name}}`, 'u')] as const)

const emoji = /[\p{Extended_Pictographic}\p{Emoji_Presentation}\p{Regional_Indicator}\p{Emoji_Modifier}\u20E3]/u
const letter = /[\p{L}\p{M}\p{N}]/u
/** Joiners, variation selectors, tags and spaces: invisible in every font. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{White_Space}]/u

/** The words of a picture. */
export type PictureWords = Pick<ReceiptRecord, 'look'> & {
  readonly mockPayload: Pick<ReceiptRecord['mockPayload'], 'assetName' | 'tokenType'>
}

/**
 * What a picture leaves out of a receipt's name, kind, issuer and date because its fonts lack it
 * (docs/decisions/0007): names of scripts, `Emoji`, `other letters`, `symbols`, each once and in the order of the text;
 * null when nothing is left out.
 */
export function pictureOmits({ mockPayload, look }: PictureWords, draws: Draws): readonly string[] | null {
  const words = [mockPayload.assetName, mockPayload.tokenType, look?.issuer ?? '', look?.date ?? ''].join(' ')
  const missing = new Set<string>()
  for (const char of displayText(words).normalize('NFC'))
    if (!draws(char) && !unseen.test(char)) missing.add(kindOf(char))
  return missing.size === 0 ? null : [...missing]
}

function kindOf(char: string): string {
  if (emoji.test(char)) return 'Emoji'
  if (!letter.test(char)) return 'symbols'
  return scripts.find(([, script]) => script.test(char))?.[0] ?? 'other letters'
}
