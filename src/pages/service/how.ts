import { html } from 'ghtml'
import { verdictWord } from '../../core/verdict.ts'
import { segment } from '../html.ts'
import { layout } from '../layout.ts'
import { sideList } from '../contents.ts'
import { signIcon, signTag } from '../records/outcome.ts'
import { seal, sealNumber } from '../seal.ts'
import { keptFor } from './stored.ts'

export interface HowPage {
  /** Configured public address, without a slash at the end. */
  readonly publicUrl: string
  /** RETENTION_DAYS; null: nothing is removed for its age. */
  readonly retentionDays: number | null
  /** Whether hashes are submitted to timestamp calendars. */
  readonly submits: boolean
  /** Whether an AI step is configured, and whether its model is asked in preflight too. */
  readonly ai: boolean
  readonly secondOpinion: boolean
  /** The number of kinds of risk that the rules name. */
  readonly kinds: number
}

/** How Laurel works, for people: checking, mock badges, timestamps, and what is kept. */
export const howPage = (page: HowPage): string =>
  layout({
    publicUrl: page.publicUrl,
    path: '/how-it-works',
    title: 'How it works – Laurel',
    description:
      'What a mock badge is and is not, how Laurel checks an idea for one, what a timestamp proves, and what is kept.',
    script: true,
    main: html`
      <div class="how-hero">
        <h1>How it works</h1>
        <p class="lead">
          You write what a badge is for. Laurel reads your words, marks what would turn an honour into a product, offers
          a safer wording, and draws a mock badge that you can share.
        </p>
        <p><a class="button" href="/">Design a badge</a></p>
        !${story}
      </div>
      <div class="sided">
        !${sideList(
          'On this page',
          [
            { id: 'badge', title: 'What a mock badge is' },
            { id: 'checked', title: 'How an idea is checked' },
            { id: 'timestamp', title: 'What a timestamp proves' },
            { id: 'kept', title: 'What is kept' },
            { id: 'who', title: 'Who it is for' },
          ],
          { marks: true },
        )}
        <div class="guide-body">!${badge} !${checked(page)} !${timestamp(page)} !${kept(page)} !${who}</div>
      </div>
    `,
  })

/**
 * A sentence on its way to a badge: what preflight marks of it, and what the rewrite makes of it (a test compares both).
 * The drawing is that of a template.
 */
export const storyOf = {
  before: 'A badge for everyone who helped on the garden day. It will be worth more next year.',
  marked: 'will be worth more',
  after:
    'A badge for everyone who helped on the garden day. People keep the badge as a memory; it has no monetary value.',
  template: 'attendance-badge',
} as const

const [beforeMark = '', afterMark = ''] = storyOf.before.split(storyOf.marked)

const story = html`
  <ol class="story">
    <li>
      <p class="step">You write</p>
      <blockquote>${beforeMark}<mark class="fail">${storyOf.marked}</mark>${afterMark}</blockquote>
      <p>!${signTag('fail', verdictWord('fail'))}</p>
    </li>
    <li>
      <p class="step">Laurel offers safer words</p>
      <blockquote>${storyOf.after}</blockquote>
      <p>!${signTag('pass', verdictWord('pass'))}</p>
    </li>
    <li>
      <p class="step">You share a mock badge</p>
      <img
        src="/library/templates/${segment(storyOf.template)}.svg"
        width="480"
        height="480"
        alt="A round badge with the words “Garden day helper 2026” and a band that says MOCK, not on-chain"
        decoding="async"
      />
    </li>
  </ol>
`

const steps = ({
  kinds,
}: HowPage): readonly { readonly title: string; readonly line: string; readonly text: string }[] => [
  {
    title: 'Keys are taken out',
    line: 'Before anything else, so that nothing keeps them.',
    text: 'Anything that looks like a private key or a recovery phrase is replaced first. Nothing after this step sees it, and nothing keeps it.',
  },
  {
    title: 'Your words are read',
    line: 'Also disguised ones, and what they deny.',
    text: 'Laurel sees through disguised spelling, recognises the language, and tells “it will never be” from “it will be”.',
  },
  {
    title: 'Rules look for risks',
    line: `${kinds} kinds, and the passage of each.`,
    text: `Written rules know ${kinds} kinds of risk, from a promise of gain to a name that sounds official. Each points at the passage that it means.`,
  },
  {
    title: 'A model weighs it all',
    line: 'It estimates how likely each risk is.',
    text: 'A small model of Laurel’s own, trained on labelled examples, estimates how likely each risk is. It runs in this service, is the same for everyone, and judges words, not people.',
  },
  {
    title: 'You get an answer',
    line: 'With advice, and safer words to take or leave.',
    text: 'It says “Ready”, “Ready, with a question” or “Needs other words”. Risky passages are marked, with advice beside each and safer words to take or leave.',
  },
]

