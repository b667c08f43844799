import { Resvg } from '@resvg/resvg-js'
import { handFamilies } from '../../core/badge/hands.ts'
import type { Fonts } from '../../core/badge/lettering.ts'
import { drawsInPng, filesFor } from './fonts.ts'
import { outline } from './outline.ts'
import { indexedPng } from './png-indexed.ts'

/** The fonts of pictures, for the drawing of an SVG that `renderPng` gets. */
export const pictureFonts: Fonts = { draws: drawsInPng, outline }

/** Renders an opaque SVG of ours as a PNG of the same size. Equal SVGs give equal bytes. Blocks for some 60 ms. */
export function renderPng(svg: string): Buffer {
  // The renderer reads every file that it is given, and most pictures need one font.
  const hands = handFamilies.filter(({ family }) => svg.includes(`font-family="${family}`)).map(({ hand }) => hand)
  const image = new Resvg(svg, {
    font: {
      loadSystemFonts: false,
      fontFiles: (['letters', ...hands] as const).flatMap((hand) => filesFor(hand, svg)),
      defaultFontFamily: 'Tinos',
      serifFamily: 'Tinos',
    },
    logLevel: 'off',
  }).render()
  return indexedPng(image.pixels, image.width, image.height)
}
