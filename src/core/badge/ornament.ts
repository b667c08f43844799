/** Ornaments of diplomas as SVG paths: waves, rosettes, laurel, ribbons. Pure geometry. */

/** Formats a number with at most two decimals, so that the bytes do not depend on how a platform rounds a sine. */
export const n = (value: number): string => String(Math.round(value * 100) / 100 + 0)

/** The same with one decimal: waves and leaves are most of a picture's bytes, and a tenth is finer than their lines. */
const coarse = (value: number): string => String(tenth(value))

const tenth = (value: number): number => Math.round(value * 10) / 10 + 0

const polar = (r: number, angle: number): readonly [number, number] => [r * Math.cos(angle), r * Math.sin(angle)]

const full = 2 * Math.PI

/** The way from one rounded point to others, as numbers of a path. A zero before a decimal point is left out. */
const away = (from: readonly number[], ...to: readonly (readonly number[])[]): string =>
  to
    .flatMap((point) => point.map((value, axis) => coarse(value - (from[axis] ?? 0)).replace(/^(-?)0\./, '$1.')))
    .join(' ')
    .replaceAll(' -', '-')

/**
 * A closed wave around the origin that oscillates between two radii `lobes` times. Its points are relative to one
 * another, which takes 4 % off the compressed bytes of a badge.
 */
export function wave(inner: number, outer: number, lobes: number, turn: number, tension = 0.364): string {
  const step = full / (2 * lobes)
  const at = (k: number) => {
    const angle = turn + k * step
    const r = k % 2 === 0 ? outer : inner
    const [x, y] = polar(r, angle)
    const [tx, ty] = polar(r * step * tension, angle + Math.PI / 2)
    return { point: [tenth(x), tenth(y)], before: [x - tx, y - ty], after: [x + tx, y + ty] }
  }
  const first = at(0)
  let here = first.point
  let path = `M${first.point.map(coarse).join(' ')}`
  for (let k = 1; k <= 2 * lobes; k++) {
    const { point, before } = at(k)
    path += k === 1 ? `c${away(here, first.after, before, point)}` : `s${away(here, before, point)}`
    here = point
  }
  return `${path}Z`
}

/** Several waves, each turned a little further than the one before, as in the guilloche of banknotes. */
export const weave = (inner: number, outer: number, lobes: number, strands: number, tension?: number): string =>
  Array.from({ length: strands }, (_, i) => wave(inner, outer, lobes, (i * full) / (lobes * strands), tension)).join('')

/** Concentric waves that shrink towards the centre. */
export const rosette = (r: number, lobes: number, layers: number, depth: number, tension: number): string =>
  Array.from({ length: layers }, (_, i) => {
    const outer = r * (1 - (0.72 * i) / layers)
    return wave(outer * depth, outer, lobes, ((i % 2) * Math.PI) / lobes, tension)
  }).join('')

/** The edge of a seal: small scallops or, with a straight tension, a star. */
export const scallop = (r: number, count: number, depth: number, tension = 0.5): string =>
  wave(r - depth, r, count, -Math.PI / 2, tension)

const leaf = (length: number, width: number): string =>
  `M0 0C${coarse(length * 0.3)} ${coarse(-width)} ${coarse(length * 0.72)} ${coarse(-width * 0.85)} ${coarse(length)} 0C${coarse(length * 0.72)} ${coarse(width * 0.85)} ${coarse(length * 0.3)} ${coarse(width)} 0 0Z`

interface Branch {
  readonly r: number
  readonly leaves: number
  readonly length: number
  /** Where the branch begins and ends, in degrees clockwise from straight down. */
  readonly from: number
  readonly to: number
}

/** One branch of laurel on an arc about the origin, growing from the bottom up the left side. */
export function branch({ r, leaves, length, from, to }: Branch, fill: string, vein: string): string {
  const rad = Math.PI / 180
  const angleAt = (i: number): number => 90 + from + ((to - from) * i) / leaves
  const parts: string[] = []
  const arc = (a: number): string =>
    polar(r, a * rad)
      .map(coarse)
      .join(' ')
  parts.push(
    `<path d="M${arc(angleAt(0) - 5)}A${r} ${r} 0 0 1 ${arc(angleAt(leaves))}" fill="none" stroke="${fill}" stroke-width="2"/>`,
  )
  for (let i = 0; i <= leaves; i++) {
    const angle = angleAt(i)
    const [x, y] = polar(r, angle * rad)
    const size = length * (1 - 0.35 * (i / leaves))
    const tilts = i === leaves ? [0] : [-32, 30]
    for (const tilt of tilts) {
      const turn = `translate(${coarse(x)} ${coarse(y)}) rotate(${coarse(angle + 90 + tilt)})`
      parts.push(
        `<g transform="${turn}"><path d="${leaf(size, size * 0.27)}" fill="${fill}"/><path d="M${coarse(size * 0.12)} 0H${coarse(size * 0.82)}" stroke="${vein}" stroke-width=".8"/></g>`,
      )
    }
    if (i % 3 === 1) {
      const [bx, by] = polar(r - length * 0.42, (angle + 5) * rad)
      parts.push(`<circle cx="${coarse(bx)}" cy="${coarse(by)}" r="${coarse(length * 0.09)}" fill="${vein}"/>`)
    }
  }
  return parts.join('')
}

/** Both branches, mirrored about the origin's vertical. */
export function wreath(shape: Branch, fill: string, vein: string): string {
  const half = branch(shape, fill, vein)
  return `<g>${half}</g><g transform="scale(-1 1)">${half}</g>`
}

/** The perforated edge of a stamp, clockwise from the corner: flat, notch, flat for every tooth. */
export function perforated(x: number, y: number, across: number, down: number, tooth: number): string {
  const flat = tooth * 0.22
  const notch = tooth - 2 * flat
  const side = (count: number, dx: number, dy: number): string =>
    `l${n(dx * flat)} ${n(dy * flat)}a${n(notch / 2)} ${n(notch / 2)} 0 0 0 ${n(dx * notch)} ${n(dy * notch)}l${n(dx * flat)} ${n(dy * flat)}`.repeat(
      count,
    )
  return `M${n(x)} ${n(y)}${side(across, 1, 0)}${side(down, 0, 1)}${side(across, -1, 0)}${side(down, 0, -1)}Z`
}
