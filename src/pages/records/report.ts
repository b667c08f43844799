import { html } from 'ghtml'
import type { Judge, Outcome } from '../../core/finding.ts'
import type { ReportRecord } from '../../core/report.ts'
import { keyExposed } from '../../core/words.ts'
import { digestCheck } from './digest.ts'
import { findingList } from './findings.ts'
import { folded } from './folded.ts'
import { segment, timeElement, userText } from '../html.ts'
import { keptLine } from './kept.ts'
import { layout } from '../layout.ts'
import { markedIdea } from './marked.ts'
import { nothingRisky, outcomeTag } from './outcome.ts'
import { passagesOf } from './passages.ts'
import { type RecordProof, reportProof } from '../proof/record-proof.ts'

export interface ReportPage {
  /** Configured public address, without a slash at the end. */
  readonly publicUrl: string
  readonly record: ReportRecord
  /** SHA-256 of the canonical record, 64 hex digits. */
  readonly contentDigest: string
  readonly proof: RecordProof | null
  /** Whether a calendar is configured. */
  readonly submits: boolean
  /** RETENTION_DAYS; null: kept until deleted. Absent: not mentioned. */
  readonly retentionDays?: number | null
}

/** The share page of a report: the marked idea and the findings with their advice. */
export function reportPage({ publicUrl, record, contentDigest, proof, submits, retentionDays }: ReportPage): string {
  const id = segment(record.reportId)
  return layout({
    publicUrl,
    path: `/report/${id}`,
    title: `Screening report: ${record.outcome} – Laurel`,
    description: `${record.summary} Educational screening by product rules, not legal advice.`,
    noindex: true,
    main: html`
      <article class="report result">
        <p class="kicker">Screening report, made !${timeElement(record.createdAt)}</p>
        <h1>!${outcomeTag(record.outcome)} <span>${headings[record.outcome]}</span></h1>
        !${reportSummary(record)}
        <div class="beside">
          <section class="words" aria-labelledby="the-idea">
            <h2 id="the-idea">The idea</h2>
            !${folded(record.idea, markedIdea(record.idea, passagesOf(record.idea, record.findings)))}
          </section>
          <section aria-labelledby="findings">
            <h2 id="findings">What was found</h2>
            !${findingsOf(publicUrl, record)}
          </section>
        </div>
        <p class="next">${next[record.outcome]}</p>
        <p class="screen"><a class="button" href="/">Open the studio</a></p>
        <details class="unfold" !${proof === null ? '' : 'open'}>
          <summary>Details, timestamp, and how to check this report</summary>
          !${reportProof(publicUrl, { id: record.reportId, proof, submits })} !${fields(record)}
          !${digestCheck(`${publicUrl}/api/report/${id}/record`, contentDigest, 'report')}
          <ul class="links screen">
            <li><a href="/api/report/${id}">JSON</a></li>
            <li><a href="/api/report/${id}/record">Record</a></li>
          </ul>
        </details>
        !${retentionDays === undefined ? '' : keptLine(retentionDays)}
        <p class="disclaimer">${record.disclaimer}</p>
      </article>
    `,
  })
}

const headings: Readonly<Record<Outcome, string>> = {
  pass: 'Good as it is',
  warn: 'Good, with a question',
  fail: 'Not as it stands',
}

/** The summary of a report, and what to do when it found a key. */
const reportSummary = (record: ReportRecord): string => html`
  <p class="lead">${record.outcome === 'pass' ? nothingRisky : record.summary}</p>
  !${keyAlarm(record)}
`

/** What to do when a key was found. */
export const keyAlarm = (record: ReportRecord): string =>
  record.findings.some(({ ruleId }) => ruleId === 'keys.material') ? html`<p class="alarm">${keyExposed}</p>` : ''

/** The findings with their advice, by passage. */
export const findingsOf = (publicUrl: string, { idea, findings }: ReportRecord): string =>
  findings.length === 0
    ? '<p>No rule found anything to change.</p>'
    : findingList(publicUrl, idea, passagesOf(idea, findings))

const next: Readonly<Record<Outcome, string>> = {
  pass: 'Make a mock receipt of it in the studio, show it to the people it is for, and ask them what it should honour.',
  warn: 'Read each warning, change what you can, and screen it again. A mock receipt can be made with warnings.',
  fail: 'No mock receipt is made for this text. Follow the advice at each finding or take the rewrite in the studio, then screen it again.',
}

const judges: Readonly<Record<Judge, string>> = {
  engine: 'Rules and classifier. The second opinion of a language model was lower, and it may not lower this outcome.',
  model: 'A language model: its second opinion changed the outcome of rules and classifier.',
  both: 'Rules and classifier; the second opinion of a language model agrees.',
}

const judgedBy = (judge: Judge): string => html`
  <tr>
    <th scope="row">Judged by</th>
    <td>${judges[judge]}</td>
  </tr>
`

const ruleRow = ({ findings }: ReportRecord): string => html`
  <tr>
    <th scope="row">Rules that found something</th>
    <td>!${[...new Set(findings.map(({ ruleId }) => ruleId))].map((id) => html`<code>${id}</code><br />`)}</td>
  </tr>
`

function fields(record: ReportRecord): string {
  const rows = [
    ['Kind', record.tokenType],
    ['Network', record.network],
    ['Audience', record.audience],
  ] as const
  return html`
    <table class="facts">
      <caption class="hidden">
        What was screened with the idea, and by what
      </caption>
      <tbody>
        !${rows.map(
          ([name, value]) =>
            html`<tr>
              <th scope="row">${name}</th>
              <td>!${value === null ? '<span class="quiet">not given</span>' : userText(value)}</td>
            </tr>`,
        )}
        <tr>
          <th scope="row">Version of the rules</th>
          <td><code>${record.rulesVersion}</code></td>
        </tr>
        !${record.judgedBy === undefined ? '' : judgedBy(record.judgedBy)}
        !${record.findings.length === 0 ? '' : ruleRow(record)}
        <tr>
          <th scope="row">Report</th>
          <td><code>${record.reportId}</code></td>
        </tr>
      </tbody>
    </table>
  `
}
