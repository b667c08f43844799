import { html } from 'ghtml'
import type { Template } from '../../core/content.ts'
import { layout } from '../layout.ts'
import type { StudioForm } from './form.ts'
import { type IdeaFormPage, besideButtons, emptyForm, ideaForm } from './idea-form.ts'
import { type StudioProblem, problemBox } from './problem.ts'
import { isExplained, resultRecords, resultTitle, studioResult } from './result.ts'
import type { StudioResult } from './result.ts'

export interface StudioPage {
  /** Configured public address, without a slash at the end. */
  readonly publicUrl: string
  readonly form?: StudioForm
  readonly result?: StudioResult
  readonly problem?: StudioProblem
  /** The templates of the gallery; absent: the page has none. */
  readonly templates?: readonly Template[]
}

/** The studio: a form with templates in it and its findings beside it, its result above. It needs no script. */
export function studioPage({ publicUrl, form, result, problem, templates }: StudioPage): string {
  const editor = editorGrid(form ?? emptyForm, { again: result !== undefined, problem, templates })
  return layout({
    publicUrl,
    path: '/',
    here: '/',
    title:
      problem !== undefined
        ? `${problem.title} – Laurel`
        : result === undefined
          ? 'Laurel – design a mock badge'
          : `${resultTitle(result)} – Laurel`,
    description:
      'Type an idea for a badge, certificate, collectible or loyalty mark. Laurel checks it, offers safer words and makes a mock badge to share.',
    // The page has a Markdown variant under the same address; a result has none.
    ...(result === undefined ? { markdown: '/' } : { noindex: true }),
    mock: result !== undefined && result.receipt !== null,
    styles: result === undefined && problem === undefined ? 'none' : 'results',
    script: true,
    main: html`
      !${result === undefined ? head : ''} !${problem === undefined ? '' : problemBox(problem)}
      !${result === undefined ? '' : studioResult(publicUrl, result, form?.design)}
      !${result === undefined ? editor : folded(result, editor)}
    `,
  })
}

/** The form, and beside it the badge and the findings. */
const editorGrid = (form: StudioForm, around: IdeaFormPage): string => html`
  <div class="studio-grid">
    !${ideaForm(form, around)}
    <aside class="studio-side" aria-label="Badge and findings">
      <div class="studio-stage">!${besideButtons}</div>
      !${liveFindings}
    </aside>
  </div>
`

/**
 * The editor below a result, folded, because the result has its own next step; then what belongs to the records. A
 * refusal has a button that opens it (src/web/folds), so that its fold has a control only without a script.
 */
const folded = (result: StudioResult, editor: string): string => html`
  <details
    class="unfold again!${result.outcome === 'fail' && isExplained(result) ? ' edited' : ''}"
    id="again"
    data-module="folds"
  >
    <summary>${result.outcome === 'fail' ? 'Edit my words' : 'Change the text or the badge'}</summary>
    !${editor}
  </details>
  !${resultRecords(result)}
`

/** Where a script lists what it finds while someone types (src/web/live). */
const liveFindings = html`
  <section class="live" id="live" aria-labelledby="live-title" hidden>
    <h2 id="live-title">Findings</h2>
  </section>
`

const head = html`
  <div class="studio-head">
    <h1>Design a mock badge</h1>
    <p class="lead">
      Write what it honours. Risky words are marked, with safer ones. <a href="/how-it-works">How it works</a>
    </p>
  </div>
`
