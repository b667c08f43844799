import { html } from 'ghtml'
import { codeBlock } from '../agents/tabs.ts'
import { sideList } from '../contents.ts'
import { layout } from '../layout.ts'
import { recipients, sentOn, type SentOn } from './recipients.ts'
import { signIcon } from '../records/outcome.ts'
import { contactLink } from './contact.ts'
import { type Stored, keptFor, storedThings } from './stored.ts'

export interface PrivacyPage extends SentOn {
  /** Configured public address, without a slash at the end. */
  readonly publicUrl: string
  /** RETENTION_DAYS; null: nothing is removed for its age. */
  readonly retentionDays: number | null
  /** SECURITY_CONTACT: the operator, a `mailto:` or `https:` address. */
  readonly contact: string | null
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
        Anyone with the link to your page can read it. You can delete it at any time, without an account.
      </p>
      <ul class="held">
        !${facts.map(
          ([title, text]) => html`
            <li>
              !${signIcon('pass')}
              <h2>${title}</h2>
              <p>${text}</p>
            </li>
          `,
        )}
      </ul>
      <div class="sided">
        !${sideList(
          'On this page',
          [
            { id: 'stored', title: 'What is kept' },
            { id: 'delete', title: 'How to delete it' },
            { id: 'open', title: 'Who can open it' },
            { id: 'sent', title: 'What is sent to others' },
            { id: 'details', title: 'Details' },
          ],
          { marks: true },
        )}
        <article class="guide-body">
          <section aria-labelledby="stored">
            <h2 id="stored">What is kept, and for how long</h2>
            !${table(page)}
            <p>
              Never type a private key or recovery phrase. Laurel keeps none that it recognises, but no program
              recognises all of them.
            </p>
            <h3>What My things holds</h3>
            <ul class="spaced">
              <li>Titles of what you made, dates, verdicts, hashes of files, and the codes that delete it.</li>
              <li>No file, and only the first words of an idea.</li>
              <li>
                The list itself is never sent. To draw it, your browser asks for the picture of each badge and for the
                state of each timestamp, like any visitor of its page.
              </li>
            </ul>
          </section>
          <section aria-labelledby="delete">
            <h2 id="delete">How to delete it</h2>
            <p>
              My things lists what you made in this browser. “Delete for good” there deletes a report or a mock badge at
              once, with its page, its pictures and every stored answer that holds it.
            </p>
            <p><a class="button" href="/mine">Open My things</a></p>
            <p>What stays after a deletion:</p>
            <ul class="spaced">
              <li>A timestamp of it. It holds a fingerprint and an id, and no text.</li>
              <li>Copies that other people made, and backups that the operator made earlier.</li>
              <li>
                Traces in <a href="#database">some databases</a> for a while, until newer data takes their place. No
                page and no search shows them.
              </li>
            </ul>
            <details class="unfold">
              <summary>I no longer have the list</summary>
              <p>
                The page of a fresh result shows a code that begins with <code>del_</code>. With it and the address you
                can delete a report or a mock badge from any device.
              </p>
              !${form}
            </details>
          </section>
          <section aria-labelledby="open">
            <h2 id="open">Who can open it</h2>
            <p>
              Anyone with the link to a report or a mock badge can open it. There is no public list, and search engines
              are told to stay away. Every idea that is checked gets a report, so leave names and other facts about
              people out of it.
            </p>
            <p>
              The operator of this copy of Laurel is responsible for it and can read what it stores.
              !${page.contact === null ? unnamed : html`Write to the operator at !${contactLink(page.contact)}.`} A web
              server in front of Laurel, which the operator sets up, may log network addresses.
            </p>
          </section>
          <section aria-labelledby="sent">
            <h2 id="sent">What is sent to others</h2>
            <ul class="spaced">
              !${sentOn(page)}
            </ul>
          </section>
          <section aria-labelledby="details">
            <h2 id="details">Details</h2>
            !${recipients(page)}
            <details class="unfold">
              <summary>Delete it with a program</summary>
              <p>The answer that makes a record holds its <code>deleteToken</code>. Send it in a header:</p>
              !${codeBlock(call(page.publicUrl), 'Terminal')}
            </details>
            <details class="unfold" id="database">
              <summary>In the database: every table and what it holds</summary>
              <dl class="stored kept">
                !${storedThings(page.retentionDays)
                  .filter(({ tables }) => tables.length > 0)
                  .map(entry)}
              </dl>
              <p>
                To be fast, a running process keeps the last pictures of receipts and the last answers of an AI step in
                its memory. They end with the process, and pictures of a deleted receipt are shown to nobody. The log
                names the kind, the time and the id of a request that failed or was slow; no text, no address, no key.
              </p>
              <p>
                After a deletion a PostgreSQL database holds, for a while, the bytes of the removed row. No query finds
                them. The table is vacuumed every hour, and later rows overwrite them; the log and the replicas of the
                server have settings of their own. In a SQLite database nothing of the text is left.
              </p>
            </details>
          </section>
        </article>
      </div>
    `,
  })

/** What most readers come for. */
const facts = [
  ['No account', 'No cookie, no advertising and no third-party script either.'],
  ['Deleted when you like', 'A report or a mock badge goes at once, with its page. A timestamp of it stays.'],
  ['Files never leave your device', 'A timestamp needs a fingerprint alone, and that holds no text.'],
] as const

/** What a reader can do where no contact is configured. */
const unnamed = html`It names no contact: ask the school, club or person who gave you the link to it.`

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

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
        ['Your idea, its report and its mock badge', sentence(keptFor(retentionDays)), 'Anyone with the link'],
        ['A file that you timestamp or check', 'Never leaves your device', 'Only you'],
        ['Its fingerprint and proof', 'Kept for good; they hold no text', 'Anyone with the link'],
        ['My things and checklists', 'Kept in your browser; the list is never sent', 'Users of your browser'],
        ['A private key that was recognised', 'Never kept', 'Nobody'],
        [
          'Your network address',
          'Counted for an hour; Laurel logs none, a web server in front of it may',
          'The operator',
        ],
        ['Your e-mail address, if you ask for news', 'Kept until you ask for its removal', 'The operator'],
      ].map(
        ([what = '', long = '', who = '']) => html`
          <tr>
            <th scope="row">${what}</th>
            <td>${long}</td>
            <td><span class="reader">!${readerIcon(who)}${who}</span></td>
          </tr>
        `,
      )}
    </tbody>
  </table>
  <p>The operator of this copy can read everything that it stores.</p>
`

/** A lock where nobody else reads it, an eye where others do. */
const readerIcon = (who: string): string =>
  html`<svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    <path
      d="!${who === 'Nobody' || who === 'Only you' ? 'M3 7.500h10v6H3zM5 7.500V5a3 3 0 0 1 6 0v2.500' : 'M1.500 8C4 3.500 12 3.500 14.500 8C12 12.500 4 12.500 1.500 8zM8 6a2 2 0 1 0 .010 0'}"
    />
  </svg>`

const entry = ({ tables, title, what, until }: Stored): string => html`
  <div>
    <dt>${title}</dt>
    <dd>
      <p>${what}</p>
      <p class="until">${sentence(until)}.</p>
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
      <label for="record">Address of the report or mock badge</label>
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
    <p class="buttons"><button class="button plain danger">Delete it</button></p>
  </form>
`

const call = (publicUrl: string): string =>
  ['report/<reportId>', 'receipt/<receiptId>']
    .map((path) => `curl -X DELETE \\\n  ${publicUrl}/api/${path} \\\n  -H 'X-Delete-Token: <deleteToken>'`)
    .join('\n')
