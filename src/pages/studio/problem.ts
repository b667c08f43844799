import { html } from 'ghtml'
import type { Issue, LaurelError } from '../../core/error.ts'
import { type FieldProblem, type FormProblem, errorSummary } from '../form.ts'
import { failureWords, policyOf } from '../service/failure-words.ts'

/** Why a form gave no result: fields that are wrong, or a text that says too little. */
export interface StudioProblem extends FormProblem {
  /** A friendly question with these examples of an answer, instead of a failure. */
  readonly examples?: readonly string[]
}

/** A failure of the flow, in words for the page. */
export function studioProblem({ code, message, explanation }: LaurelError): StudioProblem {
  const words = { title: 'It did not work', detail: message }
  const { title, detail } = failureWords(code, words, explanation.retryAfter, policyOf(explanation.members))
  const kept =
    code === 'key-material' ? 'Everything else that you typed is still here.' : 'What you typed is still here.'
  return { title, detail: `${detail} ${kept}`, fields: (explanation.errors ?? []).map(fieldProblemOf) }
}

/** The question for a text that says too little to make a badge of. */
export const ideaQuestion: StudioProblem = {
  title: 'What is the badge for?',
  detail: 'Say in a sentence who gets it and what for. What you typed is still here. Like this:',
  fields: [],
  examples: [
    'A badge for everybody who helped on our school garden day.',
    'A certificate for pupils who finish the bird-watching course.',
    'A thank-you for the neighbours who carried shopping in winter.',
  ],
}

/** The names of fields on the page. */
const fieldNames: Readonly<Record<string, string>> = {
  idea: 'Your idea',
  tokenType: 'Kind',
  network: 'Practice network',
  audience: 'For whom',
  assetName: 'Name',
  issuer: 'Who gives it',
  date: 'When',
}

const wordsOf: readonly (readonly [RegExp, (found: readonly string[]) => string])[] = [
  [/^must have at most (\d+) characters/, ([, most]) => `is too long: at most ${grouped(most)} characters fit`],
  [/^is empty|^is required/, () => 'is empty'],
  [/private key material/, () => 'holds a private key or recovery phrase: take it out'],
  [/surrogate pair/, () => 'holds half of a character: delete it and type it again'],
  [/^must be one of/, () => 'is none of the choices: take one of the list'],
]

/** 8000 as 8,000. */
const grouped = (digits = ''): string => Number(digits).toLocaleString('en')

/** What is wrong, by the last part of its pointer: members of a group have fields of their own in the form. */
function fieldProblemOf({ pointer, message }: Issue): FieldProblem {
  const last = pointer.split('/').at(-1) ?? ''
  const field = Object.hasOwn(fieldNames, last) ? last : ''
  const label = fieldNames[field] ?? 'The form'
  for (const [api, words] of wordsOf) {
    const found = api.exec(message)
    if (found !== null) return { field, message: `${label} ${words(found)}.` }
  }
  // The message of a finding in a line of the badge is a sentence of its own.
  return { field, message: `${label}: ${message}` }
}

/** The box above the form: what is wrong, with links to the fields, or a question. It has the focus when the page opens. */
export const problemBox = (problem: StudioProblem): string =>
  problem.examples === undefined ? errorSummary(problem) : question(problem, problem.examples)

const question = ({ title, detail }: StudioProblem, examples: readonly string[]): string => html`
  <section class="panel asks" role="alert" tabindex="-1" autofocus aria-labelledby="problem">
    <h2 id="problem">${title}</h2>
    <p>${detail}</p>
    <ul>
      !${examples.map((example) => html`<li>“${example}”</li>`)}
    </ul>
  </section>
`
