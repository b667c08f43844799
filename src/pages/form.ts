import { html } from 'ghtml'
import { signIcon } from './records/outcome.ts'

/** What is wrong with one field of a form, in words for the person who filled it in. */
export interface FieldProblem {
  /** The id of the field; empty when no field can be named. */
  readonly field: string
  readonly message: string
  /** The same in a few words, for the summary, where it should not repeat the whole message. */
  readonly short?: string | undefined
}

/** Why a form came back. */
export interface FormProblem {
  readonly title: string
  /** What to do; empty when the fields say it. */
  readonly detail: string
  readonly fields: readonly FieldProblem[]
}

/**
 * The summary at the top of a form that came back: it has the focus when the page opens, and each line leads to its
 * field. It needs no script.
 */
export const errorSummary = ({ title, detail, fields }: FormProblem): string => html`
  <section class="panel problem" role="alert" tabindex="-1" autofocus aria-labelledby="problem">
    <h2 id="problem">${title}</h2>
    !${
      fields.length < 2
        ? fields.map((field) => html`<p>!${problemLine(field)}</p>`)
        : html`<ul>
            !${fields.map((field) => html`<li>!${problemLine(field)}</li>`)}
          </ul>`
    }
    !${detail === '' ? '' : html`<p>${detail}</p>`}
  </section>
`

const problemLine = ({ field, message, short = message }: FieldProblem): string =>
  field === '' ? html`${short}` : html`<a href="#${field}">${short}</a>`

/** The title of a page whose form came back, so that the first words that are read say it. */
export const problemTitle = (title: string, problem: FormProblem | undefined): string =>
  problem === undefined ? title : `Error: ${title}`

interface FieldState {
  readonly id: string
  readonly problem: FormProblem | undefined
  /** The id of the hint that describes the field. */
  readonly hint?: string
}

const messageOf = ({ id, problem }: FieldState): string | undefined =>
  problem?.fields.find(({ field }) => field === id)?.message

/** The message above a field that is wrong. */
export function fieldError(state: FieldState): string {
  const message = messageOf(state)
  return message === undefined
    ? ''
    : html`<span class="field-error" id="${state.id}-error"
        >!${signIcon('fail')}<span><span class="hidden">Error: </span>${message}</span></span
      >`
}

/** The ARIA attributes of a field: whether it is wrong, and what describes it. */
export function fieldState(state: FieldState): string {
  const wrong = messageOf(state) !== undefined
  const described = [wrong ? `${state.id}-error` : '', state.hint ?? ''].filter((id) => id !== '').join(' ')
  return `${wrong ? 'aria-invalid="true" ' : ''}${described === '' ? '' : `aria-describedby="${described}"`}`
}
