import { html } from 'ghtml'
import { layout } from '../layout.ts'
import { signIcon } from '../records/outcome.ts'

export interface PricingPage {
  /** Configured public address, without a slash at the end. */
  readonly publicUrl: string
  /** The first sentence. */
  readonly statement: string
  /** Which calls count, and which do not: words in small letters. */
  readonly calls: { readonly counted: readonly string[]; readonly uncounted: readonly string[] }
  readonly tiers: readonly {
    readonly id: string
    readonly name: string
    /** 0: no limit. */
    readonly callsPerHour: number
    readonly summary: string
    readonly url: string
  }[]
}

/** An allowance in words: "1,000 counted calls an hour". */
export const callsAnHour = (calls: number): string =>
  calls === 0 ? 'no limit' : `${grouped(calls)} counted calls an hour`

/** A number with commas between thousands. */
export const grouped = (value: number): string => value.toLocaleString('en')

/** The pricing page: Laurel is free, within allowances. */
export function pricingPage({ publicUrl, statement, calls, tiers }: PricingPage): string {
  return layout({
    publicUrl,
    path: '/pricing',
    title: 'Pricing – Laurel',
    script: true,
    description: `${statement} Laurel is free without a key, free with a key, and yours to run.`,
    main: html`
      <div class="pricing-head">
        <h1>Designing, checking and sharing badges is free</h1>
        <img
          class="pricing-badge"
          src="/library/templates/attendance-badge.svg"
          width="480"
          height="480"
          decoding="async"
          alt="A round badge with the words “Garden day helper 2026” and a band that says MOCK, not on-chain"
        />
        <p class="lead">${statement} Nothing is sold here, and there is no account for any of it.</p>
        <ul class="ticks">
          !${[...freeThings, ...forClass(tiers)].map((text) => html`<li>!${signIcon('pass')} <span>${text}</span></li>`)}
        </ul>
        <p class="buttons"><a class="button" href="/">Design a badge</a></p>
      </div>
      <h2 id="programs">For developers: how many calls</h2>
      <ul class="tiers">
        !${tiers.map(tier)}
      </ul>
      <div data-module="folds">
        <details class="counts-of">
          <summary id="calls">Which calls count</summary>
          <div id="counts" role="group" aria-labelledby="calls">
            <div class="which-count">
              !${callList('Counted', calls.counted)} !${callList('Not counted', calls.uncounted)}
            </div>
            <p>
              The <code>RateLimit</code> header of a counted answer says how many calls are left. When none is left, the
              answer is 429, and <code>Retry-After</code> says how many seconds to wait. The same as JSON:
              <a href="/api/pricing">/api/pricing</a>.
            </p>
          </div>
        </details>
      </div>
      <p class="quiet">When something is new: <a href="/waitlist">news by e-mail</a>.</p>
    `,
  })
}

const callList = (title: string, calls: readonly string[]): string =>
  html`<div>
    <h3>${title}</h3>
    <ul>
      !${calls.map((text) => html`<li>${text.charAt(0).toUpperCase()}${text.slice(1)}</li>`)}
    </ul>
  </div>`

/** What costs nothing, for somebody who writes no programs. */
const freeThings = [
  'Design a badge, and share or print its mock receipt.',
  'Check the words of an idea, and get safer ones.',
  'Timestamp a file.',
]

/** A class of this size, in which everybody checks texts, makes an allowance concrete. */
const pupils = 30

/** What the allowance without a key is enough for in a school; empty where that is little or has no limit. */
function forClass(tiers: readonly Tier[]): readonly string[] {
  const calls = tiers.find(({ id }) => id === 'free')?.callsPerHour ?? 0
  const minutes = calls === 0 ? 0 : Math.ceil((60 * pupils) / calls)
  if (minutes === 0 || minutes > 30) return []
  const often = minutes === 1 ? 'every minute' : `every ${minutes === 2 ? 'two' : minutes} minutes`
  return [`Enough for a class of ${pupils}: each can check a text ${often}.`]
}

type Tier = PricingPage['tiers'][number]

/** What a tier gives, and where it begins. */
const tierWords: Readonly<Record<string, TierWords>> = {
  free: {
    title: 'Without a key',
    whose: 'Shared with your network',
    text: 'Read the API reference',
    href: '/docs',
  },
  'free-with-key': {
    title: 'With a key',
    whose: 'Your own',
    text: 'Make a key',
    best: 'Best for a program',
  },
  'self-hosted': { title: 'Self-hosted', whose: 'On your own machine', text: 'Run it yourself' },
}

interface TierWords {
  readonly title: string
  /** Whose the calls are. */
  readonly whose: string
  readonly text: string
  readonly href?: string
  /** Who should take this one. */
  readonly best?: string
}

const lowered = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

const tier = ({ id, name, callsPerHour, summary, url }: Tier): string => {
  const { title, whose, text, href = url, best }: TierWords = tierWords[id] ?? { title: name, whose: '', text: name }
  return html`
    <li class="tier ${id}">
      !${best === undefined ? '' : html`<p class="best">${best}</p>`}
      <h3>${title}</h3>
      <p class="amount">
        <strong>${callsPerHour === 0 ? 'No limit' : whose}</strong>
        <span>Free, ${callsPerHour === 0 ? lowered(whose) : `${grouped(callsPerHour)} calls an hour`}</span>
      </p>
      <p class="what">${summary}</p>
      <p class="go"><a class="!${best === undefined ? 'button plain' : 'button'}" href="${href}">${text}</a></p>
    </li>
  `
}
