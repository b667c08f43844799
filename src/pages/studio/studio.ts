import { html } from 'ghtml'
import { limits } from '../../core/sandbox.ts'
import { nonceField } from './form-nonce.ts'
import { layout } from '../layout.ts'
import { exampleForms } from './examples.ts'
import { type StudioProblem, describedBy, mistakeIn, problemBox } from './problem.ts'
import { studioResult } from './result.ts'
import type { StudioResult } from './result.ts'

/** The values of a form that is shown again. `idea` must be free of key material. */
export interface StudioForm {
  readonly idea: string
  readonly tokenType: string
  readonly network: string
  readonly audience: string
  readonly acceptRewrite: boolean
  /** The nonce of a form that is shown again after a failure (pages/studio/form-nonce); otherwise empty. */
  readonly nonce: string
}

export interface StudioPage {
  /** Configured public address, without a slash at the end. */
  readonly publicUrl: string
  readonly form?: StudioForm
  readonly result?: StudioResult
  readonly problem?: StudioProblem
}

/** The studio: a form, its result above, examples below. It needs no script. */
export function studioPage({ publicUrl, form, result, problem }: StudioPage): string {
  return layout({
    publicUrl,
    path: '/',
    here: '/',
    title:
      problem !== undefined
        ? `${problem.title} – Laurel`
        : result === undefined
          ? 'Laurel – design a practice credential'
          : `Result: ${result.outcome} – Laurel`,
    description:
      'Type an idea for a badge, certificate, collectible or loyalty mark. Laurel screens it, rewrites it and makes a mock receipt to share.',
    // The page has a Markdown variant under the same address; a result has none.
    ...(result === undefined ? { markdown: '/' } : { noindex: true }),
    mock: result !== undefined && result.receipt !== null,
    script: true,
    main: html`
      !${result === undefined ? html`<h1>Design a practice credential</h1>` : ''}
      !${result === undefined && problem === undefined ? introduction : ''}
      !${problem === undefined ? '' : problemBox(problem)}
      !${result === undefined ? '' : studioResult(publicUrl, result)}
      !${ideaForm(form ?? emptyForm, result !== undefined, problem)} !${result === undefined ? exampleForms : ''}
    `,
  })
}

const emptyForm: StudioForm = {
  idea: '',
  tokenType: 'badge',
  network: 'testnet',
  audience: '',
  acceptRewrite: false,
  nonce: '',
}

const introduction = html`
  <p class="lead">
    A badge for helpers, a certificate for a course, a thank-you for regulars: write down what you have in mind. Laurel
    marks the words that would turn an honour into an asset, offers a rewrite, and makes a mock receipt that you can
    show around.
  </p>
`

const ideaForm = (form: StudioForm, again: boolean, problem: StudioProblem | undefined): string => html`
  <form class="panel studio" id="studio" method="post" action="/" enctype="application/x-www-form-urlencoded">
    <h2>${again ? 'Change it and try again' : 'Your idea'}</h2>
    <p>
      <label for="idea">What is the credential for, who gets it, and how?</label>
      !${mistakeIn(problem, 'idea')}
      <textarea
        id="idea"
        name="idea"
        rows="6"
        required
        maxlength="${limits.idea}"
        dir="auto"
        !${describedBy(problem, 'idea', 'idea-hint')}
      >
${form.idea}</textarea>
      <span class="hint" id="idea-hint"
        >Never paste a private key or recovery phrase, here or into any other form.</span
      >
    </p>
    <div class="fields">
      <p>
        <label for="tokenType">Kind</label>
        !${mistakeIn(problem, 'tokenType')}
        <select id="tokenType" name="tokenType" !${describedBy(problem, 'tokenType')}>
          !${options(['badge', 'certificate', 'collectible', 'loyalty'], form.tokenType)}
        </select>
      </p>
      <p>
        <label for="network">Practice network</label>
        !${mistakeIn(problem, 'network')}
        <select id="network" name="network" !${describedBy(problem, 'network')}>
          !${options(['testnet', 'regtest'], form.network)}
        </select>
      </p>
      <p class="wide">
        <label for="audience">For whom <span class="quiet">(optional)</span></label>
        !${mistakeIn(problem, 'audience')}
        <input
          id="audience"
          name="audience"
          maxlength="${limits.audience}"
          value="${form.audience}"
          dir="auto"
          !${describedBy(problem, 'audience')}
        />
      </p>
    </div>
    <p class="check">
      <input
        type="checkbox"
        id="acceptRewrite"
        name="acceptRewrite"
        value="true"
        !${form.acceptRewrite ? 'checked' : ''}
      />
      <label for="acceptRewrite">Take the rewrite, if there is one, and go on with it</label>
    </p>
    !${nonceField(form.nonce)}
    <p class="buttons">
      <button class="button" name="simulate" value="true">Make a mock receipt</button>
      <button class="button plain" name="simulate" value="false">Screen it</button>
    </p>
  </form>
`

const options = (values: readonly string[], chosen: string): string[] =>
  values.map((value) => html`<option value="${value}" !${value === chosen ? 'selected' : ''}>${value}</option>`)
