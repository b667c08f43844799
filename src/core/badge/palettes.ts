/** The colours of badges. Red is in none of them: it stands for risk. */

/** `deep` and `ink` are readable on paper, `paper` and `shine` on `deep`, with a contrast of at least 4.5:1. */
export interface Palette {
  readonly deep: string
  readonly mid: string
  readonly tint: string
  readonly metal: string
  readonly shine: string
}

export const paper = '#fbf7ea'
export const ink = '#1d2321'

export type Metal = readonly [metal: string, shine: string]
const gold: Metal = ['#b58a2f', '#ecd48a']
const copper: Metal = ['#a9683a', '#eebf95']
const silver: Metal = ['#838c93', '#dfe5e9']

export type Colours = readonly [deep: string, mid: string, tint: string]
const green: Colours = ['#1f4d3a', '#4b8a6c', '#d3e4d6']
const blue: Colours = ['#1d3557', '#4b72a8', '#d3deee']
const violet: Colours = ['#43275f', '#7c5aa3', '#e2d7ed']
const teal: Colours = ['#134b50', '#3d878c', '#cee5e4']
const brown: Colours = ['#553817', '#97703d', '#eddfc8']
const grey: Colours = ['#2a3542', '#5f7288', '#d9e0e8']
const olive: Colours = ['#3c4718', '#76843f', '#e2e7cc']
const indigo: Colours = ['#26306b', '#5a66ac', '#d8dcf0']
const berry: Colours = ['#61214f', '#9c5788', '#efd9e8']
const black: Colours = ['#23231f', '#6b6a60', '#e3e0d2']

export const paletteOf = ([deep, mid, tint]: Colours, [metal, shine]: Metal): Palette => ({
  deep,
  mid,
  tint,
  metal,
  shine,
})

/** The palettes that a person may choose. */
export const palettes = {
  laurel: paletteOf(green, gold),
  lagoon: paletteOf(teal, silver),
  ocean: paletteOf(blue, gold),
  indigo: paletteOf(indigo, silver),
  plum: paletteOf(violet, gold),
  berry: paletteOf(berry, copper),
  umber: paletteOf(brown, gold),
  olive: paletteOf(olive, copper),
  slate: paletteOf(grey, silver),
  ink: paletteOf(black, gold),
} as const satisfies Readonly<Record<string, Palette>>
export type PaletteName = keyof typeof palettes

/** What the digest of a receipt without a chosen palette chooses from. Never reordered: old pictures depend on it. */
export const drawnColours = [green, blue, violet, teal, brown, grey, olive, indigo] as const
export const drawnMetals = [gold, copper, silver] as const
