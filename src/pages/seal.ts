import { branch, n, wave } from '../core/badge/ornament.ts'
import { sha256Hex } from '../core/hash.ts'

export interface SealOptions {
  /** How much is drawn: `small` (some 2 KB) is for 3 to 7 rem, `large` (3 to 6 KB) for a hero or an empty state. */
  readonly size: 'small' | 'large'
  /** The middle: SVG elements in a square of 40 about the origin; the sprig of the logo by default. */
  readonly centre?: string
  /** Whether a wreath of laurel is about the middle. Only for a large seal. */
  readonly wreath?: boolean
}

/**
 * A decorative guilloche seal: an SVG that takes the colours of its page (assets/css/seal.css) and that screen readers
 * skip. The seed determines lobes and petals, so that equal seeds give equal bytes. `id` must be unique on the page.
 */
export const seal = (seed: string, id: string, options: SealOptions): string =>
  `<svg class="seal ${options.size}" viewBox="${viewBox}" aria-hidden="true" focusable="false">${art(seed, id, options)}</svg>`

/** A number for the middle of a seal. */
export const sealNumber = (number: number): string =>
  `<text y="8" text-anchor="middle" font-size="23">${n(number)}</text>`

const viewBox = '-120 -120 240 240'

function art(seed: string, id: string, { size, centre = sprig, wreath = false }: SealOptions): string {
  const digest = sha256Hex(seed)
  const pick = (byte: number, from: number, to: number): number =>
    from + (Number.parseInt(digest.slice(2 * byte, 2 * byte + 2), 16) % (to - from + 1))
  const { lobes, strands, inner, petals, turns, bead, gap } =
    size === 'large'
      ? { lobes: pick(0, 15, 20), strands: 5, inner: 79, petals: pick(2, 6, 9), turns: 9, bead: 2.6, gap: 6.022 }
      : { lobes: pick(0, 8, 12), strands: 3, inner: 73, petals: pick(2, 4, 8), turns: 4, bead: 3.4, gap: 9.032 }
  const band = wave(inner + 3, 107, lobes, 0, 0.3 + pick(1, 0, 14) / 100)
  const flower = wave(pick(3, 22, 38), inner - 5, petals, 0, 0.34 + pick(4, 0, 22) / 100)
  return (
    `<circle class="seal-beads" r="115" stroke-width="${bead}" stroke-dasharray="0 ${gap}"/>` +
    `<circle class="seal-line" r="${inner}"/><circle class="seal-line" r="110.5"/>` +
    `<g>${turned(`${id}-b`, band, lobes, strands)}</g>` +
    `<g class="seal-flower">${turned(`${id}-f`, flower, petals, turns)}</g>` +
    (wreath ? plate(58, branches(`${id}-w`) + centre) : middle(centre, size))
  )
}

/** A wave, and copies of it that are turned until the next lobe: together they weave. */
const turned = (id: string, path: string, lobes: number, strands: number): string =>
  `<path id="${id}" d="${path}"/>` +
  Array.from({ length: strands - 1 }, (_, i) => {
    const degrees = ((i + 1) * 360) / (lobes * strands)
    return `<use href="#${id}" transform="rotate(${n(degrees)})"/>`
  }).join('')

const plate = (r: number, content: string): string =>
  `<circle class="seal-plate" r="${r}"/><g class="seal-centre">${content}</g>`

/** A small seal has a larger middle, so that one can tell what it shows. */
const middle = (svg: string, size: SealOptions['size']): string =>
  size === 'large' ? plate(27, svg) : plate(40, `<g transform="scale(1.4)" stroke-width="2.6">${svg}</g>`)

const sprig =
  '<path class="seal-full" d="M0 19V-16M0-17c5 4 5 9 0 12c-5-3-5-8 0-12zM0-2c1-7 6-10 13-10c0 8-5 12-13 10zM0-2c-1-7-6-10-13-10c0 8 5 12 13 10zM0 11c1-7 6-10 13-10c0 8-5 12-13 10zM0 11c-1-7-6-10-13-10c0 8 5 12 13 10z"/>'

function branches(id: string): string {
  const half = branch({ r: 43, leaves: 5, length: 17, from: 18, to: 146 }, 'currentColor', 'none')
  return `<g id="${id}" stroke="none">${half}</g><use href="#${id}" transform="scale(-1 1)"/>`
}
