import { canonical } from '../canonical.ts'
import { sha256Hex } from '../hash.ts'
import type { ReceiptRecord } from '../sandbox.ts'
import { type Shape, shapeOf } from './chosen-look.ts'
import { type Palette, drawnColours, drawnMetals, paletteOf, palettes } from './palettes.ts'
import type { BadgeSymbol } from './symbols.ts'

/** Everything that determines a picture besides its words. */
export interface Look {
  readonly shape: Shape
  readonly palette: Palette
  readonly symbol: BadgeSymbol | null
  /** Prefix of element ids, so that several pictures can stand in one page. */
  readonly id: string
  /** A whole number from `from` to `to`, drawn from one byte of a digest. */
  readonly pick: (byte: number, from: number, to: number) => number
}

/**
 * The look of a receipt: what was chosen, and for the rest what follows from the record. Members that an answer adds
 * have no effect. The ornament of a chosen look depends on shape, palette and symbol alone, so that a preview is the
 * picture of the receipt.
 */
export function lookOf({ receiptId, createdAt, network, mockPayload, disclaimer, look }: ReceiptRecord): Look {
  const record = { receiptId, createdAt, network, mockPayload: { ...mockPayload }, disclaimer }
  const digest = sha256Hex(canonical(look === undefined ? record : { ...record, look: { ...look } }))
  const shape = look?.shape ?? shapeOf(mockPayload.tokenType)
  const symbol = look?.symbol ?? null
  const pickFrom =
    (from: string) =>
    (byte: number, least: number, most: number): number =>
      least + (Number.parseInt(from.slice(2 * byte, 2 * byte + 2), 16) % (most - least + 1))
  const drawn = pickFrom(digest)
  const palette =
    look?.palette === undefined
      ? paletteOf(
          drawnColours[drawn(0, 0, drawnColours.length - 1)] ?? drawnColours[0],
          drawnMetals[drawn(1, 0, drawnMetals.length - 1)] ?? drawnMetals[0],
        )
      : palettes[look.palette]
  const seed = look === undefined ? digest : sha256Hex(canonical({ shape, symbol, deep: palette.deep }))
  return { shape, palette, symbol, id: `l${digest.slice(0, 12)}`, pick: pickFrom(seed) }
}
