import { html } from 'ghtml'
import { learnMore } from '../../core/category.ts'
import type { Finding } from '../../core/finding.ts'
import { categoryQuestions } from '../../core/preflight/report/category-questions.ts'
import { categoryNames, deedsOf, inPlainWords } from '../../core/verdict.ts'
import { foldedList } from './folded.ts'
import { userText } from '../html.ts'
import { severitySign } from './outcome.ts'
import type { Passage } from './passages.ts'

/** Characters of a passage above which a sentence about it does not quote it. */
const mostQuoted = 120

/**
 * The only passage of an idea: the question that it raises, then a sentence about its words. Safer words beside it say
 * what to do: then the advice is folded with the reasons.
 */
export const onlyFinding = (
  publicUrl: string,
  idea: string,
  { passage, isMended }: { readonly passage: Passage; readonly isMended: boolean },
): string => {
  const { number, severity, findings, place } = passage
  const advice = findings.map(adviceOf)
  const question = severity === 'warn' ? findings.slice(0, 1).map(questionOf) : ''
  return html`
    <div id="finding-${number}" class="finding only ${severity}">
      !${question}
      <p class="line">!${place === undefined ? '' : back(number)}<span>!${sentenceOf(idea, passage)}</span></p>
      !${isMended ? '' : advice}
      <details>
        <summary>Why</summary>
        !${findings.map((finding) => whyOf(publicUrl, finding))} !${isMended ? advice : ''}
      </details>
    </div>
  `
}

/** What to ask oneself about a passage that warns. */
const questionOf = ({ category }: Finding): string =>
  html`<p class="asked">${inPlainWords(categoryQuestions[category])}</p>`

const whyOf = (publicUrl: string, finding: Finding): string => html`
  <p>
    ${messageOf(finding)}
    <a href="${learnMore(finding.category, publicUrl)}">More about ${categoryNames[finding.category].toLowerCase()}</a>
  </p>
`

/** What the words of a passage do. What another field says is told by its message, which names the field. */
function sentenceOf(idea: string, { severity, findings, place }: Passage): string {
  const [first] = findings
  if (place === undefined && first !== undefined) return html`${messageOf(first)}`
  const words = idea.slice(place?.start, place?.end).trim()
  const isQuoted = words.length <= mostQuoted && words.length < idea.trim().length
  const subject = isQuoted ? html`The words <q>!${userText(words)}</q>` : 'These words'
  return html`!${subject} ${deedsOf(severity, findings)}.`
}

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
