import { html } from 'ghtml'
import { learnMore } from '../../core/category.ts'
import type { Finding } from '../../core/finding.ts'
import { foldedList } from './folded.ts'
import { userText } from '../html.ts'
import { outcomeTag } from './outcome.ts'

/** The findings as a numbered list, in the order of the marks. */
export const findingList = (publicUrl: string, findings: readonly Finding[]): string =>
  foldedList(
    findings.map((finding, i) => findingItem(publicUrl, finding, i + 1)),
    { className: 'findings', name: 'findings', ordered: true },
  )

const findingItem = (publicUrl: string, finding: Finding, number: number): string => html`
  <li id="finding-${number}" class="finding ${finding.severity}">
    <p class="line">
      <span class="number" aria-hidden="true">${number}</span> !${outcomeTag(finding.severity)}
      <q class="excerpt">!${userText(finding.excerpt)}</q>
    </p>
    <p>${finding.message}</p>
    <p><strong>Instead:</strong> ${finding.advice}</p>
    <p class="quiet">
      Rule <code>${finding.ruleId}</code> ·
      <a href="${learnMore(finding.category, publicUrl)}">why “${finding.category}” matters</a>
      !${finding.start === undefined ? '' : html` · <a href="#mark-${number}">back to mark ${number}</a>`}
    </p>
  </li>
`
