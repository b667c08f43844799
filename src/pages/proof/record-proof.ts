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
  committed: ['Its fingerprint is stored.', 'It waits for a calendar, usually less than a minute.'],
  ots_pending: ['Public calendars have taken its fingerprint.', 'It is usually in a Bitcoin block within a few hours.'],
  ots_bitcoin_confirmed: [
    'There is a path from its fingerprint to a Bitcoin block. The proof says what was checked.',
    '',
  ],
}

export const stateInWords = (state: ProofState, submits: boolean): string => {
  const [far, waits] = stateWords[state]
  return waits === '' ? far : `${far} ${submits ? waits : timestampingOff}`
}

/** The proof of a report, or a form that commits it without a script. */
export function reportProof(
  publicUrl: string,
  {
    id,
    proof,
    submits,
  }: {
    readonly id: string
    readonly proof: RecordProof | null
    /** Whether a calendar is configured. */
    readonly submits: boolean
  },
): string {
  const file = `${segment(id)}.json`
  return html`
    <section class="panel screen" aria-labelledby="proof">
      <h2 id="proof">Timestamp it</h2>
      !${
        proof === null
          ? html`
              <p>
                !${
                  submits
                    ? html`Show later that it existed today. Only a fingerprint goes to public timestamp calendars; the
                      text stays here.`
                    : html`Store its fingerprint. ${timestampingOff}`
                }
              </p>
              <form method="post" action="/proofs">
                <input type="hidden" name="reportId" value="${id}" />
                <p class="buttons">
                  <button class="button plain">${submits ? 'Timestamp this report' : 'Store its fingerprint'}</button>
                </p>
              </form>
            `
          : html`
              <p>${stateInWords(proof.state, submits)}</p>
              <p><a class="button plain" href="/proof/${segment(proof.id)}">Open its timestamp</a></p>
              !${
                proof.state === 'committed'
                  ? ''
                  : html`
                      <details class="proof-more">
                        <summary>Check it without us</summary>
                        <p>The record, its proof, and both checks:</p>
                        <pre tabindex="0"><code>curl -s ${publicUrl}/api/report/${segment(id)}/record -o ${file}
curl -s ${publicUrl}/api/proof/${segment(proof.id)}/ots -o ${file}.ots
sha256sum ${file}
ots verify ${file}.ots</code></pre>
                      </details>
                    `
              }
            `
      }
    </section>
  `
}
