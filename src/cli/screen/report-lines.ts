/** The formats that print line by line: text for people, JSON lines, annotations of GitHub. */
import type { Screening } from '../../core/finding.ts'
import { displayText } from '../../core/display.ts'
import { ruleSet } from '../rule-set.ts'
import { type PlacedFinding, type Report, sumOf } from './report.ts'

/** Text for people. */
export const textReport: Report = {
  idea: ({ outcome, summary, findings }) =>
    `${outcome.toUpperCase()}: ${summary}\n${findings.map((finding) => `  ${lines(finding)}`).join('')}`,
  finding: ({ file, region: { line, column }, ...finding }) => `${file}:${line}:${column} ${lines(finding)}`,
  end: (counts) => (counts === null ? '' : `${sumOf(counts)}\n`),
}

const lines = ({
  severity,
  ruleId,
  excerpt,
  message,
  advice,
}: Pick<PlacedFinding, 'severity' | 'ruleId' | 'excerpt' | 'message' | 'advice'>): string =>
  `${severity} ${ruleId}: “${displayText(excerpt)}”\n    ${message}\n    Instead: ${advice}\n`

/** One JSON object a line: of an idea its whole answer, of a page each finding. */
export const jsonReport: Report = {
  idea: (screening) => `${JSON.stringify({ ...screening, rulesVersion: ruleSet.version })}\n`,
  finding: ({ file, region, ...finding }) => `${JSON.stringify({ file, ...region, ...finding })}\n`,
  end: () => '',
}

/** Annotations of GitHub, as its workflow commands write them. */
export const githubReport: Report = {
  idea: ({ findings, outcome, summary }: Screening, line) =>
    [
      ...findings.map((finding) =>
        annotation(finding, line === undefined ? {} : { file: line.file, line: line.n, endLine: line.n }),
      ),
      `${outcome.toUpperCase()}: ${summary}\n`,
    ].join(''),
  finding: ({ file, region: { line, column, endLine, endColumn }, ...finding }) =>
    // Columns count only within one line.
    annotation(finding, { file, line, endLine, ...(line === endLine && { col: column, endColumn }) }),
  end: (counts) => (counts === null ? '' : `${sumOf(counts)}\n`),
}

function annotation(
  { severity, ruleId, message, advice }: Pick<PlacedFinding, 'severity' | 'ruleId' | 'message' | 'advice'>,
  place: Readonly<Record<string, string | number>>,
): string {
  const properties = Object.entries({ ...place, title: ruleId }).map(([name, value]) => `${name}=${property(value)}`)
  const command = severity === 'fail' ? 'error' : 'warning'
  return `::${command} ${properties.join(',')}::${escaped(`${message} Instead: ${advice}`)}\n`
}

const escaped = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const property = (value: string | number): string =>
  escaped(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')
