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
      <h1>Pricing</h1>
      <p class="lead">${statement} Nothing is sold here.</p>
      <ul class="cards">
        !${tiers.map(tier)}
      </ul>
      <section class="panel" aria-labelledby="counts">
        <h2 id="counts">What counts</h2>
        <p>${counted}</p>
        <p>
          Every counted answer says how many calls are left, in its <code>RateLimit</code> header. When none is left,
          the answer is 429 and <code>Retry-After</code> names the seconds to wait.
        </p>
      </section>
      <p class="quiet">
        The same as JSON: <a href="/api/pricing">/api/pricing</a>. News of new releases:
        <a href="/waitlist">the waitlist</a>.
      </p>
    `,
  })

const linkTexts: Readonly<Record<string, string>> = {
  free: 'Open the studio',
  'free-with-key': 'Make a key',
  'self-hosted': 'Run it yourself',
}

const tier = ({ id, name, callsPerHour, summary, url }: PricingPage['tiers'][number]): string => html`
  <li class="tier">
    <h2>${name}</h2>
    <p class="amount">
      !${
        callsPerHour === 0
          ? '<strong>No limit</strong>'
          : html`<strong>${grouped(callsPerHour)}</strong> counted calls an hour`
      }
    </p>
    <p>${summary}</p>
    <p><a href="${url}">${linkTexts[id] ?? name}</a></p>
  </li>
`
