import { html } from 'ghtml'
import { codeBlock } from '../agents/tabs.ts'
import { layout } from '../layout.ts'
import { signIcon } from '../records/outcome.ts'
import { contactLink } from './contact.ts'

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
      <div class="security">
        <div>
          <p class="lead">
            Report it privately, not in a public issue, so that it can be fixed before anyone exploits it.
            ${contact === null ? '' : 'You get an answer within five working days.'}
          </p>
          <p class="alarm">
            <strong>Never send a private key or a recovery phrase</strong>, not even one that you made for a test.
          </p>
          !${contact === null ? elsewhere : html`!${button(contact)} !${addressee(contact)}`}
        </div>
        <aside aria-label="Testing">!${testing}</aside>
        <div class="kinds">!${findings} !${known}</div>
        <section aria-labelledby="send">
          <h2 id="send">What to send</h2>
          !${codeBlock(outline, 'Report')}
          <p>
            An error page shows the request id; a program finds it in the <code>X-Request-Id</code> header. For
            programs: <a href="/.well-known/security.txt">security.txt</a>. There is no key for encrypted mail.
          </p>
        </section>
      </div>
    `,
  })

/** What a tester looks for first: the permission, and its limits. */
const testing = html`
  <section aria-labelledby="faith">
    <h2 id="faith">!${signIcon('pass')} Testing is welcome</h2>
    <p>
      Test in good faith: on your own copy or with records that you made, without flooding, and without reading or
      changing what belongs to others.
    </p>
  </section>
`

/** What breaks a promise of SECURITY.md. */
const findings = html`
  <section aria-labelledby="in">
    <h2 id="in">What to report</h2>
    <ul class="spaced">
      <li>An answer or a log that shows key material, such as a private key.</li>
      <li>Script or link injection (XSS): one person’s text that runs, or becomes a link, on another’s page.</li>
      <li>A page or picture of a badge that does not say that it is a mock.</li>
      <li>Anything that is signed, issued or sent to a network.</li>
      <li>An idea or a client address in a log.</li>
    </ul>
    <p>This holds for this site, the API, MCP and copies that you run yourself.</p>
  </section>
`

const known = html`
  <section aria-labelledby="out">
    <h2 id="out">Not a security problem</h2>
    <p>These are known, and need no report:</p>
    <ul class="spaced">
      <li>Ideas that people chose to share.</li>
      <li>Denial of service (flooding).</li>
      <li>Access logs of a hosting provider.</li>
    </ul>
  </section>
`

const button = (contact: string): string => html`
  <p class="buttons"><a class="button" href="${linkTo(contact)}">${wayOf(contact)}</a></p>
`

const addressee = (contact: string): string => html`
  <p class="quiet">
    To !${contactLink(contact)}, where the operator of this site reads reports. The mail begins with the lines below.
  </p>
`

/** What the button does. */
const wayOf = (contact: string): string => (contact.startsWith('mailto:') ? 'E-mail a report' : 'Report privately')

/** A letter begins with the outline. */
const linkTo = (contact: string): string =>
  contact.startsWith('mailto:')
    ? `${contact}?subject=${encodeURIComponent('A security problem in Laurel')}&body=${encodeURIComponent(outline)}`
    : contact

/** Without an address of its own, this copy can only say whom to ask; `laurel doctor` tells the operator. */
const elsewhere = html`
  <section class="panel" aria-labelledby="where">
    <h2 id="where">Where to send it</h2>
    <p>
      This copy of Laurel names no address for reports. Copy the lines below and send it to the school, club or person
      who gave you the link; they run this copy, or know who does.
    </p>
    <p>
      Its maintainers take reports too: at the repository of the software on GitHub choose Security, then “Report a
      vulnerability”. Only they see it.
    </p>
  </section>
`

const outline = `What I sent, and to which address:
What came back:
When, with the request id:
What could go wrong because of it:`
