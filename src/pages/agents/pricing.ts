import { html } from 'ghtml'
import { layout } from '../layout.ts'

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

const grouped = (value: number): string => value.toLocaleString('en')

/** The pricing page: Laurel is free, within allowances. */
export const pricingPage = ({ publicUrl, statement, counted, tiers }: PricingPage): string =>
  layout({
    publicUrl,
    path: '/pricing',
    title: 'Pricing – Laurel',
    description: `${statement} Laurel is free without a key, free with a key, and yours to run.`,
    main: html`
      <h1>Free, in three ways</h1>
      <p class="lead">${statement} Nothing is sold here.</p>
      <ul class="tiers">
        !${tiers.map(tier)}
      </ul>
      <section class="prose" aria-labelledby="counts">
        <h2 id="counts">What counts</h2>
        <p>${counted}</p>
        <p>
          Every counted answer says how many calls are left, in its <code>RateLimit</code> header. When none is left,
          the answer is 429 and <code>Retry-After</code> names the seconds to wait.
        </p>
        <p class="quiet">
          The same as JSON: <a href="/api/pricing">/api/pricing</a>. News of new releases:
          <a href="/waitlist">the waitlist</a>.
        </p>
      </section>
    `,
  })

/** The link of each tier. The key is the one thing to get here, so its link is the button. */
const links: Readonly<Record<string, { readonly text: string; readonly main?: true }>> = {
  free: { text: 'Design a badge' },
  'free-with-key': { text: 'Make a key', main: true },
  'self-hosted': { text: 'Run it yourself' },
}

function tier({ id, name, callsPerHour, summary, url }: PricingPage['tiers'][number]): string {
  const { text, main } = links[id] ?? { text: name }
  return html`
    <li class="tier">
      <h2>${name}</h2>
      <p class="amount">
        !${
          callsPerHour === 0
            ? '<strong>No limit</strong> <span>on your own machine</span>'
            : html`<strong>${grouped(callsPerHour)}</strong> <span>counted calls an hour</span>`
        }
      </p>
      <p>${summary}</p>
      <p class="go"><a !${main === true ? 'class="button"' : ''} href="${url}">${text}</a></p>
    </li>
  `
}
