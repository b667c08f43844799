import { html } from 'ghtml'
import type { Issue, LaurelError } from '../../core/error.ts'
import { failureWords } from '../service/failure-words.ts'

/** Why a run failed. */
export interface StudioProblem {
  readonly title: string
  readonly detail: string
  readonly errors: readonly Issue[]
}

/** A failure of the flow, in words for the page. */
export function studioProblem({ code, message, explanation }: LaurelError): StudioProblem {
  const { title, detail } = failureWords(code, { title: 'It did not work', detail: message }, explanation.retryAfter)
  const kept =
    code === 'key-material' ? 'Everything else that you typed is still here.' : 'What you typed is still here.'
  return { title, detail: `${detail} ${kept}`, errors: explanation.errors ?? [] }
}

/** The box above the form: what is wrong, and with which field. */
export const problemBox = ({ title, detail, errors }: StudioProblem): string => html`
  <section class="panel problem" role="alert" aria-labelledby="problem">
    <h2 id="problem">${title}</h2>
    <p>${detail}</p>
    !${
      errors.length === 0
        ? ''
        : html`<ul>
            !${errors.map(
              ({ pointer, message }) =>
                html`<li><strong>${fieldNames[pointer.slice(1)] ?? 'The form'}:</strong> ${message}</li>`,
            )}
          </ul>`
    }
  </section>
`

const fieldNames: Readonly<Record<string, string>> = {
  idea: 'Your idea',
  tokenType: 'Kind',
  network: 'Practice network',
  audience: 'For whom',
}
