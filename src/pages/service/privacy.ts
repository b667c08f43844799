import { html } from 'ghtml'
import { contentsList } from '../contents.ts'
import { layout } from '../layout.ts'
import { type Stored, keptFor, storedThings } from './stored.ts'

export interface PrivacyPage {
  /** Configured public address, without a slash at the end. */
  readonly publicUrl: string
  /** RETENTION_DAYS; null: nothing is removed for its age. */
  readonly retentionDays: number | null
  /** Origins of the calendars that hashes are submitted to. */
  readonly calendars: readonly string[]
  /** Name of the source of block headers, when one is configured. */
  readonly headerSource: string | null
  /** Whether an AI step is configured, and whether its model is asked in preflight too. */
  readonly ai: boolean
  readonly secondOpinion: boolean
}

/**
 * What is stored, for how long, who can open it, how to delete it and what leaves the service, under the current
 * configuration.
 */
export const privacyPage = (page: PrivacyPage): string =>
  layout({
    publicUrl: page.publicUrl,
    path: '/privacy',
    script: true,
    title: 'Privacy – Laurel',
    description: 'What this copy of Laurel stores, for how long, who can open it, and how to delete it.',
    main: html`
      <h1>Privacy</h1>
      <p class="lead">
        Ideas that you send are stored under addresses that nobody can guess, and you can delete them. There is no
        account, no cookie, no advertising and no third-party script.
      </p>
      <div class="guide">
        !${contentsList('On this page', [
          { id: 'stored', title: 'What is kept' },
          { id: 'open', title: 'Who can open it' },
          { id: 'delete', title: 'How to delete it' },
          { id: 'sent', title: 'What is sent to others' },
          { id: 'database', title: 'In the database' },
        ])}
        <article class="guide-body">
          <section aria-labelledby="stored">
            <h2 id="stored">What is kept, and for how long</h2>
            !${table(page)}
            <p>
              A private key or recovery phrase that Laurel recognises is never kept: in an idea it is replaced before
              anything else sees it, in every other field the request is refused. Never type one, because no program
              recognises all of them.
            </p>
            <p>
              My things is kept in your browser only: names, file hashes, dates, and the codes that delete your receipts
              and reports. It holds no file, and of an idea no more than its first words.
            </p>
          </section>
          <section aria-labelledby="open">
            <h2 id="open">Who can open it</h2>
            <p>
              Anybody who has the address of a report or of a mock receipt can open it. There is no list, and search
              engines are told to stay away. Every idea that is checked gets a report, however it was sent. Leave names
              and other facts about people out of an idea.
            </p>
            <p>
              Whoever runs this copy of Laurel answers for it, and can read what it stores. A proxy in front of it may
              write a log of client addresses.
            </p>
          </section>
          <section aria-labelledby="delete">
            <h2 id="delete">How to delete it</h2>
            <p>
              Reports and mock receipts are ${keptFor(page.retentionDays)}. The page of a fresh result shows a code that
              begins with <code>del_</code>. Whoever has it can delete the record, at once and for good.
            </p>
            !${form}
            <p>This deletes the record, its page, its pictures and every stored answer that holds it. What stays:</p>
            <ul>
              <li>the proofs of its hash, with its id and without text;</li>
              <li>copies that others made, and backups that the operator made before;</li>
              <li>in some databases, for a while, bytes that <a href="#database">no query finds</a>.</li>
            </ul>
            <details>
              <summary>For programs</summary>
              <p>The answer that makes a record holds its <code>deleteToken</code>. Send it in a header:</p>
              <pre tabindex="0"><code>${call(page.publicUrl)}</code></pre>
            </details>
          </section>
          <section aria-labelledby="sent">
            <h2 id="sent">What is sent to others</h2>
            <ul>
              !${sentOn(page)}
            </ul>
          </section>
          <details class="proof-more" id="database">
            <summary>In the database: every table, and what it holds</summary>
            <dl class="stored kept">
              !${storedThings(page.retentionDays)
                .filter(({ tables }) => tables.length > 0)
                .map(entry)}
            </dl>
            <p>
              What a running process keeps in its memory to be fast, the last pictures of receipts and the last answers
              of an AI step, ends with the process. Pictures of a deleted receipt are shown to nobody. The log has the
              kind of a request that failed or was slow, its time and its id; no text, no address, no key.
            </p>
            <p>
              After a deletion a PostgreSQL database holds, for a while, the bytes of the removed row. No query finds
              them. The table is vacuumed every hour, and later rows overwrite them; the log and the replicas of the
              server have settings of their own. In a SQLite database nothing of the text is left.
            </p>
          </details>
        </article>
      </div>
    `,
  })

