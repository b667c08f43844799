import { html } from 'ghtml'
import { layout } from '../layout.ts'
import { guide } from '../contents.ts'
import { operationSection } from './operation.ts'
import type { Reference, ReferenceGroup } from './reference.ts'
import { callsAnHour } from './pricing.ts'
import { inkedJson } from './ink.ts'
import { codeBlock, scrollingCode, tabList } from './tabs.ts'
import { clientProgram, firstCall, firstMcpCall, firstProgram } from './printed-programs.ts'

export interface DocsPage {
  /** Configured public address, without a slash at the end. */
  readonly publicUrl: string
  readonly reference: Reference
  readonly freeQuota: number
  readonly keyedQuota: number
}

/** The API reference: how to call it, every operation by noun, every error. */
export function docsPage(page: DocsPage): string {
  const { publicUrl, reference } = page
  return layout({
    publicUrl,
    path: '/docs',
    markdown: '/docs.md',
    here: '/docs',
    styles: 'developers',
    script: true,
    title: 'Laurel API reference',
    description:
      'Every operation of Laurel with an example for curl, TypeScript and MCP: screen an idea, rewrite it, make a mock receipt.',
    main: guide({
      name: 'API reference',
      entries: [
        { id: 'begin', title: 'Begin' },
        { id: 'answers', title: 'Responses' },
        { id: 'allowance', title: 'Keys and rate limits' },
        { id: 'repeating', title: 'Repeat safely (idempotency)' },
        ...reference.groups.map(({ id, title, operations }) => ({
          id,
          title,
          within: operations.map(({ name, title }) => ({ id: name, title })),
        })),
        { id: 'mcp', title: 'MCP' },
        { id: 'errors', title: 'Errors' },
      ],
      head,
      body: html`!${introduction(page)} !${reference.groups.map(group)} !${mcp(page)} !${errors(reference)}`,
    }),
  })
}

const head = html`
  <h1>API reference</h1>
  <p class="lead">
    JSON over HTTP, the same operations for people, programs and agents. No account and no key is needed. The machine
    form of this page is <a href="/openapi.json">OpenAPI 3.1</a> (<a href="/openapi.yaml">YAML</a>); the same page in
    Markdown is <a href="/docs.md">docs.md</a>.
  </p>
`

const introduction = ({ publicUrl, reference, freeQuota, keyedQuota }: DocsPage): string => html`
  <section aria-labelledby="begin">
    <h2 id="begin">Begin</h2>
    !${codeBlock(publicUrl, 'Base URL')}
    <p>The first request screens an idea. Nothing to install, no key:</p>
    !${tabList({
      label: 'The first call for',
      group: 'client',
      level: 3,
      tabs: [
        { id: 'begin-curl', key: 'curl', name: 'curl', panel: codeBlock(firstCall(publicUrl), 'Terminal') },
        {
          id: 'begin-typescript',
          key: 'typescript',
          name: 'TypeScript',
          panel: html`!${codeBlock(firstProgram(publicUrl), 'TypeScript')}
            <p>
              Every call below needs <code>base</code> and the function <code>call</code> once, and nothing but the
              <code>fetch</code> of Node, Deno, Bun or a browser.
            </p>
            <details id="client">
              <summary>If you have the source code: a client with types</summary>
              <p>
                The folder <code>src/client</code> of the source code of Laurel has a client that knows the type of
                every path, body and answer. It is in no registry. With a copy of the code beside your project:
              </p>
              !${codeBlock('npm install ../laurel', 'Terminal')} !${codeBlock(clientProgram(publicUrl), 'TypeScript')}
              <p>
                A call resolves with <code>data</code>, or with <code>error</code>, whose <code>detail</code> says what
                to do.
              </p>
            </details>`,
        },
        { id: 'begin-mcp', key: 'mcp', name: 'MCP', panel: codeBlock(firstMcpCall(publicUrl), 'Terminal') },
      ],
    })}
    !${scrollingCode(firstAnswer, 'The first answer', 'Response 200, shortened', inkedJson(firstAnswer))}
    <p class="quiet">
      Over MCP the same stands in <code>structuredContent</code>. MCP clients connect to
      <code>${publicUrl}/api/mcp</code>; <a href="/agents">Agents</a> has the configuration of each.
    </p>
    <h3 id="asking">If an agent calls for a person</h3>
    <p>The same call also rewrites an idea and makes a mock receipt. An agent asks before each:</p>
    <ol class="prose">
      <li>Send the idea with <code>"simulate": false</code>, and show the answer to the person.</li>
      <li>
        Where the idea fails or warns, the answer has a rewrite. Show the rewrite and ask whether to use it; after a
        yes, send the same request with <code>"acceptRewrite": true</code>, and check that <code>safeIdea</code> is
        still the text that you showed.
      </li>
      <li>
        Ask whether they want a mock receipt. If they do, repeat the last request with <code>"simulate": true</code>.
      </li>
    </ol>
  </section>
  <section aria-labelledby="answers">
    <h2 id="answers">Responses</h2>
    <p><strong>GET</strong> calls wrap the result in <code>data</code>, and send an <code>ETag</code> with it:</p>
    !${codeBlock(wrappedAnswer, 'GET /api/pricing')}
    <p><strong>POST</strong> calls put the fields of the result beside <code>ok</code>:</p>
    !${codeBlock(flatAnswer, 'POST /api/flow/run')}
    <p>
      A <code>fail</code> of screening is an answer, not an error. A field that a call does not know is refused, and
      <code>"5"</code> is never taken for <code>5</code>. Times are ISO 8601 in UTC.
    </p>
  </section>
  <section aria-labelledby="allowance">
    <h2 id="allowance">Keys and rate limits</h2>
    <p>
      <span class="cost">counted</span> calls screen, write or ask others. Without a key the count is
      <strong>shared with your network</strong>: ${callsAnHour(freeQuota)}. With a <a href="/keys">free key</a> it is
      <strong>your own</strong>: ${callsAnHour(keyedQuota)}. Over MCP every <code>tools/call</code> counts. Send a key
      in a header, never in an address:
    </p>
    !${codeBlock('Authorization: Bearer lrl_YOUR_KEY', 'Header')}
    <p>
      Counted answers say what is left in <code>RateLimit</code>. When nothing is left, the answer is 429, and
      <code>Retry-After</code> names the seconds to wait.
    </p>
  </section>
  <section aria-labelledby="repeating">
    <h2 id="repeating">Repeat safely (idempotency)</h2>
    <p>
      <span class="cost quiet">repeatable</span> calls write, and take an <code>Idempotency-Key</code> header of up to
      255 visible characters. The same key with the same request gets the same answer for 24 hours, and nothing is made
      twice. ${reference.groups.length === 0 ? '' : 'A call that failed stores nothing.'}
    </p>
  </section>
`