const checked = (page: HowPage): string => html`
  <section aria-labelledby="checked">
    <h2 id="checked">How an idea is checked</h2>
    <ol class="steps-of">
      !${steps(page).map(
        ({ title, line }, i) => html`
          <li>
            !${seal(`step ${i + 1}`, `step-${i + 1}`, { size: 'small', centre: sealNumber(i + 1) })}
            <div>
              <h3>${title}</h3>
              <p>${line}</p>
            </div>
          </li>
        `,
      )}
    </ol>
    <details class="unfold">
      <summary>What happens at each step</summary>
      <ol class="prose spaced">
        !${steps(page).map(({ title, text }) => html`<li><strong>${title}.</strong> ${text}</li>`)}
      </ol>
    </details>
    <div class="prose">
      <div class="note-tint">
        <p><strong>Laurel is wrong about one time in six. So it shows its reasons.</strong></p>
        <p>
          That is how often it and the people who labelled them differed on texts that it had never seen. What it looks
          for is written down in <a href="/rules">the rules</a>. It gives no legal advice.
        </p>
      </div>
      !${page.ai ? html`<p>${withModel(page)}</p>` : ''}
    </div>
  </section>
`

const withModel = ({ secondOpinion }: HowPage): string =>
  `In this copy of Laurel a language model may also propose the safer wording. The rules check what it proposes.${
    secondOpinion ? ' The same model gives a second opinion on ideas; it never undoes a refusal by a rule.' : ''
  }`

/** Two lists side by side: what holds and what does not. */
const twoLists = (
  [yes, yeses]: readonly [title: string, items: readonly string[]],
  [no, noes]: readonly [title: string, items: readonly string[]],
): string => html`
  <div class="two-lists">
    <div class="yes">
      <h3>${yes}</h3>
      <ul>
        !${yeses.map((item) => html`<li>${item}</li>`)}
      </ul>
    </div>
    <div class="no">
      <h3>${no}</h3>
      <ul>
        !${noes.map((item) => html`<li>${item}</li>`)}
      </ul>
    </div>
  </div>
`

const badge = html`
  <section aria-labelledby="badge">
    <h2 id="badge">What a mock badge is</h2>
    !${twoLists(
      [
        'It is',
        [
          'A drawing with a name, a purpose and a date, on a page of its own that you can share.',
          'A way to try words and looks before you hand out anything real.',
          'Marked MOCK on its page and in every picture, whatever its name says.',
        ],
      ],
      [
        'It is not',
        [
          'It is not on-chain: there is no Bitcoin transaction behind it.',
          'It proves nothing by itself: anyone can make one with any name.',
          'It is not an asset: it stays with the person it is for and has no monetary value.',
        ],
      ],
    )}
  </section>
`

const timestamp = ({ submits }: HowPage): string => html`
  <section aria-labelledby="timestamp">
    <h2 id="timestamp">What a timestamp proves</h2>
    !${twoLists(
      [
        'It proves',
        [
          'That exactly this file, or exactly this record, existed by about a certain date and hour.',
          'You can show this to anyone, years from now and without Laurel: the file, its proof and the Bitcoin block that it leads to are enough.',
        ],
      ],
      [
        'It does not prove',
        [
          'Who made the file, or who had it first.',
          'That what the file says is true.',
          'That anyone received anything.',
        ],
      ],
    )}
    <p class="prose">
      Your file stays on your device. Your browser works out its fingerprint, a short code that changes with every
      letter of the file, and only that is sent.
      !${
        submits
          ? 'It is usually in a Bitcoin block within a few hours.'
          : 'In this copy of Laurel fingerprints are kept but not sent to timestamp calendars yet.'
      }
      <a href="/proofs">Timestamp a file</a>
    </p>
  </section>
`

const kept = ({ retentionDays }: HowPage): string => html`
  <section aria-labelledby="kept">
    <h2 id="kept">What is kept</h2>
    <ul class="how-kept">
      !${[
        `An idea and a mock badge are ${keptFor(retentionDays)}. Nobody can list them, but anyone with the link to one can open it.`,
        'A file never leaves your device, and a key that is recognised is never kept.',
        'There are no accounts, no cookies and no third-party scripts.',
      ].map((text) => html`<li>!${signIcon('pass')}<span>${text}</span></li>`)}
    </ul>
    <p><a href="/privacy">Everything about privacy</a></p>
  </section>
`

const who = html`
  <section aria-labelledby="who">
    <h2 id="who">Who it is for</h2>
    <ul class="who">
      <li><strong>Teachers and schools</strong>, who want to honour a course, a project or a day in the garden.</li>
      <li><strong>Clubs, libraries and museums</strong>, who thank helpers and remember events.</li>
      <li><strong>Organisers</strong>, who want a badge for attendance that stays with the person who came.</li>
      <li>
        <strong>Developers and agents</strong>, who build such things and want them <a href="/agents">checked</a>.
      </li>
    </ul>
    <p class="prose">
      It is not for anything that people buy or hope to gain from. Laurel says so, shows where, and offers other words.
    </p>
    <p><a class="button" href="/library/templates">Begin with a template</a></p>
  </section>
`
