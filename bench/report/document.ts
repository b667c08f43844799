/** docs/performance.md: the table of a run, and below it a part written by hand, which every run keeps. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chart } from './chart.ts'
import { cellsOf, headings, type Report, shortfalls } from './table.ts'

const docs = join(import.meta.dirname, '../../docs')
const path = join(docs, 'performance.md')
/** The part from here on is written by hand. */
const byHand = '## What was found and done'

const cell = (text: string): string => text.replaceAll('|', '\\|')
const rowOf = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`

function generated({ lines, machine, seconds }: Report): string {
  const notes = lines.filter(({ note }) => note !== undefined).map(({ work, note }) => `- ${work}: ${note ?? ''}`)
  const failing = shortfalls(lines).map(
    ({ work, peer, goal }) => `- ${work}${peer ? `, beside ${peer.name}` : ''}: ${goal?.text ?? ''}`,
  )
  const about = Object.entries(machine).map(([name, value]) => `- ${name}: ${value}`)
  return [
    '<!-- `npm run bench -- --write` writes everything above “What was found and done”; that part is written by hand. -->',
    '',
    '# Performance',
    '',
    'Each line compares Laurel with a peer in the same run. Servers have one core and their clients another; the rounds of both alternate, so that other load affects both. “µs CPU” is the CPU time of the server process for one request. A figure is the median of the rounds, with the quartiles in parentheses. The ratio is the figure of the peer divided by that of Laurel in the same round, so more is better; where a line has a goal “at most … the cost”, it is the other way round. Latency is what a client sees that has eight requests in flight.',
    '',
    '`npm run bench` measures again in less than ten minutes, `npm run bench -- --quick` shows in a minute that everything still runs.',
    '',
    `## Figures`,
    '',
    `Run of ${new Date().toISOString().slice(0, 10)}, ${seconds.toFixed(0)} s.`,
    '',
    ...about,
    '',
    rowOf(headings),
    rowOf(headings.map(() => '---')),
    ...lines.map((line) => rowOf(cellsOf(line))),
    '',
    '![The ratio of each line, on a logarithmic scale](performance.svg)',
    '',
    '### Notes',
    '',
    ...notes,
    '',
    '### What falls short',
    '',
    ...(failing.length > 0 ? failing : ['Nothing.']),
    '',
    '',
  ].join('\n')
}

export function writeDocument(report: Report): void {
  const old = readFileSync(path, 'utf8')
  const at = old.indexOf(byHand)
  if (at === -1) throw new Error(`docs/performance.md has no heading “${byHand}”`)
  writeFileSync(path, generated(report) + old.slice(at))
  writeFileSync(join(docs, 'performance.svg'), chart(report.lines))
}
