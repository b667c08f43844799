import { html } from 'ghtml'
import type { Step } from '../../core/proof-tree.ts'
import { type ProofView, type ShownProof, type ViewStep, proofView } from '../../core/proof-view.ts'
import { notOnChain } from '../../core/words.ts'
import { segment } from '../html.ts'
import { layout } from '../layout.ts'
import { proofCheck } from './proof-check.ts'
import { proofDetails } from './proof-details.ts'
import { proofTree } from './proof-tree.ts'
import { when } from './when.ts'

export interface ProofPage {
  /** Configured public address, without a slash at the end. */
  readonly publicUrl: string
  readonly proof: ShownProof
  /** Whether a calendar is configured. */
  readonly submits: boolean
  /** The .ots file, once there is one. */
  readonly tree: { readonly bytes: number; readonly nodes: readonly Step[] } | null
  /**
   * The kind of the committed record, if it is one of this service. Its address is left out, so that sharing a proof
   * does not share the record.
   */
  readonly subject: 'receipt' | 'report' | 'pack' | null
  /** The time of the answer, ISO 8601, to the minute, so that the page has the same bytes for a minute. */
  readonly now: string
}

/**
 * The page of a proof: how far it is, its file, and how to check it elsewhere. `src/web/proofs/follow.ts` keeps it up to
 * date: elements with `data-view` show a part of the view, those with `data-when` are shown once there is a file or a
 * path.
 */
export function proofPage({ publicUrl, proof, submits, tree, subject, now }: ProofPage): string {
  const id = segment(proof.proofId)
  const view = proofView(proof, { submits, now })
  const nodes = tree?.nodes ?? null
  return layout({
    publicUrl,
    path: `/proof/${id}`,
    here: '/proofs',
    title: `${view.headline} – Laurel proof`,
    description: 'A timestamp: it says that a fingerprint existed before a time, and nothing else.',
    noindex: true,
    mock: subject === 'receipt',
    script: true,
    main: html`
      <article
        class="proof"
        data-module="proof"
        data-proof="${proof.proofId}"
        data-submits="${String(submits)}"
        data-now="${now}"
      >
        <p class="kicker">Timestamp</p>
        <h1 data-view="headline">${view.headline}</h1>
        <p class="proof-of" data-view="file">!${subject === null ? ends(proof.hash) : subjectNames[subject]}</p>
        <p class="proof-keep screen" data-view="keep">${view.keep}</p>
        <p class="hidden" role="status" data-view="said"></p>
        <div class="proof-grid">
          <div>
            <p class="lead statement ${view.tone}" data-view="lead">${view.lead}</p>
            !${course(view)} !${follow(proof, view, submits)}
          </div>
          <aside class="panel" aria-labelledby="proof-file">
            <h2 id="proof-file">Your proof file</h2>
            !${when('file', tree !== null, download(id))} !${when('no-file', tree === null, noFileYet(submits))}
            <div class="keep screen">
              <button
                type="button"
                class="button plain"
                data-view="copy"
                data-address="${publicUrl}/proof/${id}"
                hidden
              >
                Copy link
              </button>
            </div>
            !${subject === null ? '' : html`<p>${subjects[subject]}</p>`}
            <details class="fingerprint">
              <summary><h2 id="hash">Fingerprint</h2></summary>
              <pre class="digest" tabindex="0" aria-labelledby="hash"><code>!${inGroups(proof.hash)}</code></pre>
            </details>
          </aside>
          <div>
            <div class="ruled">
              !${proofDetails(publicUrl, proof, view)}
              !${proofCheck({ publicUrl, id, hash: proof.hash, path: proof.bitcoin, nodes })}
              !${proofTree(tree, `/api/proof/${id}/tree`)}
            </div>
            !${meaning}
          </div>
        </div>
      </article>
    `,
  })
}

const download = (id: string): string => html`
  <p class="buttons screen">
    <a class="button" href="/api/proof/${id}/ots" data-view="download">Download .ots</a>
  </p>
  <p class="hint">
    This is the proof. Keep it beside your file, and change neither: only the two together show anything.
  </p>
`

const noFileYet = (submits: boolean): string =>
  submits
    ? html`<p class="buttons screen">
          <button type="button" class="button" disabled aria-describedby="file-waits">Download .ots</button>
        </p>
        <p class="hint" id="file-waits">Usually ready in about a minute.</p>`
    : html`<p>There is no .ots file: a calendar makes it.</p>`

/** Which fingerprint it is, by its first and last digits; the whole of it is folded. */
const ends = (hash: string): string => html`Fingerprint <code>${hash.slice(0, digits)}…${hash.slice(-digits)}</code>`

const digits = 6

/** A fingerprint in groups of eight digits; copied, it has no blanks. */
const inGroups = (hash: string): string =>
  (hash.match(/.{1,8}/g) ?? []).map((group) => html`<span>${group}</span>`).join('')

/** What the proof is for, where it is no file of a person. */
const subjectNames = {
  receipt: 'For a mock receipt of this service',
  report: 'For a report of this service',
  pack: 'For the agent pack of this service',
} as const

const subjects = {
  receipt: `It is the fingerprint of a mock receipt of this service. The receipt stays a mock, ${notOnChain}; only its fingerprint was timestamped.`,
  report: 'It is the fingerprint of a report of this service.',
  pack: 'It is the fingerprint of the content of the agent pack.',
} as const

const progressWords: Readonly<Record<ViewStep['progress'], string>> = {
  done: 'Done',
  now: 'Now',
  later: 'Later',
  bad: 'Wrong',
}

const course = ({ steps }: ProofView): string => html`
  <ol class="course" aria-label="How far it is">
    !${steps.map(
      ({ progress, title, words }) => html`
        <li class="step-${progress}" !${progress === 'now' ? 'aria-current="step"' : ''}>
          <p class="step"><span class="progress">${progressWords[progress]}: </span><strong>${title}</strong></p>
          <p class="quiet">${words}</p>
        </li>
      `,
    )}
  </ol>
`

/** What a reader does while it is not settled: reload, or ask now. The script does both without a reload. */
const follow = ({ proofId, state }: ShownProof, { settled }: ProofView, submits: boolean): string =>
  settled || !submits
    ? ''
    : html`
        <div class="follow screen" data-view="follow">
          <p class="quiet"><span data-view="follows">Reload this page to see how far it is.</span></p>
          !${when('pending', state === 'ots_pending', ask(proofId))}
        </div>
      `

const ask = (proofId: string): string => html`
  <form method="post" action="/proof/${segment(proofId)}/upgrade">
    <p class="buttons"><button class="button plain">Ask the calendars now</button></p>
  </form>
`

const meaning = html`
  <section class="meaning" aria-labelledby="meaning">
    <h2 id="meaning">What a timestamp says</h2>
    <p>
      A timestamp is not an asset. It says that a fingerprint existed before a time. It does not say who made the file,
      that it is the only one, that anything was issued, or that what it claims is true.
    </p>
    <ul class="links screen">
      <li><a href="/proofs">Timestamp or check another file</a></li>
      <li><a href="/mine">My things</a></li>
    </ul>
  </section>
`
