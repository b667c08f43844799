import { html } from 'ghtml'
import { timestampingOff } from '../../core/proof.ts'
import { segment } from '../html.ts'
import { type RecordProof, stateInWords } from '../proof/record-proof.ts'

/** The timestamp of a badge: its state, or a button that makes one and comes back to this page. */
export const timestampBadge = ({
  id,
  proof,
  submits,
}: {
  readonly id: string
  readonly proof: RecordProof | null
  /** Whether a calendar is configured. */
  readonly submits: boolean
}): string => html`
  <section class="panel stamp" id="timestamp" aria-labelledby="timestamp-title">
    <h2 id="timestamp-title">
      ${proof !== null ? 'Its timestamp' : submits ? 'Add a timestamp' : 'Store its fingerprint'}
    </h2>
    !${proof === null ? stampForm(id, submits) : stamped(proof, submits)}
  </section>
`

const stampForm = (id: string, submits: boolean): string => html`
  <p class="stamp-words">
    !${
      submits
        ? html`A timestamp shows later that this badge existed today. Only its fingerprint goes to public calendars; the
          badge stays here, a mock, not on-chain.`
        : html`Stores the fingerprint of this badge. ${timestampingOff}`
    }
  </p>
  <form method="post" action="/proofs">
    <input type="hidden" name="receiptId" value="${id}" />
    <input type="hidden" name="stay" value="true" />
    <p class="buttons"><button class="button plain">Timestamp this badge</button></p>
  </form>
`

const stamped = (proof: RecordProof, submits: boolean): string => html`
  <p class="stamp-words">${stateInWords(proof.state, submits)}</p>
  <p class="buttons"><a class="button plain" href="/proof/${segment(proof.id)}">Open the proof</a></p>
`
