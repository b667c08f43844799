import type { Shape } from '../chosen-look.ts'
import type { Fonts } from '../lettering.ts'
import type { Look } from '../look.ts'
import { banner, hexagon, shield } from './crest.ts'
import type { DrawFrame, Frame, Words } from './frame.ts'
import { medal, prize } from './round.ts'
import { card, diploma, stamp } from './sheet.ts'

const frames: Readonly<Record<Shape, DrawFrame>> = {
  medal,
  rosette: prize,
  shield,
  hexagon,
  banner,
  diploma,
  card,
  stamp,
}

/** The frame of a look, with room for the words that it has. */
export const frameOf = (look: Look, words: Words, fonts: Fonts): Frame => frames[look.shape](look, words, fonts)
