import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import { handOf } from '../../core/badge/lettering.ts'
import type { Hand } from '../../core/badge/lettering.ts'
import { fontCharacters } from './font-characters.ts'
import { indexedPng } from './png-indexed.ts'

/**
 * Fonts of our own, so that pictures look the same on every host: Tinos (Latin, Greek, Cyrillic, Hebrew), Amiri
 * (Arabic), Kosugi (kana and the common ideographs). Hangul, Thai, emoji and rarer ideographs are in none of these
 * fonts, and the renderer lays out Indic syllables wrongly, so pictures leave them out.
 */
const fontFile = (path: string): string => fileURLToPath(import.meta.resolve(`@expo-google-fonts/${path}`))
const fonts: Readonly<Record<Hand, readonly string[]>> = {
  letters: [fontFile('tinos/400Regular/Tinos_400Regular.ttf'), fontFile('tinos/700Bold/Tinos_700Bold.ttf')],
  arabic: [fontFile('amiri/400Regular/Amiri_400Regular.ttf'), fontFile('amiri/700Bold/Amiri_700Bold.ttf')],
  ideographs: [fontFile('kosugi/Kosugi_400Regular.ttf')],
}

const pngOptions = {
  font: {
    loadSystemFonts: false,
    fontFiles: Object.values(fonts).flat(),
    defaultFontFamily: 'Tinos',
    serifFamily: 'Tinos',
  },
  logLevel: 'off',
} as const

/** Renders an opaque SVG of ours as a PNG of the same size. Equal SVGs give equal bytes. Blocks for some 60 ms. */
export function renderPng(svg: string): Buffer {
  const image = new Resvg(svg, pngOptions).render()
  return indexedPng(image.pixels, image.width, image.height)
}

const held = new Map<Hand, ReadonlySet<number>>()

/** Whether our fonts hold a character; each font is read once, when a picture first needs it. */
export function drawsInPng(char: string): boolean {
  const hand = handOf(char)
  let characters = held.get(hand)
  if (characters === undefined) {
    characters = new Set(fonts[hand].flatMap((file) => fontCharacters(readFileSync(file))))
    held.set(hand, characters)
  }
  return characters.has(char.codePointAt(0) ?? 0)
}
