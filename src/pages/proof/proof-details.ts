import { html } from 'ghtml'
import type { ProofView, ShownProof, ViewCalendar } from '../../core/proof-view.ts'
import { segment, timeElement } from '../html.ts'

/** The exact statement, times and calendars of a proof, folded. */
export const proofDetails = (publicUrl: string, proof: ShownProof, view: ProofView): string => html`
  <details class="proof-more">
    <summary>Times and calendars</summary>
    <p data-view="statement">${proof.statement}</p>
    <dl class="times">
      <dt>Stored</dt>
      <dd>!${timeElement(proof.createdAt)}</dd>
      !${
        proof.submittedAt === null
          ? ''
          : html`<dt>First answer of a calendar</dt>
              <dd>!${timeElement(proof.submittedAt)}</dd>`
      }
      !${
        proof.bitcoin === null
          ? ''
          : html`<dt>The path came from</dt>
              <dd><bdi>${proof.bitcoin.attestedBy}</bdi></dd>`
      }
    </dl>
    <ul class="calendars" data-view="calendars">
      !${view.calendars.map(calendarItem)}
    </ul>
    <p>
      For developers: <a href="${publicUrl}/api/proof/${segment(proof.proofId)}">this proof as data</a>,
      <a href="/docs">how to use it</a>.
    </p>
  </details>
`

const calendarItem = ({ name, words, quoted, when }: ViewCalendar): string => html`
  <li>
    <strong><bdi>${name}</bdi></strong> ${words} !${quoted === '' ? '' : html`Its own words: “<bdi>${quoted}</bdi>”.`}
    <span class="quiet">${when}</span>
  </li>
`
