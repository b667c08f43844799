import { html } from 'ghtml'
import { type FormProblem, errorSummary, fieldError, fieldState, problemTitle } from '../form.ts'
import { timeElement, userText } from '../html.ts'
import { layout } from '../layout.ts'
import { signIcon } from '../records/outcome.ts'
import { grouped } from './pricing.ts'
import { askForKey, keyProgram } from './printed-programs.ts'
import { codeBlock, tabList } from './tabs.ts'

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
  readonly problem?: FormProblem
}

/**
 * The page of API keys: the form that makes one, the new key (shown once), how to use and revoke it. It needs no
 * script.
 */
export function keysPage(page: KeysPage): string {
  const { publicUrl, made, problem } = page
  return layout({
    publicUrl,
    path: '/keys',
    title: problemTitle(made === undefined ? 'API keys – Laurel' : 'Your new API key – Laurel', problem),
    description: 'Make a free API key for Laurel: an hourly allowance of your own, without an account.',
    ...((made !== undefined || problem !== undefined) && { noindex: true }),
    script: true,
    main: html`
      !${problem === undefined ? '' : errorSummary(problem)}
      <h1>${made === undefined ? 'API keys' : 'Your new API key'}</h1>
      !${
        made === undefined
          ? html`<div class="key-desk">!${introduction(page)} !${form(page)} !${promises}</div>
              !${revoking(publicUrl, problem)}`
          : html`<div class="with-notes">
                <div class="desk">!${shownOnce(made)}</div>
                !${notesOfNew}
              </div>
              !${uses(publicUrl)} !${revokingThis(publicUrl, made)}`
      }
    `,
  })
}

/** What a key changes, in the numbers of this deployment. */
const introduction = ({ freeQuota, keyedQuota }: KeysPage): string => html`
  <div class="key-lead">
    <p class="lead">A free key gives your program an hourly allowance of its own.</p>
    <dl class="compare">
      !${allowance('Without a key', freeQuota, 'Shared with your network')}
      !${allowance('With a key', keyedQuota, 'Your own')}
    </dl>
    <p class="quiet"><a href="/pricing#counts">Which calls count</a></p>
  </div>
`

const allowance = (title: string, quota: number, whose: string): string => html`
  <div>
    <dt>${title}</dt>
    <dd>
      <strong>${quota === 0 ? 'No limit' : whose}</strong>
      !${quota === 0 ? '' : html`<span>${grouped(quota)} calls an hour</span>`}
    </dd>
  </div>
`

/** What to know about a key that was just made, in the margin. */
const notesOfNew = html`
  <aside class="notes-beside" aria-label="About this key">
    <div>
      <h2>Keep it to yourself</h2>
      <p>Treat it like a password: out of repositories, chats and addresses of web pages.</p>
    </div>
    <div>
      <h2>Lost it?</h2>
      <p>
        Only a hash of it is stored, so nobody can show it to you again. <a href="/keys">Make another one</a>; it costs
        nothing.
      </p>
    </div>
  </aside>
`

/** What to know about keys before one is made. */
const promises = html`
  <ul class="ticks key-ticks">
    !${[
      'No account: no e-mail address and no password.',
      'For curl, TypeScript and MCP: the next page shows how each sends it.',
    ].map((text) => html`<li>!${signIcon('pass')} <span>${text}</span></li>`)}
  </ul>
`

const form = ({ request, label = '', labelLength, keysPerDay, problem }: KeysPage): string => html`
  <section class="panel" aria-labelledby="make">
    <h2 id="make">Make a key</h2>
    <form class="proofs" method="post" action="/keys">
      <input type="hidden" name="request" value="${request}" />
      <p>
        <label for="label">What is it for? <span class="quiet">(optional)</span></label>
        <span class="hint before" id="label-hint"
          >A few words that tell your keys apart, such as “garden club agent”.</span
        >
        !${fieldError({ id: 'label', problem })}
        <input
          id="label"
          name="label"
          maxlength="${labelLength}"
          autocomplete="off"
          dir="auto"
          value="${label}"
          !${fieldState({ id: 'label', problem, hint: 'label-hint' })}
        />
      </p>
      <p class="buttons"><button class="button">Make a key</button></p>
      <p class="quiet">
        It is shown once: copy it when it appears. At most ${keysPerDay} keys a day are made for one network address.
      </p>
    </form>
  </section>
`

