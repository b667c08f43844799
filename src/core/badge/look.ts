/** The parts of a picture that the digest of the receipt determines. They depend on nothing else. */

export interface Palette {
  readonly deep: string
  readonly mid: string
  readonly tint: string
  readonly metal: string
  readonly shine: string
}

export const paper = '#fbf7ea'
export const ink = '#1d2321'
/** The colour of the label on every picture and page, whatever the palette. */
export const labelRed = '#9f2318'

export const shapes = ['badge', 'certificate', 'collectible', 'loyalty', 'other'] as const
export type Shape = (typeof shapes)[number]

/** The shape of a token type; any other text gets the shield. */
export const shapeOf = (tokenType: string): Shape =>
  shapes.find((shape) => shape === tokenType.trim().toLowerCase()) ?? 'other'

export interface Look {
  readonly shape: Shape
  readonly palette: Palette
  /** Prefix of element ids, so that several pictures can stand in one page. */
  readonly id: string
  /** A whole number from `from` to `to`, drawn from one byte of the digest. */
  readonly pick: (byte: number, from: number, to: number) => number
}

const colours: readonly (readonly [deep: string, mid: string, tint: string])[] = [
  ['#1f4d3a', '#4b8a6c', '#d3e4d6'],
  ['#1d3557', '#4b72a8', '#d3deee'],
  ['#43275f', '#7c5aa3', '#e2d7ed'],
  ['#134b50', '#3d878c', '#cee5e4'],
  ['#553817', '#97703d', '#eddfc8'],
  ['#2a3542', '#5f7288', '#d9e0e8'],
  ['#3c4718', '#76843f', '#e2e7cc'],
  ['#26306b', '#5a66ac', '#d8dcf0'],
]

const metals: readonly (readonly [metal: string, shine: string])[] = [
  ['#b58a2f', '#ecd48a'],
  ['#a9683a', '#eebf95'],
  ['#838c93', '#dfe5e9'],
]

export function lookOf(tokenType: string, digest: string): Look {
  const pick = (byte: number, from: number, to: number): number =>
    from + (Number.parseInt(digest.slice(2 * byte, 2 * byte + 2), 16) % (to - from + 1))
  const [deep, mid, tint] = colours[pick(0, 0, colours.length - 1)] ?? ['#1f4d3a', '#4b8a6c', '#d3e4d6']
  const [metal, shine] = metals[pick(1, 0, metals.length - 1)] ?? ['#b58a2f', '#ecd48a']
  return { shape: shapeOf(tokenType), palette: { deep, mid, tint, metal, shine }, id: `l${digest.slice(0, 12)}`, pick }
}
