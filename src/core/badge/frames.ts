import { mockLabel, notOnChain } from '../words.ts'
import { label, ring } from './lettering.ts'
import { labelRed, paper } from './look.ts'
import type { Look, Shape } from './look.ts'
import { perforated, rosette, scallop, wave, weave, wreath } from './ornament.ts'

/** The box of the name: its centre and size. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A picture of 480 by 480 centred on the origin: the ornament is drawn below the name, the label above it. */
export interface Frame {
  readonly under: string
  readonly name: Box
  readonly sizes: readonly number[]
  readonly kind: { readonly y: number; readonly width: number; readonly fill: string }
  readonly over: string
}

/** The look of each kind of practice credential. */
export const frameOf = (look: Look): Frame => frames[look.shape](look)

const frames: Readonly<Record<Shape, (look: Look) => Frame>> = { badge, certificate, collectible, loyalty, other }

/** The label: a ribbon across the picture, drawn last, so that no name can cover it. */
function ribbon(y: number, half: number): string {
  const h = 62
  const tail = (side: 1 | -1): string => {
    const x = (at: number): string => String(side * at)
    return (
      `<path d="M${x(half - 18)} ${y + 12}H${x(half + 38)}L${x(half + 22)} ${y + 12 + h / 2}L${x(half + 38)} ${y + 12 + h}H${x(half - 18)}Z" fill="#76180f"/>` +
      `<path d="M${x(half)} ${y + h}L${x(half - 18)} ${y + h + 12}V${y + h}Z" fill="#430c07"/>`
    )
  }
  return (
    tail(1) +
    tail(-1) +
    `<rect x="${-half}" y="${y}" width="${2 * half}" height="${h}" fill="${labelRed}"/>` +
    `<path d="M${-half} ${y + 4.5}H${half}M${-half} ${y + h - 4.5}H${half}" stroke="#f6d9a8" stroke-width="1" opacity=".8"/>` +
    label(mockLabel, { x: 0, y: y + 33 }, 31, '#ffffff', 8) +
    label(notOnChain, { x: 0, y: y + 51 }, 16, '#ffffff', 1.5)
  )
}

const motto = `${mockLabel} · ${notOnChain.toUpperCase()} · `

