import { html } from 'ghtml'
import { learnMore } from '../../core/category.ts'
import { type Finding, isFailCategory } from '../../core/finding.ts'
import { categoryNames, deedsOf, inPlainWords } from '../../core/verdict.ts'
import { folded, foldedList, isLong } from './folded.ts'
import { markedAlone, markedIdea } from './marked.ts'
import { userText } from '../html.ts'
import { severitySign } from './outcome.ts'
import type { Passage } from './passages.ts'

/** Where it is said what was found in a text. */
type Said = 'asked' | 'above' | 'below'

/**
 * The words with the only passage that something was found in, and below them what it is. Safer words beside it say what
 * to do: then the advice is folded with the reasons. `said`: whether a question (`questionAbout`) or a sentence above
 * the words says what was found, or it is said below them.
 */
export const onlyFinding = (
  publicUrl: string,
  idea: string,
  { passage, isMended, said }: { readonly passage: Passage; readonly isMended: boolean; readonly said: Said },
): string => {
  const { number, severity, findings, place } = passage
  const advice = findings.map(adviceOf)
  // The mark may be in the folded part: its number leads there.
  const inFold = isLong(idea) && place !== undefined
  const words = folded(idea, inFold ? markedIdea(idea, [passage]) : markedAlone(idea, passage))
  const sentence = html`<p class="line">!${inFold ? back(number) : ''}<span>${sentenceOf(passage)}</span></p>`
  return html`
    <div id="finding-${number}" class="finding only ${severity}">
      !${words} !${said !== 'below' && !inFold ? '' : sentence} !${isMended ? '' : advice}
      <details>
        <summary>${said === 'asked' ? 'Why this is asked' : 'Why'}</summary>
        !${findings.map((finding) => whyOf(publicUrl, finding))} !${isMended ? advice : ''}
      </details>
    </div>
  `
}

/**
 * What the only passage leaves open, which either of two texts may answer; undefined where there is no choice, because
 * the words are refused, or where another field is meant.
 */
export const questionAbout = (passage: Passage): string | undefined =>
  passage.severity === 'fail' ||
  passage.place === undefined ||
  passage.findings.some(({ category }) => isFailCategory(category))
    ? undefined
    : sentenceOf(passage)

/** What the first of the two texts keeps and loses, below its title. */
export const keptWords = '<p class="trade">Nothing changes; the warning stays.</p>'

const whyOf = (publicUrl: string, finding: Finding): string => html`
  <p>
    ${messageOf(finding)}
    <a href="${learnMore(finding.category, publicUrl)}">More about ${categoryNames[finding.category].toLowerCase()}</a>
  </p>
`

/** What the words of a passage do. What another field says is told by its message, which names the field. */
export const sentenceOf = ({ severity, findings, place }: Passage): string =>
  place === undefined ? findings.map(messageOf).join(' ') : `The marked words ${deedsOf(severity, findings)}.`

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
