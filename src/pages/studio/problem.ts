import { html } from 'ghtml'
import type { Issue, LaurelError } from '../../core/error.ts'
import { failureWords } from '../service/failure-words.ts'

/** A field of the form with a mistake, and what is wrong in the words of pages. */
export interface Mistake {
  /** The name of the field in the form, which is its id too; empty when no field can be named. */
  readonly name: string
  /** A whole sentence. */
  readonly words: string
}

/** Why a form gave no result: mistakes in it, or a text that says too little. */
export interface StudioProblem {
  readonly title: string
  readonly detail: string
  readonly mistakes: readonly Mistake[]
  /** A friendly question with these examples of an answer, instead of a failure. */
  readonly examples?: readonly string[]
}

/** A failure of the flow, in words for the page. */
export function studioProblem({ code, message, explanation }: LaurelError): StudioProblem {
  const { title, detail } = failureWords(code, { title: 'It did not work', detail: message }, explanation.retryAfter)
  const kept =
    code === 'key-material' ? 'Everything else that you typed is still here.' : 'What you typed is still here.'
  return { title, detail: `${detail} ${kept}`, mistakes: (explanation.errors ?? []).map(mistakeOf) }
}

/** The question for a text that says too little to make a badge of. */
export const ideaQuestion: StudioProblem = {
  title: 'What is the badge for?',
  detail: 'Say in a sentence who gets it and what for. What you typed is still here. Like this:',
  mistakes: [],
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
  [/^must not be empty|^is required/, () => 'is empty'],
  [/private key material/, () => 'holds a private key or recovery phrase: take it out'],
  [/surrogate pair/, () => 'holds half of a character: delete it and type it again'],
  [/^must be one of/, () => 'is none of the choices: take one of the list'],
]

/** 8000 as 8,000. */
const grouped = (digits = ''): string => digits.replace(/\B(?=(?:\d{3})+$)/g, ',')

/** A mistake by the last part of its pointer: members of a group have fields of their own in the form. */
function mistakeOf({ pointer, message }: Issue): Mistake {
  const last = pointer.split('/').at(-1) ?? ''
  const name = Object.hasOwn(fieldNames, last) ? last : ''
  const label = fieldNames[name] ?? 'The form'
  for (const [api, words] of wordsOf) {
    const found = api.exec(message)
    if (found !== null) return { name, words: `${label} ${words(found)}.` }
  }
  // The message of a finding in a line of the badge is a sentence of its own.
  return { name, words: `${label}: ${message}` }
}

/** The box above the form: what is wrong, with links to the fields. It takes the focus when the page is shown. */
export const problemBox = ({ title, detail, mistakes, examples }: StudioProblem): string => html`
  <section
    class="panel !${examples === undefined ? 'problem' : 'asks'}"
    role="alert"
    tabindex="-1"
    autofocus
    aria-labelledby="problem"
  >
    <h2 id="problem">${title}</h2>
    <p>${detail}</p>
    !${list(mistakes.map((one) => (one.name === '' ? html`${one.words}` : html`<a href="#${one.name}">${one.words}</a>`)))}
    !${list((examples ?? []).map((example) => html`“${example}”`))}
  </section>
`

const list = (items: readonly string[]): string =>
  items.length === 0
    ? ''
    : html`<ul>
        !${items.map((item) => html`<li>!${item}</li>`)}
      </ul>`

const mistakesOf = (problem: StudioProblem | undefined, name: string): readonly Mistake[] =>
  (problem?.mistakes ?? []).filter((mistake) => mistake.name === name)

/** What is wrong with a field, to stand before it; empty when nothing is. */
export const mistakeIn = (problem: StudioProblem | undefined, name: string): string => {
  const mistakes = mistakesOf(problem, name)
  return mistakes.length === 0
    ? ''
    : html`<span class="mistake" id="${name}-mistake"
        ><span class="hidden">Mistake: </span>${mistakes.map(({ words }) => words).join(' ')}</span
      >`
}

/** The attributes of a field that name its hint and what is wrong with it. */
export function describedBy(problem: StudioProblem | undefined, name: string, hint?: string): string {
  const isWrong = mistakesOf(problem, name).length > 0
  const ids = [isWrong ? `${name}-mistake` : undefined, hint].filter((id) => id !== undefined)
  return (isWrong ? 'aria-invalid="true" ' : '') + (ids.length === 0 ? '' : html`aria-describedby="${ids.join(' ')}"`)
}
