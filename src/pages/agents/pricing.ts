import { html } from 'ghtml'
import { layout } from '../layout.ts'
import { signIcon } from '../records/outcome.ts'

export interface PricingPage {
  /** Configured public address, without a slash at the end. */
  readonly publicUrl: string
  /** The first sentence, and which calls count. */
  readonly statement: string
  readonly counted: string
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
export function pricingPage({ publicUrl, statement, counted, tiers }: PricingPage): string {
  const same = sharedNumber(tiers)
  return layout({
    publicUrl,
    path: '/pricing',
    title: 'Pricing – Laurel',
    description: `${statement} Laurel is free without a key, free with a key, and yours to run.`,
    main: html`
      <h1>Designing, checking and sharing badges is free</h1>
      <p class="lead">${statement} Nothing is sold here, and there is no account for any of it.</p>
      <ul class="ticks">
        !${[...freeThings, ...forClass(tiers)].map((text) => html`<li>!${signIcon('pass')} <span>${text}</span></li>`)}
      </ul>
      <p class="buttons"><a class="button" href="/">Design a badge</a></p>
      <h2 id="programs">For developers: how many calls</h2>
      !${same === 0 ? '' : html`<p>${grouped(same)} calls an hour, with a key or without one. What differs is who shares them.</p>`}
      <ul class="tiers">
        !${tiers.map((entry) => tier(entry, same))}
      </ul>
      <section class="prose" aria-labelledby="counts">
        <h2 id="counts">Which calls count</h2>
        <p>${counted}</p>
        <p>
          The <code>RateLimit</code> header of a counted answer says how many calls are left. When none is left, the
          answer is 429, and <code>Retry-After</code> says how many seconds to wait.
        </p>
        <p class="quiet">
          The same as JSON: <a href="/api/pricing">/api/pricing</a>. When there is something new:
          <a href="/waitlist">news of releases</a>.
        </p>
      </section>
    `,
  })
}

/** The allowance that calls with and without a key have in common; 0 where they differ or have no limit. */
function sharedNumber(tiers: readonly Tier[]): number {
  const [free, keyed] = ['free', 'free-with-key'].map((id) => tiers.find((entry) => entry.id === id)?.callsPerHour)
  return free !== undefined && free === keyed ? free : 0
}

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
  return [`A whole class at once: ${pupils} people can each check a text ${often}.`]
}

type Tier = PricingPage['tiers'][number]

/** What a tier gives, and where it begins. */
const tierWords: Readonly<Record<string, TierWords>> = {
  free: {
    differs: 'Shared',
    unit: 'by everybody on your network',
    unitOfNumber: 'for your whole network',
    text: 'Read the API reference',
    href: '/docs',
  },
  'free-with-key': {
    differs: 'Yours alone',
    unit: 'for your program',
    text: 'Make a key',
    best: 'Best for a program',
  },
  'self-hosted': { differs: 'Yours to set', unit: 'on your own machine', text: 'Run it yourself' },
}

interface TierWords {
  /** Whose the calls are, in large letters. */
  readonly differs: string
  /** Stands below it. */
  readonly unit: string
  /** The same after the number of calls, where that has other words. */
  readonly unitOfNumber?: string
  readonly text: string
  readonly href?: string
  /** Who should take this one. */
  readonly best?: string
}

/** `same`: a number of calls that is told above the tiers and not here; 0: none. */
function tier({ id, name, callsPerHour, summary, url }: Tier, same: number): string {
  const {
    differs,
    unit,
    unitOfNumber = unit,
    text,
    href = url,
    best,
  }: TierWords = tierWords[id] ?? {
    differs: name,
    unit: '',
    text: name,
  }
  const unlimited = callsPerHour === 0
  const below = unlimited || callsPerHour === same ? unit : `${grouped(callsPerHour)} calls an hour ${unitOfNumber}`
  return html`
    <li class="tier ${id}">
      !${best === undefined ? '' : html`<p class="best">${best}</p>`}
      <h3>${name}</h3>
      <p class="amount">
        <strong>${unlimited ? 'No limit' : differs}</strong>
        <span>${unlimited && id !== 'self-hosted' ? 'on calls' : below}</span>
      </p>
      <p class="what">${summary}</p>
      <p class="go"><a class="!${best === undefined ? 'button plain' : 'button'}" href="${href}">${text}</a></p>
    </li>
  `
}
