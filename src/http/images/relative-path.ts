/** A glyph as HarfBuzz writes it (absolute M, L, Q, C and Z, ordinate upwards), and its place in a line. */
export interface Glyph {
  readonly path: string
  readonly x: number
  readonly up: number
  /** Units of the line in a unit of the font. */
  readonly scale: number
}

type Step = readonly [dx: number, dy: number]

/**
 * Glyphs as one SVG path of whole numbers, each point relative to the one before: so it is short, and a letter that comes
 * again has the same characters, which compression finds. What is too small for a unit is left out.
 */
export function relativePath(glyphs: readonly Glyph[]): string {
  let d = ''
  let [x, y] = [0, 0]
  let [startX, startY] = [0, 0]
  let before = ''
  const write = (command: string, steps: readonly Step[]): void => {
    // The letter of a command stands for those of the same kind that follow.
    d += command === before ? listed(steps) : command + listed(steps).trimStart()
    before = command
  }
  for (const { path, x: right, up, scale } of glyphs)
    for (const [, command = '', list = ''] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
      if (command === 'Z') {
        write('z', [])
        ;[x, y] = [startX, startY]
        continue
      }
      const steps: Step[] = []
      for (const [, px = '', py = ''] of list.matchAll(/(-?[\d.]{1,12}),(-?[\d.]{1,12})/g))
        steps.push([Math.round(right + Number(px) * scale) - x, Math.round(-up - Number(py) * scale) - y])
      const end = steps.at(-1) ?? [0, 0]
      if (command === 'M') {
        before = ''
        write('m', steps)
        ;[startX, startY] = [x + end[0], y + end[1]]
      } else if (command === 'Q' && isFlat(steps[0] ?? end, end)) {
        if (end[0] !== 0 || end[1] !== 0) write('l', [end])
      } else if (steps.some(([dx, dy]) => dx !== 0 || dy !== 0)) write(command.toLowerCase(), steps)
      ;[x, y] = [x + end[0], y + end[1]]
    }
  return d
}

/** Whether a curve with this control point leaves its chord by less than half a unit. */
function isFlat([cx, cy]: Step, [dx, dy]: Step): boolean {
  const chord = Math.hypot(dx, dy)
  return chord === 0 ? Math.hypot(cx, cy) < 1 : Math.abs(cx * dy - cy * dx) < chord
}

/** Numbers after a number: a minus sign needs no space before it. */
const listed = (steps: readonly Step[]): string =>
  steps
    .flat()
    .map((number) => (number < 0 ? String(number) : ` ${number}`))
    .join('')
