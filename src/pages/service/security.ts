import { html } from 'ghtml'
import { layout } from '../layout.ts'

/** How to report a weakness; the contact of security.txt. Promises and limits are in SECURITY.md. */
export const securityPage = (publicUrl: string): string =>
  layout({
    publicUrl,
    path: '/security',
    title: 'Report a weakness – Laurel',
    description: 'How to report a weakness of Laurel, and what to leave out of the report.',
    main: html`
      <article class="prose">
        <h1>Report a weakness</h1>
        <p class="lead">
          Report it privately, through the security advisories of the repository that this software comes from, and not
          in a public issue.
        </p>
        <p>
          Say what you sent and what came back: the address, the time, and the request id that every answer has in its
          <code>X-Request-Id</code> header. You get an answer within five working days.
        </p>
        <p>
          Put no private keys and no recovery phrases into a report, not even made-up ones that work. Whoever runs this
          copy of Laurel is the one to ask when the weakness is in how it is run, for example in a proxy before it.
        </p>
        <h2>What Laurel promises</h2>
        <ul>
          <li>It never asks for, stores, logs or sends on private keys or recovery phrases.</li>
          <li>It issues nothing. Receipts are mocks, on no network, and say so on every page and image.</li>
          <li>User text is escaped everywhere and never becomes a link.</li>
          <li>Logs hold no idea, no address of a client and no key.</li>
        </ul>
      </article>
    `,
  })