const shownOnce = ({ key, label, createdAt }: MadeKey): string => html`
  <section class="panel once" aria-labelledby="once">
    <h2 id="once"><span class="key-words">Copy it now:</span> <span class="key-words">it is shown once</span></h2>
    <pre class="key" data-copy="Copy key"><code>${key}</code></pre>
    <p>
      !${label === null ? '' : html`For <strong class="key-label">!${userText(label)}</strong>. `}Keep it in a password
      manager, or give it to your shell as shown below.
    </p>
    <p class="quiet">Made !${timeElement(createdAt)}.</p>
  </section>
`

/** Rare, so at the end of the page. */
const revokingThis = (publicUrl: string, { key }: MadeKey): string => html`
  <details class="revoking" role="group" aria-labelledby="revoke">
    <summary id="revoke">Revoke it</summary>
    <p>${whenRevoked}</p>
    <form method="post" action="/keys/revoke">
      <input type="hidden" name="key" value="${key}" />
      <p class="buttons"><button class="button plain danger">Revoke the key above</button></p>
    </form>
    <p>A program revokes its own key:</p>
    !${ownRevocation(publicUrl)}
  </details>
`

/** How a program gets the key and sends it. */
function uses(publicUrl: string): string {
  return html`
    <section aria-labelledby="use">
      <h2 id="use">Use it</h2>
      <ol class="in-steps key-steps">
        <li>
          <p>Let your shell ask for the key. This keeps it out of the history of commands:</p>
          !${codeBlock(askForKey, 'Terminal')}
          <p>Paste the key and press Enter. Nothing appears as you paste: that is intended.</p>
        </li>
        <li>
          <p>
            Send it in a header, never in an address. Clients that can’t set <code>Authorization</code> send it as
            <code>X-API-Key</code>.
          </p>
          !${keyTabs(publicUrl)}
        </li>
      </ol>
    </section>
  `
}

/** The three ways of sending a key. Each reads it from a variable, so that no sample that is passed on holds it. */
function keyTabs(publicUrl: string): string {
  const config = {
    mcpServers: {
      laurel: { type: 'http', url: `${publicUrl}/api/mcp`, headers: { Authorization: 'Bearer ${LAUREL_KEY}' } },
    },
  }
  return tabList({
    label: 'The key in',
    group: 'client',
    level: 3,
    tabs: [
      {
        id: 'use-curl',
        key: 'curl',
        name: 'curl',
        panel: html`<p>This tells how much of the hour is left:</p>
          !${codeBlock(`curl -s \\\n  -H "Authorization: Bearer $LAUREL_KEY" \\\n  ${publicUrl}/api/keys/current`, 'Terminal')}`,
      },
      {
        id: 'use-typescript',
        key: 'typescript',
        name: 'TypeScript',
        panel: html`<p>The same, with nothing to install:</p>
          !${codeBlock(keyProgram(publicUrl), 'TypeScript')}`,
      },
      {
        id: 'use-mcp',
        key: 'mcp',
        name: 'MCP',
        panel: html`<p>
            In the configuration of an MCP client. One that reads no variables needs the key itself there:
          </p>
          !${codeBlock(JSON.stringify(config, null, 2), '.mcp.json')}`,
      },
    ],
  })
}

const whenRevoked = 'Revoke a key that others have seen. It stops working at once, and this can’t be undone.'

/** How a program revokes its own key. */
const ownRevocation = (publicUrl: string): string => {
  const call = `curl -s -X DELETE \\\n  -H "Authorization: Bearer $LAUREL_KEY" \\\n  ${publicUrl}/api/keys/current`
  return codeBlock(call, 'Terminal')
}

/** Open where a key was just refused, so that what is wrong with it is in sight. */
function revoking(publicUrl: string, problem: FormProblem | undefined): string {
  const refused = problem?.fields.some(({ field }) => field === 'key') === true
  return html`
    <details class="revoking" role="group" aria-labelledby="revoke" !${refused ? 'open' : ''}>
      <summary id="revoke">Revoke a key</summary>
      <p>${whenRevoked}</p>
      <form class="proofs" method="post" action="/keys/revoke">
        <p>
          <label for="key">The key</label>
          <span class="hint before" id="key-hint">It begins with lrl_</span>
          !${fieldError({ id: 'key', problem })}
          <input
            id="key"
            name="key"
            type="password"
            required
            autocomplete="off"
            spellcheck="false"
            !${fieldState({ id: 'key', problem, hint: 'key-hint' })}
          />
        </p>
        <p class="buttons"><button class="button plain danger">Revoke this key</button></p>
      </form>
      <h2>A program revokes its own key</h2>
      !${ownRevocation(publicUrl)}
    </details>
  `
}
