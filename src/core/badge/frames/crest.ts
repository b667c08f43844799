import { n, weave } from '../ornament.ts'
import { paper } from '../palettes.ts'
import { tape } from '../tape.ts'
import { type DrawFrame, column, emblem, flower, lines } from './frame.ts'

const shieldOutline =
  'M0-234C62-206 132-196 200-194V-10C200 112 112 196 0 236C-112 196-200 112-200-10V-194C-132-196-62-206 0-234Z'

/** A shield. */
export const shield: DrawFrame = (look, words, fonts) => {
  const { palette: c, id, pick } = look
  return {
    under:
      `<path d="${shieldOutline}" fill="url(#${id}-d)"/>` +
      `<path d="${shieldOutline}" transform="scale(.955)" fill="none" stroke="url(#${id}-m)" stroke-width="4"/>` +
      `<clipPath id="${id}-w"><path d="${shieldOutline}" transform="scale(.86)"/></clipPath>` +
      `<path d="${shieldOutline}" transform="scale(.86)" fill="${paper}" stroke="url(#${id}-m)" stroke-width="3"/>` +
      `<g clip-path="url(#${id}-w)">${lines(weave(150, 214, pick(9, 16, 26), 5), c.tint, 1)}${lines(flower(look, 146), c.tint, 1)}</g>` +
      emblem(look, 0, -126, look.symbol === null ? 36 : 46),
    ...column(words, { top: -78, bottom: 74, width: 300, kindWidth: 240, noteWidth: 260, largest: 46 }),
    over: tape(84, 178, fonts),
  }
}

const hexagonOutline = (r: number): string => {
  const w = r * 0.866
  return `M0 ${n(-r)}L${n(w)} ${n(-r / 2)}V${n(r / 2)}L0 ${n(r)}L${n(-w)} ${n(r / 2)}V${n(-r / 2)}Z`
}

/** A sewn patch with six sides. */
export const hexagon: DrawFrame = (look, words, fonts) => {
  const { palette: c, id, pick } = look
  return {
    under:
      `<path d="${hexagonOutline(228)}" fill="url(#${id}-d)" stroke="url(#${id}-d)" stroke-width="16" stroke-linejoin="round"/>` +
      `<path d="${hexagonOutline(219)}" fill="none" stroke="${c.shine}" stroke-width="2.4" stroke-dasharray="9 6" stroke-linecap="round" stroke-linejoin="round"/>` +
      `<clipPath id="${id}-w"><path d="${hexagonOutline(196)}"/></clipPath>` +
      `<path d="${hexagonOutline(196)}" fill="${paper}" stroke="url(#${id}-m)" stroke-width="5" stroke-linejoin="round"/>` +
      `<g clip-path="url(#${id}-w)">${lines(weave(128, 196, pick(9, 12, 18) * 2, 4), c.tint, 1)}${lines(flower(look, 124), c.tint, 1)}</g>` +
      emblem(look, 0, -118, look.symbol === null ? 36 : 46),
    ...column(words, { top: -68, bottom: 80, width: 290, kindWidth: 250, noteWidth: 270, largest: 44 }),
    over: tape(90, 180, fonts),
  }
}

/** A hanging banner with two points. */
export const banner: DrawFrame = (look, words, fonts) => {
  const { palette: c, id, pick } = look
  const cloth = (inset: number): string => {
    const [x, top, end] = [158 - inset, -208 + inset, 230 - 1.5 * inset]
    return `M${-x} ${top}H${x}V${end}L0 ${n(end - 48)}L${-x} ${end}Z`
  }
  const knob = (x: number): string => `<circle cx="${x}" cy="-216" r="13" fill="url(#${id}-m)"/>`
  return {
    under:
      `<path d="${cloth(0)}" fill="url(#${id}-d)"/>` +
      lines(cloth(9), c.shine, 1.4, 0.9) +
      `<clipPath id="${id}-w"><path d="${cloth(18)}"/></clipPath>` +
      `<path d="${cloth(18)}" fill="${paper}" stroke="url(#${id}-m)" stroke-width="2.5"/>` +
      `<g clip-path="url(#${id}-w)">${lines(weave(120, 200, pick(9, 14, 22), 5), c.tint, 1)}${lines(flower(look, 116), c.tint, 1)}</g>` +
      `<rect x="-178" y="-224" width="356" height="16" rx="8" fill="url(#${id}-d)"/>` +
      `<path d="M-170-219.5H170" stroke="${c.shine}" stroke-width="1.2" opacity=".6"/>` +
      knob(-184) +
      knob(184) +
      emblem(look, 0, -128, look.symbol === null ? 42 : 50),
    ...column(words, { top: -70, bottom: 100, width: 252, kindWidth: 230, noteWidth: 244, largest: 44 }),
    over: tape(110, 176, fonts),
  }
}
