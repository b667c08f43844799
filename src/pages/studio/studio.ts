import { html } from 'ghtml'
import { limits } from '../../core/sandbox.ts'
import { nonceField } from './form-nonce.ts'
import { layout } from '../layout.ts'
import { badgePreview, designerFields } from './designer.ts'
import { exampleForms } from './examples.ts'
import { type StudioProblem, problemBox } from './problem.ts'
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

/** The studio: a form with its findings beside it, its result above, examples below. It needs no script. */
export function studioPage({ publicUrl, form, result, problem }: StudioPage): string {
  return layout({
    publicUrl,
    path: '/',
    here: '/',
    title: result === undefined ? 'Laurel – design a practice credential' : `Result: ${result.outcome} – Laurel`,
    description:
      'Type an idea for a badge, certificate, collectible or loyalty mark. Laurel screens it, rewrites it and makes a mock receipt to share.',
    // The page has a Markdown variant under the same address; a result has none.
    ...(result === undefined ? { markdown: '/' } : { noindex: true }),
    mock: result !== undefined && result.receipt !== null,
    script: true,
    main: html`
      <div class="studio-head">
        <h1>Design a mock badge</h1>
        !${result === undefined ? '<p class="lead">See what makes your idea risky.</p>' : ''}
      </div>
      !${problem === undefined ? '' : problemBox(problem)}
      !${result === undefined ? '' : studioResult(publicUrl, result)}
      <div class="studio-grid">
        !${ideaForm(form ?? emptyForm, result !== undefined)}
        <aside class="studio-side" aria-label="Badge and findings">
          !${badgePreview(form ?? emptyForm)} !${liveFindings}
        </aside>
      </div>
      !${exampleForms}
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

/** The kinds that a person may choose, and what they are called. */
const kinds = [
  ['badge', 'Badge'],
  ['certificate', 'Certificate'],
  ['collectible', 'Collectible'],
  ['loyalty', 'Loyalty mark'],
] as const

const ideaForm = (form: StudioForm, again: boolean): string => html`
  <form
    id="studio"
    class="studio"
    method="post"
    action="/"
    enctype="application/x-www-form-urlencoded"
    data-module="live"
  >
    !${again ? '<h2>Change it and try again</h2>' : ''}
    <label for="idea">Who gets it, and what for?</label>
    <div class="editor">
      <textarea
        id="idea"
        name="idea"
        rows="6"
        required
        maxlength="${limits.idea}"
        dir="auto"
        aria-describedby="idea-hint"
      >
${form.idea}</textarea>
    </div>
    <div class="editor-status">
      <p class="hint" id="idea-hint">
        Nothing is sent until you press a button. Never paste a key or recovery phrase.
        <span class="keys-hint">Alt + ↓ goes to the next finding.</span>
      </p>
    </div>
    <fieldset class="kinds">
      <legend>Kind</legend>
      !${kinds.map(([value, name]) => kindChip(value, name, kindOf(form) === value))}
    </fieldset>
    !${designerFields(form)} !${moreFields(form)} !${nonceField(form.nonce)}
    <p class="buttons">
      <button class="button" name="simulate" value="true">Make a mock badge</button>
      <button class="button plain" name="simulate" value="false">Check it</button>
    </p>
  </form>
`

/** The kind of the form, or the first one for a kind that has no chip. */
const kindOf = ({ tokenType }: StudioForm): string =>
  kinds.some(([value]) => value === tokenType) ? tokenType : kinds[0][0]

const kindChip = (value: string, name: string, chosen: boolean): string =>
  html`<label><input type="radio" name="tokenType" value="${value}" !${chosen ? 'checked' : ''} />${name}</label>`

/** What few people need, folded away unless it is filled in. */
const moreFields = ({ audience, network, acceptRewrite }: StudioForm): string => html`
  <details class="more" !${audience !== '' || network === 'regtest' || acceptRewrite ? 'open' : ''}>
    <summary>More</summary>
    <p>
      <label for="audience">For whom <span class="quiet">(optional)</span></label>
      <input id="audience" name="audience" maxlength="${limits.audience}" value="${audience}" dir="auto" />
    </p>
    <p>
      <label for="network">Practice network</label>
      <select id="network" name="network">
        !${networks.map((name) => html`<option value="${name}" !${name === network ? 'selected' : ''}>${name}</option>`)}
      </select>
    </p>
    <p class="check">
      <input type="checkbox" id="acceptRewrite" name="acceptRewrite" value="true" !${acceptRewrite ? 'checked' : ''} />
      <label for="acceptRewrite">If there is a safer wording, take it at once</label>
    </p>
  </details>
`

const networks = ['testnet', 'regtest'] as const

/** Where a script shows what it finds while someone types (src/web/live). Without one the buttons say what they do. */
const liveFindings = html`
  <section class="live" id="live" aria-labelledby="live-title">
    <h2 id="live-title">Findings</h2>
    <p class="live-idle">
      Risky words are underlined as you write, with what to say instead. Your words are read on this device.
    </p>
    <noscript><p>Press “Check it”: the answer marks risky words and says what to write instead.</p></noscript>
  </section>
`
