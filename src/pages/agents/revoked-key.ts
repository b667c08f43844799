import { html } from 'ghtml'
import { userText } from '../html.ts'
import { layout } from '../layout.ts'
import { sealed, struckKey } from '../service/sealed.ts'

export interface RevokedKey {
  /** The first letters of the key. */
  readonly prefix?: string | undefined
  /** What its maker called it. */
  readonly label?: string | undefined
}

/** The page after a revocation, with what is known about the key. */
export const revokedPage = (publicUrl: string, { prefix, label }: RevokedKey = {}): string =>
  layout({
    publicUrl,
    path: '/keys/revoked',
    here: '/keys',
    title: 'The key is revoked – Laurel',
    description: 'The API key does not work any more.',
    noindex: true,
    main: sealed({
      seed: 'The key is revoked',
      centre: struckKey,
      quiet: true,
      body: html`
        <h1>The key is revoked</h1>
        !${
          prefix === undefined
            ? ''
            : html`<p class="acted-on">
                !${label === undefined ? '' : html`<strong>!${userText(label)}</strong> `}<code>${prefix}…</code>
              </p>`
        }
        <p class="lead">
          Programs that use it are refused from now on. Its record is deleted, and this can’t be undone.
        </p>
        <p class="buttons">
          <a class="button" href="/keys">Make another key</a> <a class="button plain" href="/docs">API reference</a>
        </p>
      `,
    }),
  })
