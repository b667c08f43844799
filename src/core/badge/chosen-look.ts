import { palettes, type PaletteName } from './palettes.ts'
import { type BadgeSymbol, symbols } from './symbols.ts'

/** The shapes of a badge, in the order in which they are offered. */
export const shapes = ['medal', 'rosette', 'shield', 'hexagon', 'banner', 'diploma', 'card', 'stamp'] as const
export type Shape = (typeof shapes)[number]

/** The values that a chosen look may have (docs/spec/decisions.md 2, look of a badge). */
export const lookValues = {
  shape: shapes,
  palette: Object.keys(palettes) as readonly PaletteName[],
  symbol: symbols,
} as const

/** The most characters of `issuer` and `date`. */
export const maxLookText = 60

/**
 * How a person wants a badge to look: a member of the receipt record. What is absent follows from the record. `issuer`
 * and `date` are lines of text that the badge shows; nobody has checked who issues it or when.
 */
export interface ChosenLook {
  readonly shape?: Shape
  readonly palette?: PaletteName
  readonly symbol?: BadgeSymbol
  readonly issuer?: string
  readonly date?: string
}

const shapeOfKind: Readonly<Record<string, Shape>> = {
  badge: 'medal',
  certificate: 'diploma',
  collectible: 'card',
  loyalty: 'stamp',
}

/** The shape of a kind of credential when none is chosen; any other text gets the shield. */
export function shapeOf(tokenType: string): Shape {
  const kind = tokenType.trim().toLowerCase()
  return Object.hasOwn(shapeOfKind, kind) ? (shapeOfKind[kind] ?? 'shield') : 'shield'
}
