import { perforated, rosette, wave, weave } from '../ornament.ts'
import { paper } from '../palettes.ts'
import { tape } from '../tape.ts'
import { type DrawFrame, column, emblem, flower, lines, signatures, symbolAt } from './frame.ts'

/** A diploma: engraved border with rosettes in its corners, the name across the sheet, issuer and date beneath it. */
export const diploma: DrawFrame = (look, words, fonts) => {
  const { palette: c, id, pick } = look
  const corner = (x: number, y: number): string =>
    `<g transform="translate(${x} ${y})"><circle r="27" fill="${c.deep}" stroke="url(#${id}-m)" stroke-width="2.5"/>${lines(rosette(23, pick(4, 6, 9), 4, 0.35, 0.45), c.shine, 0.8)}</g>`
  const tile = `<pattern id="${id}-t" width="20" height="20" patternUnits="userSpaceOnUse"><path d="M0 10Q5 0 10 10T20 10M0 10Q5 20 10 10T20 0M10 0Q0 5 10 10T10 20" fill="none" stroke="${c.shine}" stroke-width=".9" opacity=".8"/></pattern>`
  const signed = signatures(look, words, 72)
  const bare = signed.notes.length === 0
  return {
    under:
      `<defs>${tile}</defs>` +
      `<rect x="-234" y="-186" width="468" height="372" rx="5" fill="${c.deep}"/>` +
      `<rect x="-230" y="-182" width="460" height="364" rx="3" fill="url(#${id}-t)"/>` +
      `<rect x="-206" y="-158" width="412" height="316" fill="${paper}" stroke="url(#${id}-m)" stroke-width="4"/>` +
      `<rect x="-198" y="-150" width="396" height="300" fill="none" stroke="${c.mid}" stroke-width=".8"/>` +
      lines(flower(look, 142), c.tint, 1) +
      emblem(look, 0, -104, look.symbol === null ? 35 : 42) +
      corner(-204, -156) +
      corner(204, -156) +
      corner(-204, 156) +
      corner(204, 156) +
      (bare
        ? `<path d="M-120 90H-14M14 90H120" stroke="${c.metal}" stroke-width="1"/><path d="${wave(1.5, 6, 4, 0, 0.2)}" transform="translate(0 90)" fill="${c.metal}"/>`
        : signed.art),
    ...column(
      { ...words, issuer: '', date: '' },
      {
        top: -60,
        bottom: bare ? 82 : 64,
        width: 366,
        kindWidth: 300,
        noteWidth: 0,
        largest: 50,
      },
    ),
    notes: signed.notes,
    over: tape(120, 160, fonts),
  }
}

/** A picture card: an engraving with the symbol, the words on a plate beneath it. */
export const card: DrawFrame = (look, words, fonts) => {
  const { palette: c, id, pick, symbol } = look
  const burst = wave(26, 150, pick(10, 12, 20), -Math.PI / 2, 0.08)
  const middle =
    symbol === null
      ? `<circle r="15" fill="url(#${id}-m)" stroke="${c.deep}"/><path d="${wave(4, 12, 5, -Math.PI / 2, 0.2)}" fill="${c.deep}"/>`
      : `<circle r="66" fill="${c.deep}" stroke="url(#${id}-m)" stroke-width="4"/><circle r="60" fill="none" stroke="${c.shine}" opacity=".6"/>${symbolAt(symbol, 84, { area: c.mid, line: paper })}`
  return {
    under:
      `<rect x="-172" y="-236" width="344" height="472" rx="24" fill="url(#${id}-d)"/>` +
      `<rect x="-160" y="-224" width="320" height="448" rx="16" fill="none" stroke="url(#${id}-m)" stroke-width="3"/>` +
      `<clipPath id="${id}-w"><rect x="-148" y="-212" width="296" height="208" rx="8"/></clipPath>` +
      `<g clip-path="url(#${id}-w)"><rect x="-148" y="-212" width="296" height="208" fill="${c.tint}"/>` +
      `<g transform="translate(0 -108)"><path d="${burst}" transform="scale(1.7)" fill="${paper}"/>` +
      lines(weave(64, 100, pick(9, 12, 20), 5), c.mid, 0.8) +
      (symbol === null ? lines(flower(look, 92), c.deep, 1) : '') +
      `${middle}</g></g>` +
      `<rect x="-148" y="-212" width="296" height="208" rx="8" fill="none" stroke="url(#${id}-m)" stroke-width="3"/>` +
      `<rect x="-148" y="8" width="296" height="150" rx="8" fill="${paper}" stroke="url(#${id}-m)" stroke-width="2.5"/>`,
    ...column(words, { top: 16, bottom: 150, width: 278, kindWidth: 250, noteWidth: 270, largest: 42 }),
    over: tape(166, 184, fonts),
  }
}

/** A stamp with a perforated edge and a row of seals: a thank-you for coming back. */
export const stamp: DrawFrame = (look, words, fonts) => {
  const { palette: c, id, pick, symbol } = look
  const petals = pick(10, 5, 8)
  const mark = (i: number): string =>
    symbol === null
      ? `<path d="${wave(5, 15, petals, -Math.PI / 2 + i, 0.5)}" fill="${c.mid}"/><circle r="4" fill="${c.shine}"/>`
      : symbolAt(symbol, 34, { area: c.tint, line: c.deep })
  const seal = (i: number): string =>
    `<g transform="translate(${-152 + i * 76} -106)"><circle r="30" fill="${paper}" stroke="url(#${id}-m)" stroke-width="3"/>` +
    lines(weave(24, 27, pick(11 + i, 12, 20), 2), c.mid, 0.6) +
    `${mark(i)}</g>`
  return {
    under:
      `<path d="${perforated(-234, -180, 26, 20, 18)}" fill="${c.tint}" stroke="${c.mid}" stroke-width="1.2"/>` +
      `<rect x="-214" y="-160" width="428" height="320" fill="${paper}" stroke="${c.deep}" stroke-width="5"/>` +
      `<rect x="-206" y="-152" width="412" height="304" fill="none" stroke="url(#${id}-m)" stroke-width="2"/>` +
      `<clipPath id="${id}-w"><rect x="-205" y="-151" width="410" height="90"/></clipPath>` +
      `<clipPath id="${id}-v"><rect x="-205" y="-61" width="410" height="212"/></clipPath>` +
      `<g clip-path="url(#${id}-v)"><g transform="translate(0 24)">${lines(flower(look, 150), c.tint, 1)}</g></g>` +
      `<g clip-path="url(#${id}-w)"><rect x="-205" y="-151" width="410" height="90" fill="url(#${id}-d)"/>` +
      `<g transform="translate(0 -106)">${lines(weave(60, 230, pick(9, 30, 44), 4), c.shine, 0.7, 0.5)}</g></g>` +
      Array.from({ length: 5 }, (_, i) => seal(i)).join(''),
    ...column(words, { top: -52, bottom: 98, width: 370, kindWidth: 300, noteWidth: 350, largest: 46 }),
    over: tape(106, 172, fonts),
  }
}
