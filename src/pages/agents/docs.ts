import { html } from 'ghtml'
import { askBeforeAccepting } from '../../core/words.ts'
import { layout } from '../layout.ts'

/** One row of the API list. */
export interface Endpoint {
  readonly method: string
  readonly path: string
  readonly title: string
  readonly summary: string
  /** Whether a call counts against the caller's allowance. */
  readonly expensive: boolean
}

export interface DocsPage {
  /** Configured public address, without a slash at the end. */
  readonly publicUrl: string
  readonly endpoints: readonly Endpoint[]
  readonly openapiUrl: string
}

/** The page of the API: the endpoints, which calls count, and an example call. */
export const docsPage = ({ publicUrl, endpoints, openapiUrl }: DocsPage): string =>
  layout({
    publicUrl,
    path: '/docs',
    here: '/docs',
    script: true,
    title: 'Laurel API',
    description:
      'Every endpoint of Laurel: screen an idea, rewrite it, make a mock receipt. JSON over HTTP, no account.',
    main: html`
      <h1>The API</h1>
      <p class="lead">
        JSON over HTTP, no account needed. The whole description is <a href="${openapiUrl}">OpenAPI 3.1</a>; every error
        is a problem document that links to a page with its remedy.
      </p>
      <h2>One call to start with</h2>
      <pre tabindex="0"><code>${firstCall(publicUrl)}</code></pre>
      <p>Where an idea fails or warns, the answer has a rewrite. ${askBeforeAccepting}</p>
      <h2>Endpoints</h2>
      <ul class="endpoints">
        !${endpoints.map(row)}
      </ul>
      <p class="quiet">
        <span class="cost">counted</span> calls screen or write, and each is taken from the hourly allowance of your
        address or key. A <a href="/keys">key</a> is free.
      </p>
    `,
  })

const firstCall = (publicUrl: string): string =>
  [
    `curl -s ${publicUrl}/api/flow/run \\`,
    `  -H 'content-type: application/json' \\`,
    `  -d '{"idea":"An attendance badge for our school garden day, no monetary value."}'`,
  ].join('\n')

const row = ({ method, path, title, summary, expensive }: Endpoint): string => html`
  <li>
    <p class="line">
      <strong class="method">${method}</strong> <code>${path}</code>
      !${expensive ? '<span class="cost">counted</span>' : ''}
    </p>
    <p><strong>${title}.</strong> ${summary}</p>
  </li>
`