/** What a program reads first in the answer to the first call; test/http/openapi/reference.test.ts compares it. */
export const firstAnswer = JSON.stringify(
  {
    ok: true,
    outcome: 'pass',
    preflight: { summary: 'Nothing was found that the service does not help with.', findings: [] },
    simulation: null,
  },
  null,
  2,
)

const wrappedAnswer = '{ "ok": true, "version": "…",\n  "data": { "tiers": […] } }'
const flatAnswer = '{ "ok": true, "version": "…",\n  "outcome": "pass", "preflight": {…}, … }'

const group = ({ id, title, text, operations }: ReferenceGroup): string => html`
  <section class="noun" aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>
    <p class="noun-text">${text}</p>
    !${operations.map(operationSection)}
  </section>
`

const mcp = ({ publicUrl, reference }: DocsPage): string => html`
  <section class="noun" aria-labelledby="mcp">
    <h2 id="mcp">MCP</h2>
    <p class="noun-text">
      The Model Context Protocol at <code>${publicUrl}/api/mcp</code>, and plain JSON-RPC without a handshake: the same
      operations as tools. <a href="/agents#tools">The seven tools</a>.
    </p>
    <dl class="fields-of prose">
      !${reference.mcp.map(
        ({ method, path, summary }) =>
          html`<div>
            <dt><strong class="method">${method}</strong> <code>${path}</code></dt>
            <dd>${summary}</dd>
          </div>`,
      )}
    </dl>
  </section>
`

const errors = ({ errors, problem }: Reference): string => html`
  <section class="noun" aria-labelledby="errors">
    <h2 id="errors">Errors</h2>
    <p class="noun-text">
      An error is a problem document (RFC 9457). <code>code</code> is one of this list, <code>detail</code> says what to
      do and never repeats what was sent, and <code>type</code> is a page with the remedy.
    </p>
    !${scrollingCode(problem, 'An error', 'Response 400 · application/problem+json', inkedJson(problem))}
    <table class="facts errors">
      <thead>
        <tr>
          <th scope="col">Code</th>
          <th scope="col">Status</th>
          <th scope="col">What happened</th>
        </tr>
      </thead>
      <tbody>
        !${errors.map(
          ({ code, status, title, of }) =>
            html`<tr id="error-${code}">
              <th scope="row"><a href="/problems/${code}">${code}</a></th>
              <td>${status}</td>
              <td>${title}!${of === null ? '' : html` <span class="quiet">· ${of}</span>`}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>
`
