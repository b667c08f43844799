import { html } from 'ghtml'
import { badgeSvg } from '../../core/badge.ts'
import { previewRecord } from '../../core/badge/preview.ts'
import { type Judge, failCategories, warnCategories } from '../../core/finding.ts'
import type { ReportRecord } from '../../core/report.ts'
import { verdictReason, verdictTitle, verdictWord } from '../../core/verdict.ts'
import { wordChanges } from '../../core/rewrite/word-diff.ts'
import { keyExposed } from '../../core/words.ts'
import { changedText, onlyIn, tradeOf } from './changed.ts'
import { copyLink } from './copy-link.ts'
import { digestCheck } from './digest.ts'
import { findingList, keptOf, onlyFinding, sentenceOf } from './findings.ts'
import { folded } from './folded.ts'
import { dateElement, segment, timeElement, userText } from '../html.ts'
import { keptLine } from './kept.ts'
import { layout } from '../layout.ts'
import { markedIdea } from './marked.ts'
import { verdictHead } from './outcome.ts'
import { onlyPassage, passagesOf, questionsOf } from './passages.ts'
import { type RecordProof, reportProof } from '../proof/record-proof.ts'
import { emptyDesign } from '../studio/form.ts'

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
  /** A text with less risk by the rules, for a report that does not pass. */
  readonly safer?: string
}

/** The share page of a report: the marked idea, a safer text where it needs one, and the findings with their advice. */
export function reportPage(page: ReportPage): string {
  const { publicUrl, record, contentDigest, proof, submits, retentionDays } = page
  const { outcome, findings, idea } = record
  const id = segment(record.reportId)
  const passages = passagesOf(idea, findings)
  const only = outcome === 'pass' ? undefined : onlyPassage(record)
  const head = html`
    <h1>!${verdictHead(outcome, titleOf(record))}</h1>
    !${keyAlarm(record)} !${only === undefined ? reasonLine(record) : html`<p class="lead">${sentenceOf(only)}</p>`}
  `
  const text = html`
    <section aria-labelledby="the-idea">
      <h2 id="the-idea">${textTitle(page)}</h2>
      !${
        only === undefined
          ? folded(idea, markedIdea(idea, passages))
          : onlyFinding(publicUrl, idea, { passage: only, isMended: offersText(page), isSaid: true })
      }
      !${offersText(page) ? keptOf(record) + unchangedLink(record) : ''}
    </section>
  `
  const found =
    passages.length === 0 || only !== undefined
      ? ''
      : html`<section class="reasons" aria-labelledby="findings">
          <h2 id="findings">What was found</h2>
          !${findingList(publicUrl, idea, passages)}
        </section>`
  return layout({
    publicUrl,
    path: `/report/${id}`,
    title: `Report: ${verdictWord(outcome, questionsOf(record)).toLowerCase()} – Laurel`,
    description: `${record.summary} An educational check by product rules, not legal advice.`,
    noindex: true,
    script: true,
    main: html`
      <article class="report result">
        <div class="report-head">
          <p class="kicker">Report <span class="made-at">!${dateElement(record.createdAt)}</span></p>
          !${copyLink(`${publicUrl}/report/${id}`)}
        </div>
        !${
          outcome === 'pass'
            ? html`<div class="with-badge">
                <div>!${head} !${text}</div>
                !${drawingOf(record)} !${nextOf(page)}
              </div>`
            : html`<div class="headed">
                  <div>!${head}</div>
                  !${outcome === 'warn' ? drawingOf(record) : ''}
                </div>
                !${offersText(page) ? choice(page, text) : html`!${text} !${nextOf(page)}`} !${found}`
        }
        <details class="unfold" !${proof === null ? '' : 'open'}>
          <summary>Details, timestamp, and how to check this report</summary>
          !${reportProof(publicUrl, { id: record.reportId, proof, submits })} !${fields(record)}
          !${digestCheck(`${publicUrl}/api/report/${id}/record`, contentDigest, 'report')}
          <ul class="links screen">
            <li><a href="/api/report/${id}">JSON</a></li>
            <li><a href="/api/report/${id}/record">Record</a></li>
          </ul>
        </details>
        <div class="small-print">
          <p>${record.disclaimer}</p>
          !${retentionDays === undefined ? '' : keptLine(retentionDays)}
        </div>
      </article>
    `,
  })
}

