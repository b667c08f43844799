import { html } from 'ghtml'
import { timestampingOff } from '../../core/proof.ts'
import { layout } from '../layout.ts'

export interface ProofsPage {
  /** Configured public address, without a slash at the end. */
  readonly publicUrl: string
  /** Whether a calendar is configured. */
  readonly submits: boolean
  /** The hash in a form that is shown again, and its error. */
  readonly hash?: string
  readonly problem?: { readonly title: string; readonly detail: string }
}

/**
 * The page that commits a hash and checks a file. Files never leave the browser; without a script both are done by
 * hand.
 */
export const proofsPage = ({ publicUrl, submits, hash = '', problem }: ProofsPage): string =>
  layout({
    publicUrl,
    path: '/proofs',
    here: '/proofs',
    title: 'Timestamp proofs: commit a hash, check a file – Laurel',
    description:
      'Commit the SHA-256 of a file to public timestamp calendars, or check a file against its .ots proof. The file never leaves your browser.',
    ...(problem !== undefined && { noindex: true }),
    script: 'proofs',
    main: html`
      <h1>Timestamp proofs</h1>
      <p class="lead">
        A proof says that a digest existed before a time. Only a hash is ever sent, never a file. A proof is not an
        asset.
      </p>
      !${
        problem === undefined
          ? ''
          : html`<section class="panel problem" role="alert" aria-labelledby="problem">
              <h2 id="problem">${problem.title}</h2>
              <p>${problem.detail}</p>
            </section>`
      }
      !${submits ? '' : notSubmitted} !${commit(hash)} !${check}
      <section class="panel" aria-labelledby="course">
        <h2 id="course">What happens to a hash!${submits ? '' : ', with a calendar'}</h2>
        <ol>
          <li>It is stored with a random nonce, and goes out with others as one Merkle root within seconds.</li>
          <li>Public calendars answer at once and promise to commit it. From then on there is an .ots file.</li>
          <li>Hours later, sometimes days, a Bitcoin block holds it. The proof completes itself.</li>
          <li>Its value is compared with the block header, where a source of headers is configured.</li>
        </ol>
        <p>
          The files follow OpenTimestamps, so the reference client reads them. The same from a terminal, without this
          service: <code>npx --no -- laurel stamp FILE</code> in a checkout of Laurel.
        </p>
      </section>
    `,
  })

const notSubmitted = html` <p class="alarm">${timestampingOff}</p> `

const commit = (hash: string): string => html`
  <section class="panel" aria-labelledby="commit">
    <h2 id="commit">Commit a hash</h2>
    <div class="drop" data-drop="commit" hidden>
      <label for="commit-file">Choose a file, or drop it here</label>
      <input type="file" id="commit-file" />
      <p class="hint" data-said role="status">It is hashed in this browser and never uploaded.</p>
    </div>
    <form class="proofs" method="post" action="/proofs">
      <p>
        <label for="hash">SHA-256, 64 hex digits</label>
        <input
          id="hash"
          name="hash"
          class="hex"
          required
          minlength="64"
          maxlength="64"
          pattern="[0-9a-fA-F]{64}"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          value="${hash}"
          aria-describedby="hash-hint"
        />
        <span class="hint" id="hash-hint"
          >On a terminal: <code>sha256sum FILE</code>. A private key has the same form: never paste one here.</span
        >
      </p>
      <p class="buttons"><button class="button">Commit this hash</button></p>
    </form>
  </section>
`

const check = html`
  <section class="panel" aria-labelledby="verify">
    <h2 id="verify">Check a file</h2>
    <div class="drop" data-drop="check" hidden>
      <label for="check-file">The file, and its .ots: choose both, or drop them here</label>
      <input type="file" id="check-file" multiple />
      <p class="hint" data-said role="status">They are read in this browser and never uploaded.</p>
    </div>
    <div id="explained" hidden></div>
    <div>
      <noscript><p>To read files in the browser this page needs its script.</p></noscript>
      <p>The same on a terminal, with the reference client or in a checkout of Laurel:</p>
      <pre tabindex="0"><code>ots verify -f FILE FILE.ots</code></pre>
      <pre tabindex="0"><code>npx --no -- laurel verify FILE FILE.ots</code></pre>
    </div>
  </section>
`
