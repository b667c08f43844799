import { html } from 'ghtml'

/** How to check that a record has a given digest. */
export const digestCheck = (recordUrl: string, digest: string, noun: 'receipt' | 'report'): string => html`
  <section class="panel" aria-labelledby="check">
    <h2 id="check">Check it yourself</h2>
    <p>The digest is the SHA-256 of the record. It shows that the text is unchanged, and nothing more.</p>
    <p class="digest"><code>${digest}</code></p>
    <pre class="screen" tabindex="0"><code>curl -s ${recordUrl} | sha256sum</code></pre>
    <p class="screen quiet">If both lines of hex digits are equal, you hold the same ${noun} as this page.</p>
  </section>
`