/** The verdict as a title; of a text that passes with its reason, which is the same for all of them. */
const titleOf = (record: ReportRecord): string =>
  record.outcome === 'pass' ? 'Ready: nothing risky found' : verdictTitle(record.outcome, questionsOf(record))

/** The badge that the studio would draw of this text. No receipt is made. */
const drawingOf = ({ idea, tokenType }: ReportRecord): string => html`
  <figure class="badge">
    !${badgeSvg(previewRecord(idea, tokenType ?? '', emptyDesign))}
    <figcaption class="quiet">Preview</figcaption>
  </figure>
`

const textTitle = (page: ReportPage): string =>
  offersText(page) ? 'These words' : page.record.outcome === 'pass' ? 'The idea' : 'The words'

/** Whether there is a safer text to take. */
const offersText = ({ record, safer }: ReportPage): boolean => safer !== undefined && safer !== record.idea

/** The text of the report and a safer one: two cards, each with its way to the studio. */
function choice({ record: { outcome, reportId, idea }, safer = '' }: ReportPage, text: string): string {
  const changes = wordChanges(idea, safer, [])
  const kind = outcome === 'fail' ? 'safer' : 'clearer'
  return html`
    <div class="texts options ${outcome}">
      !${text}
      <section aria-labelledby="safer">
        <h2 id="safer">${outcome === 'fail' ? 'Safer words' : 'Clearer words'}</h2>
        !${changedText(idea, safer, changes, onlyIn)} !${tradeOf(changes, idea)}
        <p class="buttons screen">!${studioLink(reportId, { words: `Edit the ${kind} words`, text: 'safer' })}</p>
      </section>
    </div>
    <p class="hint screen">
      Both buttons open the studio; nothing is made yet. The ${kind} words are a suggestion, not legal advice.
    </p>
  `
}

/** The way to the studio, where there is no other text to take. */
function nextOf({ record: { outcome, reportId } }: ReportPage): string {
  if (outcome === 'fail')
    return html`<p class="next">Follow the advice, then check it again. No badge is made of this text.</p>
      <p class="buttons screen">!${studioLink(reportId, { words: change })}</p>`
  return html`<p class="buttons screen">
    !${studioLink(reportId, { words: 'Make this badge', at: '#designer' })}
    !${outcome === 'pass' ? '' : studioLink(reportId, { words: change, at: '#idea', kind: 'plain' })}
  </p>`
}

const change = 'Edit these words'

/** The way on with the words of the report where there are others to take. */
const unchangedLink = ({ reportId }: ReportRecord): string =>
  html`<p class="buttons screen">!${studioLink(reportId, { words: change, at: '#idea', kind: 'plain' })}</p>`

/** The verdict in one sentence, where no finding says it. */
const reasonLine = ({ outcome, findings }: ReportRecord): string =>
  outcome === 'pass'
    ? html`<p class="lead"><a href="/rules">${kinds} kinds of risk</a> were looked for, and none was found.</p>`
    : html`<p class="lead">${verdictReason(outcome, findings, '')}</p>`

const kinds = failCategories.length + warnCategories.length

/** A link to the studio with the text of the report, or with its safer text. `at`: the part of the page to begin at. */
const studioLink = (
  reportId: string,
  {
    words,
    text = 'sent',
    at = '',
    kind = '',
  }: {
    readonly words: string
    readonly text?: 'sent' | 'safer'
    readonly at?: '' | '#designer' | '#idea'
    readonly kind?: '' | 'plain'
  },
): string =>
  html`<a class="button ${kind}" href="/?report=${reportId}${text === 'safer' ? '&text=safer' : ''}${at}">${words}</a>`

/** What to do when a key was found. */
export const keyAlarm = (record: ReportRecord): string =>
  record.findings.some(({ ruleId }) => ruleId === 'keys.material') ? html`<p class="alarm">${keyExposed}</p>` : ''

/** The findings with their advice, by passage. */
export const findingsOf = (publicUrl: string, { idea, findings }: ReportRecord): string =>
  findings.length === 0
    ? '<p>No rule found anything to change.</p>'
    : findingList(publicUrl, idea, passagesOf(idea, findings))

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
        What was checked with the idea, and by what
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
          <th scope="row">Checked</th>
          <td>!${timeElement(record.createdAt)}</td>
        </tr>
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
