import { html } from 'ghtml'
import { layout } from '../layout.ts'

export interface SecurityPage {
  /** Configured public address, without a slash at the end. */
  readonly publicUrl: string
  /** SECURITY_CONTACT, a `mailto:` or `https:` address. */
  readonly contact: string | null
}

/** How to report a weakness; security.txt leads here. Promises and limits are those of SECURITY.md. */
export const securityPage = ({ publicUrl, contact }: SecurityPage): string =>
  layout({
    publicUrl,
    path: '/security',
    title: 'Report a security problem – Laurel',
    description: 'How to report a security problem of Laurel, and what to leave out of the report.',
    script: true,
    main: html`
      <h1>Report a security problem</h1>
      <p class="lead">
        Report it privately, not in a public issue, so that it can be fixed before anyone exploits it. You get an answer
        within five working days.
      </p>
      <div class="with-notes">
        <div class="desk">
          !${contact === null ? elsewhere : button(contact)}
          <h2>What to send</h2>
          <pre tabindex="0"><code>${outline}</code></pre>
          <p>
            Every answer has its request id in the <code>X-Request-Id</code> header, and error pages show it. Send no
            private key and no recovery phrase, not even a made-up one that works.
          </p>
          <h2>What Laurel promises</h2>
          <ul class="spaced">
            <li>It never asks for, stores, logs or sends on private keys or recovery phrases.</li>
            <li>It issues nothing. Receipts are mocks, on no network, and say so on every page and image.</li>
            <li>User text is escaped everywhere and never becomes a link.</li>
            <li>Logs hold no idea, no address of a client and no key.</li>
          </ul>
        </div>
        !${facts}
      </div>
    `,
  })

const button = (contact: string): string => html`
  <p class="buttons"><a class="button" href="${linkTo(contact)}">Report privately</a></p>
  <p class="quiet">It goes to <bdi>${contact.replace(/^mailto:/, '')}</bdi>.</p>
`

/** A letter begins with the outline. */
const linkTo = (contact: string): string =>
  contact.startsWith('mailto:')
    ? `${contact}?subject=${encodeURIComponent('A weakness of Laurel')}&body=${encodeURIComponent(outline)}`
    : contact

/** Without an address of its own, this copy can only say whom to ask. */
const elsewhere = html`
  <section class="panel" aria-labelledby="where">
    <h2 id="where">Where to send it</h2>
    <p>This copy of Laurel names no address for reports. So:</p>
    <ol class="spaced">
      <li>
        Open the repository that this software comes from. On GitHub choose Security, then “Report a vulnerability”:
        only the maintainers see it.
      </li>
      <li>
        Is the weakness in how this copy is run, for example in a proxy before it, or do you not know the repository?
        Then write to whoever runs this copy.
      </li>
    </ol>
  </section>
`

const outline = `What I sent, and to which address:
What came back:
When, with the request id:
What could go wrong because of it:`

const facts = html`
  <aside class="notes-beside" aria-label="About reports">
    <div>
      <h2>In scope</h2>
      <p>Everything that breaks a promise on this page, in the pages, the API, MCP or the program that you run.</p>
    </div>
    <div>
      <h2>Out of scope</h2>
      <p>
        What an operator’s own proxy logs, denial of service by sheer bandwidth, and the content of ideas that people
        choose to share.
      </p>
    </div>
  </aside>
`
