import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Hand, handOf } from '../../core/badge/hands.ts'
import { fontCharacters } from './font-characters.ts'

const fontFile = (path: string): string => fileURLToPath(import.meta.resolve(`@expo-google-fonts/${path}.ttf`))

/**
 * Fonts of our own, so that pictures look the same on every host: Tinos (Latin, Greek, Cyrillic, Hebrew), Amiri
 * (Arabic), Kosugi (kana, Japanese ideographs), ZCOOL XiaoWei (the ideographs of GB 2312), Nanum Myeongjo (Hangul),
 * Noto Serif Devanagari, Sarabun (Thai), Noto Emoji. Regular comes before bold.
 */
export const fontFiles: Readonly<Record<Hand, readonly string[]>> = {
  letters: [fontFile('tinos/400Regular/Tinos_400Regular'), fontFile('tinos/700Bold/Tinos_700Bold')],
  arabic: [fontFile('amiri/400Regular/Amiri_400Regular'), fontFile('amiri/700Bold/Amiri_700Bold')],
  ideographs: [fontFile('kosugi/Kosugi_400Regular'), fontFile('zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular')],
  hangul: [
    fontFile('nanum-myeongjo/400Regular/NanumMyeongjo_400Regular'),
    fontFile('nanum-myeongjo/700Bold/NanumMyeongjo_700Bold'),
  ],
  devanagari: [
    fontFile('noto-serif-devanagari/400Regular/NotoSerifDevanagari_400Regular'),
    fontFile('noto-serif-devanagari/700Bold/NotoSerifDevanagari_700Bold'),
  ],
  thai: [fontFile('sarabun/400Regular/Sarabun_400Regular'), fontFile('sarabun/700Bold/Sarabun_700Bold')],
  emoji: [fontFile('noto-emoji/700Bold/NotoEmoji_700Bold')],
}

const displayFile = (name: string): string =>
  fileURLToPath(new URL(`../../../assets/fonts/newsreader-${name}.ttf`, import.meta.url))

/** The display serif of pages (assets/fonts/subset.js), by weight: western letters, then those of central Europe. */
const displayFiles = {
  400: [displayFile('400'), displayFile('extended-400')],
  600: [displayFile('600'), displayFile('extended-600')],
} as const

/** The file of the display serif that holds a grapheme, or null. */
export const displayFileFor = (grapheme: string, weight: number): string | null =>
  displayFiles[weight >= 600 ? 600 : 400].find((file) => Array.from(grapheme).every((char) => holds(file, char))) ??
  null

const held = new Map<string, ReadonlySet<number>>()

/** Whether a font holds a character; each file is read once, when a picture first needs it. */
function holds(file: string, char: string): boolean {
  let characters = held.get(file)
  if (characters === undefined) {
    characters = new Set(fontCharacters(readFileSync(file)))
    held.set(file, characters)
  }
  return characters.has(char.codePointAt(0) ?? 0)
}

/** Whether our fonts hold a character. */
export const drawsInPng = (char: string): boolean => fontFiles[handOf(char)].some((file) => holds(file, char))

/**
 * The fonts of one writing for a text. Of the two fonts of ideographs it is the first that holds all of the text, so
 * that one name is in one hand, or both when neither does.
 */
export function filesFor(hand: Hand, text: string): readonly string[] {
  const files = fontFiles[hand]
  if (hand !== 'ideographs') return files
  const chars = Array.from(text).filter((char) => handOf(char) === hand && drawsInPng(char))
  const whole = files.find((file) => chars.every((char) => holds(file, char)))
  return whole === undefined ? files : [whole]
}
