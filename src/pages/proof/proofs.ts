import { html } from 'ghtml'
import { timestampingOff } from '../../core/proof.ts'
import { layout } from '../layout.ts'
import { seal, sealNumber } from '../seal.ts'
import { tick } from '../service/sealed.ts'

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
 * The page that timestamps and checks files. `src/web/proofs/drop.ts` reads them in the browser, which they never leave;
 * without a script the hash is worked out by hand.
 */
export const proofsPage = ({ publicUrl, submits, hash = '', problem }: ProofsPage): string =>
  layout({
    publicUrl,
    path: '/proofs',
    here: '/proofs',
    title: 'Timestamp a file, or check one – Laurel',
    description:
      'Show later that a file existed today, or check a file against its .ots proof. The file never leaves your browser.',
    ...(problem !== undefined && { noindex: true }),
    script: true,
    main: html`
      <h1>${submits ? 'Timestamp a file' : 'Check a file'}</h1>
      <p class="lead">
        ${
          submits
            ? 'Show later that a file existed today: a photo, a design, a text. The file stays with you; only its fingerprint is sent.'
            : 'See whether a file is the one that its timestamp is about, and how far that goes. The file stays with you.'
        }
      </p>
      !${submits ? '' : notSubmitted}
      <section class="files" data-module="files" data-submits="${String(submits)}" aria-label="Your files">
        <div class="drop" data-part="drop">
          !${dropWay(submits)} !${submits ? checkWay : ''}
          <p class="quiet" id="files-hint">Files are read in this browser and never uploaded.</p>
        </div>
        <noscript>
          <p class="panel">
            To read files, this page needs its script, because they are not uploaded. Without it, work out the
            fingerprint yourself and <a href="#hash">send that</a>.
          </p>
        </noscript>
        <p class="hidden" role="status" data-part="said"></p>
        <div data-part="list"></div>
      </section>
      !${problem === undefined ? '' : byHash(hash, submits, problem)} !${course(submits)}
      <div class="ruled">!${problem === undefined ? byHash(hash, submits, problem) : ''} !${byTerminal}</div>
      <p class="proofs-foot">
        A timestamp is not an asset. It shows that a file existed by a certain time, not who made it or whether it is
        true. What you timestamped in this browser is in <a href="/mine">My things</a>.
      </p>
    `,
  })

/** The first way into the zone, which takes every file that is dropped. */
const dropWay = (submits: boolean): string => html`
  <div class="drop-way">
    !${seal('timestamps', 'drop-seal', { size: 'small' })}
    <div>
      <p class="drop-title">
        <span class="by-mouse">Drop</span><span class="by-touch">Choose</span> a file
        ${submits ? 'to timestamp it' : 'to check it'}
      </p>
      <p>${submits ? 'Several at once, if you like.' : 'Add the file and its .ots together.'}</p>
    </div>
    <p>
      <label class="button" for="files"
        >Choose files<input type="file" id="files" multiple aria-describedby="files-hint"
      /></label>
    </p>
  </div>
`

/** The second one. It takes the same files: a proof is told by what it holds. */
const checkWay = html`
  <div class="drop-way">
    !${seal('checks', 'check-seal', { size: 'small', centre: tick })}
    <div>
      <p class="drop-title">Have a proof already?</p>
      <p id="check-hint">Add the file and its .ots together.</p>
    </div>
    <p>
      <label class="button plain" for="proof-files"
        >Check a proof<input type="file" id="proof-files" multiple aria-describedby="check-hint files-hint"
      /></label>
    </p>
  </div>
`

const notSubmitted = html`
  <div class="panel off" role="note">
    <p><strong>${timestampingOff}</strong></p>
    <p>
      So nothing that you store here is sent on for now. You can still check files that have a proof, or make a proof
      with another tool.
    </p>
  </div>
`

const byHash = (hash: string, submits: boolean, problem: ProofsPage['problem']): string => html`
  <details class="proof-more by-hash" !${problem === undefined ? '' : 'open'}>
    <summary>I have a hash already</summary>
    !${
      problem === undefined
        ? ''
        : html`<div class="problem panel" role="alert">
            <h2 id="problem">${problem.title}</h2>
            <p>${problem.detail}</p>
          </div>`
    }
    <form class="proofs" method="post" action="/proofs" data-module="hash">
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
          !${problem === undefined ? '' : 'aria-invalid="true"'}
        />
        <span class="hint" id="hash-hint">A private key has the same form: never paste one here.</span>
      </p>
      <p class="buttons">
        <button class="button plain">${submits ? 'Timestamp this hash' : 'Store this hash'}</button>
      </p>
    </form>
    <p>How to work it out, in a terminal of Linux, macOS or Windows:</p>
    <pre tabindex="0"><code>sha256sum FILE</code></pre>
    <pre tabindex="0"><code>shasum -a 256 FILE</code></pre>
    <pre tabindex="0"><code>certutil -hashfile FILE SHA256</code></pre>
  </details>
`

const byTerminal = html`
  <details class="proof-more">
    <summary>The same in a terminal, without this service</summary>
    <p>With the reference client (<code>pip install opentimestamps-client</code>):</p>
    <pre tabindex="0"><code>ots stamp FILE</code></pre>
    <pre tabindex="0"><code>ots verify -f FILE FILE.ots</code></pre>
    <p>In a checkout of Laurel:</p>
    <pre tabindex="0"><code>npx --no -- laurel stamp FILE</code></pre>
    <pre tabindex="0"><code>npx --no -- laurel verify FILE FILE.ots</code></pre>
  </details>
`

const happens = [
  {
    title: 'A fingerprint',
    text: 'Your browser works it out from the file. Nobody can get the file back from it, and the smallest change to the file gives another fingerprint.',
  },
  {
    title: 'A proof',
    text: 'Public timestamp calendars take the fingerprint within a minute. You get a proof, a small file that ends in .ots.',
  },
  {
    title: 'A Bitcoin block',
    text: 'Usually within a few hours a Bitcoin block records it, and the proof is complete. Anybody can check it, with or without this service.',
  },
] as const

const course = (submits: boolean): string => html`
  <section aria-labelledby="course">
    <h2 id="course">What happens${submits ? '' : ', with a calendar'}</h2>
    <ol class="happens">
      !${happens.map(
        ({ title, text }, i) => html`
          <li>
            !${seal(`step ${i + 1}`, `happens-${i + 1}`, { size: 'small', centre: sealNumber(i + 1) })}
            <div>
              <h3>${title}</h3>
              <p>${text}</p>
            </div>
          </li>
        `,
      )}
    </ol>
  </section>
`
