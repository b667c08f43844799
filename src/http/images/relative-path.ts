import { LruMap } from '../../app/service/lru-map.ts'

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
    for (const { command, points } of strokesOf(path)) {
      if (command === 'Z') {
        write('z', [])
        ;[x, y] = [startX, startY]
        continue
      }
      const steps: Step[] = []
      for (let i = 0; i < points.length; i += 2)
        steps.push([
          Math.round(right + (points[i] ?? 0) * scale) - x,
          Math.round(-up - (points[i + 1] ?? 0) * scale) - y,
        ])
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

interface Stroke {
  readonly command: string
  /** Abscissa and ordinate of each point in turn. */
  readonly points: readonly number[]
}

/** The glyphs that were read last: a few alphabets, because reading numbers is most of the work of a line. */
const read = new LruMap<string, readonly Stroke[]>(1_000)

function strokesOf(path: string): readonly Stroke[] {
  let strokes = read.get(path)
  if (strokes === undefined) {
    strokes = Array.from(path.matchAll(/([MLQCZ])([^MLQCZ]*)/g), ([, command = '', list = '']) => ({
      command,
      points: Array.from(list.matchAll(/-?[\d.]{1,12}/g), ([number]) => Number(number)),
    }))
    read.set(path, strokes)
  }
  return strokes
}

/** Whether a curve with this control point leaves its chord by less than half a unit. */
function isFlat([cx, cy]: Step, [dx, dy]: Step): boolean {
  const chord = Math.hypot(dx, dy)
  return chord === 0 ? Math.hypot(cx, cy) < 1 : Math.abs(cx * dy - cy * dx) < chord
}

/** Numbers after a number: a minus sign needs no space before it. */
function listed(steps: readonly Step[]): string {
  let list = ''
  for (const [dx, dy] of steps) list += (dx < 0 ? `${dx}` : ` ${dx}`) + (dy < 0 ? `${dy}` : ` ${dy}`)
  return list
}
