import { html } from 'ghtml'
import { learnMore } from '../../core/category.ts'
import type { Finding } from '../../core/finding.ts'
import type { ReportRecord } from '../../core/report.ts'
import { categoryNames, inPlainWords, reasonAbout } from '../../core/verdict.ts'
import { folded, foldedList, isLong } from './folded.ts'
import { markedAlone, markedIdea } from './marked.ts'
import { userText } from '../html.ts'
import { severitySign } from './outcome.ts'
import { type Passage, questionsOf } from './passages.ts'

/**
 * The words with the only passage that something was found in, and below them what it is. Safer words beside it say what
 * to do: then the advice is folded with the reasons. `isSaid`: whether what was found is said above the words already.
 */
export const onlyFinding = (
  publicUrl: string,
  idea: string,
  { passage, isMended, isSaid }: { readonly passage: Passage; readonly isMended: boolean; readonly isSaid: boolean },
): string => {
  const { number, severity, findings, place } = passage
  const advice = findings.map(adviceOf)
  // The mark may be in the folded part: its number leads there.
  const inFold = isLong(idea) && place !== undefined
  const words = folded(idea, inFold ? markedIdea(idea, [passage]) : markedAlone(idea, passage))
  const sentence = html`<p class="line">!${inFold ? back(number) : ''}<span>${sentenceOf(passage)}</span></p>`
  return html`
    <div id="finding-${number}" class="finding only ${severity}">
      !${words} !${isSaid && !inFold ? '' : sentence} !${isMended ? '' : advice}
      <details>
        <summary>Why</summary>
        !${findings.map((finding) => whyOf(publicUrl, finding))} !${isMended ? advice : ''}
      </details>
    </div>
  `
}

/** What becomes of the words as they are, below the title of the first of two texts. */
export const keptOf = ({ outcome, ...report }: Pick<ReportRecord, 'outcome' | 'idea' | 'findings'>): string => {
  if (outcome === 'fail') return '<p class="trade">No badge is made of these words.</p>'
  return html`<p class="trade">
    A badge may have these words. Its report keeps the ${questionsOf(report) === 1 ? 'question' : 'questions'}.
  </p>`
}

const whyOf = (publicUrl: string, finding: Finding): string => html`
  <p>
    ${messageOf(finding)}
    <a href="${learnMore(finding.category, publicUrl)}">More about ${categoryNames[finding.category].toLowerCase()}</a>
  </p>
`

/** What the words of a passage do, or a question. What another field says is told by its message, which names the field. */
export const sentenceOf = ({ severity, findings, place }: Passage): string =>
  place === undefined ? findings.map(messageOf).join(' ') : reasonAbout('the marked words', severity, findings)

/**
 * The findings by passage, as a list with the numbers of the marks. A single mark has the name of its risk in place of a
 * quotation.
 */
export const findingList = (publicUrl: string, idea: string, passages: readonly Passage[]): string =>
  foldedList(
    passages.map((passage) => passageItem(publicUrl, idea, passage, passages.length > 1)),
    { className: 'findings', name: 'passages', ordered: true },
  )

const passageItem = (publicUrl: string, idea: string, passage: Passage, isOneOfMany: boolean): string => {
  const { number, severity, findings, place } = passage
  const words = place === undefined ? (findings[0]?.excerpt ?? '') : idea.slice(place.start, place.end)
  const isQuoted = isOneOfMany || place === undefined
  const head =
    (place === undefined ? html`<span class="number" aria-hidden="true">${number}</span>` : back(number)) +
    severitySign(severity)
  return html`
    <li id="finding-${number}" class="finding ${severity}">
      <p class="line">!${head}!${isQuoted ? html`<q class="excerpt">!${userText(words)}</q>` : title(findings[0])}</p>
      !${findings.map((finding) => reason(publicUrl, finding))}
    </li>
  `
}

/** The number of a passage, which leads back to its mark in the text. */
const back = (number: number): string =>
  html`<a class="number" href="#mark-${number}" aria-label="${number}: back to the mark in the text">${number}</a>`

const title = (finding: Finding | undefined): string =>
  finding === undefined ? '' : html`<strong>${categoryNames[finding.category]}</strong>`

/** What was found and what to write instead. */
const reason = (publicUrl: string, finding: Finding): string => html`
  <p>
    ${messageOf(finding)}
    <a href="${learnMore(finding.category, publicUrl)}"
      >Why <span class="hidden">“${finding.category}” matters</span></a
    >
  </p>
  !${adviceOf(finding)}
`

const adviceOf = ({ advice }: Finding): string =>
  html`<p class="instead"><strong>Instead:</strong> ${inPlainWords(advice)}</p>`

/** The names that people read for what the findings of other fields begin with (core/preflight/report/text-fields). */
const fields: readonly (readonly [RegExp, string])[] = [
  [/^In tokenType: /, 'In “Kind”: '],
  [/^In audience: /, 'In “For whom”: '],
]

/** The message of a finding in the words of pages. */
const messageOf = ({ message }: Finding): string =>
  fields.reduce((text, [api, words]) => text.replace(api, words), inPlainWords(message))
