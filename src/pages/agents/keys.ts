import { html } from 'ghtml'
import { apiKeyPlaceholder } from '../../core/api-key.ts'
import { timeElement, userText } from '../html.ts'
import { layout } from '../layout.ts'
import { callsAnHour } from './pricing.ts'

/** A key that the form has just made. */
export interface MadeKey {
  readonly key: string
  readonly label: string | null
  readonly createdAt: string
}

export interface KeysPage {
  /** Configured public address, without a slash at the end. */
  readonly publicUrl: string
  /** Expensive calls an hour without a key and with one; 0: no limit. */
  readonly freeQuota: number
  readonly keyedQuota: number
  readonly keysPerDay: number
  readonly labelLength: number
  /** The name of this copy of the form, so that sending it twice makes one key (http/routes/keys). */
  readonly request: string
  /** The label in a form that is shown again, without key material. */
  readonly label?: string
  readonly made?: MadeKey
  readonly problem?: { readonly title: string; readonly detail: string }
}

/**
 * The page of API keys: the form that makes one, the new key (shown once), how to use and revoke it. It needs no
 * script.
 */
export function keysPage(page: KeysPage): string {
  const { publicUrl, made, problem } = page
  const key = made?.key ?? apiKeyPlaceholder
  return layout({
    publicUrl,
    path: '/keys',
    title: made === undefined ? 'API keys – Laurel' : 'Your new API key – Laurel',
    description: 'Make a free API key for Laurel: an hourly allowance of your own, without an account.',
    ...((made !== undefined || problem !== undefined) && { noindex: true }),
    script: true,
    main: html`
      <h1>${made === undefined ? 'API keys' : 'Your new API key'}</h1>
      !${problem === undefined ? '' : problemBox(problem)}
      !${made === undefined ? introduction(page) + form(page) : shownOnce(made)} !${uses(publicUrl, key)}
      !${revoking(publicUrl, made)}
    `,
  })
}

const problemBox = ({ title, detail }: { readonly title: string; readonly detail: string }): string => html`
  <section class="panel problem" role="alert" aria-labelledby="problem">
    <h2 id="problem">${title}</h2>
    <p>${detail}</p>
  </section>
`

const introduction = ({ freeQuota, keyedQuota }: KeysPage): string => html`
  <p class="lead">
    Laurel works without a key: an address has ${callsAnHour(freeQuota)}. A key is free and has an allowance of its own:
    ${callsAnHour(keyedQuota)}, from whatever address.
  </p>
`

const form = ({ request, label = '', keysPerDay, labelLength }: KeysPage): string => html`
  <section class="panel" aria-labelledby="make">
    <h2 id="make">Make a key</h2>
    <form class="proofs" method="post" action="/keys">
      <input type="hidden" name="request" value="${request}" />
      <p>
        <label for="label">What is it for? <span class="quiet">(optional)</span></label>
        <input
          id="label"
          name="label"
          maxlength="${labelLength}"
          autocomplete="off"
          dir="auto"
          value="${label}"
          aria-describedby="label-hint"
        />
        <span class="hint" id="label-hint">A few words that tell your keys apart, such as “garden club agent”.</span>
      </p>
      <p>
        The key is <strong>shown once</strong>, on the next page. Only a hash of it is stored, so nobody can show it to
        you again; a lost key is replaced by a new one.
      </p>
      <p class="buttons"><button class="button">Make a key</button></p>
    </form>
    <p class="hint">No account, no e-mail address. One address makes at most ${keysPerDay} keys a day.</p>
  </section>
`

const shownOnce = ({ key, label, createdAt }: MadeKey): string => html`
  <section class="panel" aria-labelledby="once">
    <h2 id="once">Copy it now: it is shown once</h2>
    <pre class="key" tabindex="0"><code>${key}</code></pre>
    <p>
      Only a hash of it is stored. When this page is closed, nobody can show you the key again, and a lost key is
      replaced by a new one. Keep it like a password: out of repositories, chats and addresses of web pages.
    </p>
    <table class="facts">
      <tbody>
        <tr>
          <th scope="row">For</th>
          <td>!${label === null ? '<span class="quiet">not said</span>' : userText(label)}</td>
        </tr>
        <tr>
          <th scope="row">Made</th>
          <td>!${timeElement(createdAt)}</td>
        </tr>
      </tbody>
    </table>
  </section>
`

const code = (text: string): string => html`<pre tabindex="0"><code>${text}</code></pre>`

/** The three ways of sending a key, with the key or a placeholder. */
function uses(publicUrl: string, key: string): string {
  const config = {
    mcpServers: {
      laurel: { type: 'http', url: `${publicUrl}/api/mcp`, headers: { Authorization: `Bearer ${key}` } },
    },
  }
  return html`
    <section class="panel" aria-labelledby="use">
      <h2 id="use">Use it</h2>
      <p>Send it in a header, never in an address. With curl, this tells how much of the hour is left:</p>
      !${code(`curl -s ${publicUrl}/api/keys/current \\\n  -H 'Authorization: Bearer ${key}'`)}
      <p>In the configuration of an MCP client:</p>
      !${code(JSON.stringify(config, null, 2))}
      <p>In TypeScript, with the client that comes with Laurel:</p>
      !${code(
        `import { createLaurelClient } from 'laurel/client'\n\nconst laurel = createLaurelClient({\n  baseUrl: '${publicUrl}',\n  apiKey: '${key}',\n})`,
      )}
      <p class="quiet">Clients that can't set <code>Authorization</code> send the key as <code>X-API-Key</code>.</p>
    </section>
  `
}

const revoking = (publicUrl: string, made: MadeKey | undefined): string => html`
  <section class="panel" aria-labelledby="revoke">
    <h2 id="revoke">Revoke ${made === undefined ? 'a key' : 'it'}</h2>
    <p>
      After this call the key no longer works, and what was stored of it is gone. Use it when the key has become known
      to others.
    </p>
    !${code(
      `curl -s -X DELETE ${publicUrl}/api/keys/current \\\n  -H 'Authorization: Bearer ${made?.key ?? apiKeyPlaceholder}'`,
    )}
    <form class="proofs" method="post" action="/keys/revoke">
      !${
        made === undefined
          ? html`<p>
              <label for="key">Or paste the key here</label>
              <input id="key" name="key" type="password" required autocomplete="off" spellcheck="false" />
            </p>`
          : html`<input type="hidden" name="key" value="${made.key}" />`
      }
      <p class="buttons">
        <button class="button plain">${made === undefined ? 'Revoke this key' : 'Revoke the key above'}</button>
      </p>
    </form>
  </section>
`

/** The page after a revocation. */
export const revokedPage = (publicUrl: string): string =>
  layout({
    publicUrl,
    path: '/keys/revoked',
    title: 'The key is revoked – Laurel',
    description: 'The API key does not work any more.',
    noindex: true,
    main: html`
      <article class="narrow">
        <h1>The key is revoked</h1>
        <p class="lead">It works nowhere any more, from now on, and nothing of it is stored.</p>
        <ul class="links">
          <li><a href="/keys">Make another key</a></li>
          <li><a href="/">Studio</a></li>
        </ul>
      </article>
    `,
  })
