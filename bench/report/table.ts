/** The lines of a run as cells, and as a table for a terminal. */
import type { Figure, Line, Size, Spread } from '../row.ts'

export interface Report {
  readonly lines: readonly Line[]
  readonly size: Size
  readonly machine: Readonly<Record<string, string>>
  readonly seconds: number
}

const digits = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)
const spreadText = ({ median, low, high }: Spread): string =>
  low === high ? digits(median) : `${digits(median)} (${digits(low)}–${digits(high)})`
const latencyText = (figure: Figure | undefined): string =>
  figure?.latency === undefined ? '' : `${digits(figure.latency.p50)} / ${digits(figure.latency.p99)}`

export const headings = [
  'work',
  'Laurel',
  'unit',
  'peer',
  'its figure',
  'ratio',
  'goal',
  '',
  'p50 / p99 ms',
  'its p50 / p99 ms',
] as const

export const short = 'falls short'

/** The cells of a line in the order of the headings; without a goal the mark is empty. */
export const cellsOf = ({ work, unit, ours, peer, ratio, goal }: Line): readonly string[] => [
  work,
  ours ? spreadText(ours.spread) : '',
  unit,
  peer?.name ?? '',
  peer ? spreadText(peer.spread) : '',
  ratio ? `${spreadText(ratio)} ×` : '',
  goal?.text ?? '',
  goal === undefined ? '' : goal.met ? 'reached' : short,
  latencyText(ours),
  latencyText(peer),
]

/** The names of the lines that fall short of their goals. */
export const shortfalls = (lines: readonly Line[]): readonly Line[] => lines.filter(({ goal }) => goal?.met === false)

export function textTable({ lines, size, machine, seconds }: Report): string {
  const all = [headings, ...lines.map(cellsOf)]
  const widths = headings.map((_, column) => Math.max(...all.map((cells) => cells[column]?.length ?? 0)))
  const table = all.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const notes = lines.filter(({ note }) => note !== undefined).map(({ work, note }) => `${work}: ${note ?? ''}`)
  const failing = shortfalls(lines).map(
    ({ work, peer, goal }) => `${work}${peer ? ` beside ${peer.name}` : ''}: ${goal?.text ?? ''}`,
  )
  // A quick run has too few rounds to say anything about a goal.
  const verdict = size === 'quick' ? ['A quick run: the figures mean nothing.'] : ['Fall short:', ...failing]
  const about = Object.entries(machine).map(([name, value]) => `${name} ${value}`)
  return [...table, '', ...notes, '', ...verdict, '', about.join('; '), `${seconds.toFixed(0)} s`].join('\n')
}
