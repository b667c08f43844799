import { html } from 'ghtml'
import { learnMore } from '../../core/category.ts'
import type { Finding } from '../../core/finding.ts'
import { categoryNames, inPlainWords } from '../../core/verdict.ts'
import { foldedList } from './folded.ts'
import { userText } from '../html.ts'
import { severitySign } from './outcome.ts'
import type { Passage } from './passages.ts'

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
  <p class="instead"><strong>Instead:</strong> ${inPlainWords(finding.advice)}</p>
`

/** The names that people read for what the findings of other fields begin with (core/preflight/report/text-fields). */
const fields: readonly (readonly [RegExp, string])[] = [
  [/^In tokenType: /, 'In “Kind”: '],
  [/^In audience: /, 'In “For whom”: '],
]

/** The message of a finding in the words of pages. */
const messageOf = ({ message }: Finding): string =>
  fields.reduce((text, [api, words]) => text.replace(api, words), inPlainWords(message))