/** What is kept, how long, and who can read it, for people; storedThings says it table by table. */
const table = ({ retentionDays }: PrivacyPage): string => html`
  <table class="keeping">
    <thead>
      <tr>
        <th scope="col">What</th>
        <th scope="col">How long</th>
        <th scope="col">Who can read it</th>
      </tr>
    </thead>
    <tbody>
      !${[
        ['Your idea and what was found', keptFor(retentionDays), 'anyone with its link'],
        ['A mock receipt with its badge', keptFor(retentionDays), 'anyone with its link'],
        ['A file that you timestamp or check', 'never leaves your device', 'you alone'],
        ['Its fingerprint and proof', 'kept for good; they hold no text', 'who has the address of the proof'],
        ['My things, and what you tick on a checklist', 'kept in your browser, never sent', 'who uses your browser'],
        ['A key that was recognised in your words', 'never kept', 'nobody'],
        ['Your network address', 'counted for an hour; in no log', 'the operator'],
        ['Your e-mail address, if you ask for news', 'kept until you ask for its removal', 'the operator'],
      ].map(
        ([what, long, who]) => html`
          <tr>
            <th scope="row">${what}</th>
            <td>${long}</td>
            <td data-label="Read by">${who}</td>
          </tr>
        `,
      )}
    </tbody>
  </table>
`

const entry = ({ tables, title, what, until }: Stored): string => html`
  <div>
    <dt>${title}</dt>
    <dd>
      <p>${what}</p>
      <p class="until">${until.charAt(0).toUpperCase()}${until.slice(1)}.</p>
      <p class="quiet">
        In the ${tables.length === 1 ? 'table' : 'tables'}
        !${tables.map((table) => html`<code data-table="${table}">${table}</code>`).join(', ')}.
      </p>
    </dd>
  </div>
`

const form = html`
  <form class="panel proofs" method="post" action="/delete">
    <p>
      <label for="record">Address of the report or mock receipt</label>
      <input id="record" name="record" required maxlength="300" autocomplete="off" spellcheck="false" />
    </p>
    <p>
      <label for="deleteToken">Its code for deleting</label>
      <span class="hint before" id="deleteToken-hint">It begins with del_ and was shown with the fresh result.</span>
      <input
        id="deleteToken"
        name="deleteToken"
        aria-describedby="deleteToken-hint"
        required
        maxlength="100"
        autocomplete="off"
        spellcheck="false"
      />
    </p>
    <p class="buttons"><button class="button plain">Delete it</button></p>
  </form>
`

const call = (publicUrl: string): string =>
  [
    `curl -X DELETE ${publicUrl}/api/report/<reportId> -H 'X-Delete-Token: <deleteToken>'`,
    `curl -X DELETE ${publicUrl}/api/receipt/<receiptId> -H 'X-Delete-Token: <deleteToken>'`,
  ].join('\n')

function sentOn({ calendars, headerSource, ai, secondOpinion }: PrivacyPage): readonly string[] {
  const hosts = [...new Set(calendars.map(namedHost))].map((name) => html`<bdi>${name}</bdi>`).join(', ')
  return [
    calendars.length === 0
      ? html`<li>Timestamp calendars: none is configured, so no hash leaves this service.</li>`
      : html`<li>
          Timestamp calendars (!${hosts}) get one hash for many proofs, the root of a tree. From it nobody can tell a
          single hash, and no text.
        </li>`,
    headerSource === null
      ? ''
      : html`<li>
          The source of block headers (<bdi>${namedHost(headerSource)}</bdi>) is asked about heights of blocks, and
          nothing of yours.
        </li>`,
    ai
      ? html`<li>
          The configured AI step gets an idea that the rules would change, without key material, with its findings, its
          kind and its audience, to propose another wording.
        </li>`
      : html`<li>AI: none is configured. Screening and rewriting happen in this service.</li>`,
    secondOpinion
      ? html`<li>
          Its model is also asked for a second opinion on ideas that are screened: it gets the idea, without key
          material, with its kind and its audience. It is not asked about an idea that a written rule refuses or that
          holds a key.
        </li>`
      : '',
    html`<li>Nothing else is sent to anyone.</li>`,
  ]
}

/** The host of an address or a name; the number of a loopback address means nothing to a reader. */
function namedHost(address: string): string {
  const host = address.replace(/^https?:\/\//, '')
  return /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/.test(host) ? 'one on the same machine' : host
}