const lines = (d: string, stroke: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" opacity="${opacity}"/>`

const flower = ({ pick }: Look, r: number): string =>
  rosette(r, pick(4, 7, 14), 6 + pick(5, 0, 3), 0.3 + pick(6, 0, 30) / 100, 0.3 + pick(7, 0, 30) / 100)

/** A medal: scalloped edge, woven band, motto in a ring, laurel about the name. */
function badge(look: Look): Frame {
  const { palette: c, pick, id } = look
  const count = pick(2, 30, 44)
  return {
    under:
      `<path d="${scallop(236, count, pick(3, 6, 10), 0.3 + pick(8, 0, 30) / 100)}" fill="url(#${id}-d)"/>` +
      lines(weave(188, 222, pick(9, 22, 34), 4), c.shine, 0.9, 0.75) +
      `<circle r="186" fill="${c.deep}" stroke="url(#${id}-m)" stroke-width="4"/>` +
      ring(motto, 163, 16, c.shine, 3) +
      `<circle r="152" fill="${paper}" stroke="url(#${id}-m)" stroke-width="5"/>` +
      lines(flower(look, 144), c.tint, 1) +
      `<circle r="145" fill="none" stroke="${c.mid}" stroke-width=".8"/>` +
      wreath({ r: 121, leaves: 9, length: 34, from: 16, to: 138 }, c.mid, c.tint),
    name: { x: 0, y: -14, width: 188, height: 120 },
    sizes: [38, 34, 30, 27, 24, 21, 19, 17],
    kind: { y: -90, width: 150, fill: c.deep },
    over: ribbon(66, 150),
  }
}

/** A diploma: engraved border with rosettes in its corners, the name across the sheet. */
function certificate(look: Look): Frame {
  const { palette: c, id, pick } = look
  const corner = (x: number, y: number): string =>
    `<g transform="translate(${x} ${y})"><circle r="27" fill="${c.deep}" stroke="url(#${id}-m)" stroke-width="2.5"/>${lines(rosette(23, pick(4, 6, 9), 4, 0.35, 0.45), c.shine, 0.8)}</g>`
  const tile = `<pattern id="${id}-t" width="20" height="20" patternUnits="userSpaceOnUse"><path d="M0 10Q5 0 10 10T20 10M0 10Q5 20 10 10T20 0M10 0Q0 5 10 10T10 20" fill="none" stroke="${c.shine}" stroke-width=".9" opacity=".8"/></pattern>`
  return {
    under:
      `<defs>${tile}</defs>` +
      `<rect x="-234" y="-186" width="468" height="372" rx="5" fill="${c.deep}"/>` +
      `<rect x="-230" y="-182" width="460" height="364" rx="3" fill="url(#${id}-t)"/>` +
      `<rect x="-206" y="-158" width="412" height="316" fill="${paper}" stroke="url(#${id}-m)" stroke-width="4"/>` +
      `<rect x="-198" y="-150" width="396" height="300" fill="none" stroke="${c.mid}" stroke-width=".8"/>` +
      lines(flower(look, 142), c.tint, 1) +
      `<g transform="translate(0 -102)">${wreath({ r: 31, leaves: 6, length: 16, from: 14, to: 150 }, c.mid, c.tint)}<path d="${wave(4, 15, 5, -Math.PI / 2, 0.2)}" fill="url(#${id}-m)"/></g>` +
      corner(-204, -156) +
      corner(204, -156) +
      corner(-204, 156) +
      corner(204, 156) +
      `<path d="M-120 62H-14M14 62H120" stroke="${c.metal}" stroke-width="1"/><path d="${wave(1.5, 6, 4, 0, 0.2)}" transform="translate(0 62)" fill="${c.metal}"/>`,
    name: { x: 0, y: 8, width: 360, height: 102 },
    sizes: [50, 44, 38, 33, 29, 25, 22],
    kind: { y: -48, width: 240, fill: c.deep },
    over: ribbon(92, 150),
  }
}

/** A picture card: the digest as an engraving, the name on a plate beneath it. */
function collectible(look: Look): Frame {
  const { palette: c, id, pick } = look
  const rays = pick(10, 12, 20)
  const burst = wave(26, 150, rays, -Math.PI / 2, 0.08)
  return {
    under:
      `<rect x="-172" y="-236" width="344" height="472" rx="24" fill="url(#${id}-d)"/>` +
      `<rect x="-160" y="-224" width="320" height="448" rx="16" fill="none" stroke="url(#${id}-m)" stroke-width="3"/>` +
      `<clipPath id="${id}-w"><rect x="-148" y="-212" width="296" height="216" rx="8"/></clipPath>` +
      `<g clip-path="url(#${id}-w)"><rect x="-148" y="-212" width="296" height="216" fill="${c.tint}"/>` +
      `<g transform="translate(0 -104)"><path d="${burst}" transform="scale(1.7)" fill="${paper}"/>` +
      lines(weave(64, 100, pick(9, 12, 20), 5), c.mid, 0.8) +
      lines(flower(look, 92), c.deep, 1) +
      `<circle r="15" fill="url(#${id}-m)" stroke="${c.deep}"/><path d="${wave(4, 12, 5, -Math.PI / 2, 0.2)}" fill="${c.deep}"/></g></g>` +
      `<rect x="-148" y="-212" width="296" height="216" rx="8" fill="none" stroke="url(#${id}-m)" stroke-width="3"/>` +
      `<rect x="-148" y="16" width="296" height="116" rx="8" fill="${paper}" stroke="url(#${id}-m)" stroke-width="2.5"/>`,
    name: { x: 0, y: 86, width: 280, height: 88 },
    sizes: [42, 37, 32, 28, 25, 22, 19],
    kind: { y: 37, width: 250, fill: c.deep },
    over: ribbon(148, 138),
  }
}

/** A stamp with a perforated edge and a row of seals: a thank-you for coming back. */
function loyalty(look: Look): Frame {
  const { palette: c, id, pick } = look
  const petals = pick(10, 5, 8)
  const seal = (i: number): string =>
    `<g transform="translate(${-150 + i * 60} -104)"><circle r="25" fill="${paper}" stroke="url(#${id}-m)" stroke-width="2.5"/>` +
    lines(weave(19, 22, pick(11 + i, 10, 18), 2), c.mid, 0.6) +
    `<path d="${wave(5, 15, petals, -Math.PI / 2 + i, 0.5)}" fill="${c.mid}"/><circle r="4" fill="${c.shine}"/></g>`
  return {
    under:
      `<path d="${perforated(-234, -180, 26, 20, 18)}" fill="${c.tint}" stroke="${c.mid}" stroke-width="1.2"/>` +
      `<rect x="-214" y="-160" width="428" height="320" fill="${paper}" stroke="${c.deep}" stroke-width="5"/>` +
      `<rect x="-206" y="-152" width="412" height="304" fill="none" stroke="url(#${id}-m)" stroke-width="2"/>` +
      `<clipPath id="${id}-w"><rect x="-205" y="-151" width="410" height="94"/></clipPath>` +
      `<clipPath id="${id}-v"><rect x="-205" y="-57" width="410" height="208"/></clipPath>` +
      `<g clip-path="url(#${id}-v)"><g transform="translate(0 30)">${lines(flower(look, 150), c.tint, 1)}</g></g>` +
      `<g clip-path="url(#${id}-w)"><rect x="-205" y="-151" width="410" height="94" fill="url(#${id}-d)"/>` +
      `<g transform="translate(0 -104)">${lines(weave(60, 230, pick(9, 30, 44), 4), c.shine, 0.7, 0.5)}</g></g>` +
      Array.from({ length: 6 }, (_, i) => seal(i)).join(''),
    name: { x: 0, y: 22, width: 360, height: 100 },
    sizes: [46, 41, 36, 32, 28, 25, 22],
    kind: { y: -36, width: 260, fill: c.deep },
    over: ribbon(84, 150),
  }
}

/** A shield, for every other kind. */
function other(look: Look): Frame {
  const { palette: c, id, pick } = look
  const outline =
    'M0-234C62-206 132-196 200-194V-10C200 112 112 196 0 236C-112 196-200 112-200-10V-194C-132-196-62-206 0-234Z'
  return {
    under:
      `<path d="${outline}" fill="url(#${id}-d)"/>` +
      `<path d="${outline}" transform="scale(.955)" fill="none" stroke="url(#${id}-m)" stroke-width="4"/>` +
      `<clipPath id="${id}-w"><path d="${outline}" transform="scale(.86)"/></clipPath>` +
      `<path d="${outline}" transform="scale(.86)" fill="${paper}" stroke="url(#${id}-m)" stroke-width="3"/>` +
      `<g clip-path="url(#${id}-w)">${lines(weave(150, 214, pick(9, 16, 26), 5), c.tint, 1)}${lines(flower(look, 146), c.tint, 1)}</g>` +
      `<g transform="translate(0 -128)">${wreath({ r: 30, leaves: 6, length: 16, from: 14, to: 150 }, c.mid, c.tint)}<path d="${wave(4, 15, 5, -Math.PI / 2, 0.2)}" fill="url(#${id}-m)"/></g>`,
    name: { x: 0, y: 4, width: 304, height: 116 },
    sizes: [46, 41, 36, 32, 28, 25, 22, 20],
    kind: { y: -70, width: 220, fill: c.deep },
    over: ribbon(70, 160),
  }
}
