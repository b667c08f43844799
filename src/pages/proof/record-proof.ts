import { html } from 'ghtml'
import { type ProofState, timestampingOff } from '../../core/proof.ts'
import { segment } from '../html.ts'

/** The proof of a record that is shown. */
export interface RecordProof {
  readonly id: string
  readonly state: ProofState
}

/** The state of a proof in words, and what it waits for. */
const stateWords: Readonly<Record<ProofState, readonly [far: string, waits: string]>> = {
  committed: ['The hash of this record is stored.', 'It waits for a calendar.'],
  ots_pending: [
    'Calendars have accepted the hash of this record.',
    'It waits for a Bitcoin block, which takes hours, sometimes days.',
  ],
  ots_bitcoin_confirmed: [
    'A path from the hash of this record to a Bitcoin block is there. The proof says what was checked.',
    '',
  ],
}

export const stateInWords = (state: ProofState, submits: boolean): string => {
  const [far, waits] = stateWords[state]
  return waits === '' ? far : `${far} ${submits ? waits : timestampingOff}`
}

/** The proof of a record, or a form that commits it without a script. */
export function recordProof(
  publicUrl: string,
  {
    kind,
    id,
    proof,
    submits,
  }: {
    readonly kind: 'receipt' | 'report'
    readonly id: string
    readonly proof: RecordProof | null
    /** Whether a calendar is configured. */
    readonly submits: boolean
  },
): string {
  const file = `${segment(id)}.json`
  return html`
    <section class="panel screen" aria-labelledby="proof">
      <h2 id="proof">Prove when it existed</h2>
      !${
        proof === null
          ? html`
              <p>
                !${
                  submits
                    ? html`Commit the hash of this record to public timestamp calendars. Only the hash leaves this
                      service; the ${kind === 'receipt' ? 'receipt stays a mock, not on-chain' : 'text stays here'}.`
                    : html`Commit the hash of this record. ${timestampingOff}`
                }
              </p>
              <form method="post" action="/proofs">
                <input type="hidden" name="${kind}Id" value="${id}" />
                <p class="buttons"><button class="button plain">Commit this record</button></p>
              </form>
            `
          : html`
              <p>${stateInWords(proof.state, submits)}</p>
              <p><a class="button plain" href="/proof/${segment(proof.id)}">Open the proof</a></p>
              !${
                proof.state === 'committed'
                  ? ''
                  : html`
                      <p>The record, its proof, and both checks:</p>
                      <pre tabindex="0"><code>curl -s ${publicUrl}/api/${kind}/${segment(id)}/record -o ${file}
curl -s ${publicUrl}/api/proof/${segment(proof.id)}/ots -o ${file}.ots
sha256sum ${file}
ots verify ${file}.ots</code></pre>
                    `
              }
            `
      }
    </section>
  `
}
