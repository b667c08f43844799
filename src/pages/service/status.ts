import { html } from 'ghtml'
import type { Parts } from '../../app/service/parts.ts'
import type { PublicMetrics } from '../../app/service/public-metrics.ts'
import type { Check } from '../../app/services.ts'
import { clock, figureOf, hourChart, wholeNumber } from './hour-chart.ts'
import { dateElement, timeElement } from '../html.ts'
import { layout } from '../layout.ts'
import { outcomeTag, signIcon, signTag } from '../records/outcome.ts'

export interface StatusPage {
  /** Configured public address, without a slash at the end. */
  readonly publicUrl: string
  readonly version: string
  readonly uptimeSeconds: number
  readonly parts: Parts
  /** Null when the store can't be read. */
  readonly metrics: PublicMetrics | null
  /** When the page was made, ISO 8601. */
  readonly now: string
}

/** The status page: the state of the parts, and the counts of GET /api/metrics. */
export const statusPage = (status: StatusPage): string =>
  layout({
    publicUrl: status.publicUrl,
    path: '/status',
    title: 'Status – Laurel',
    description: 'Whether the parts of this Laurel work, and what it did in the last 24 hours.',
    main: html`
      <p class="kicker">Status</p>
      !${headline(status)}
      <section class="parts" aria-labelledby="parts">
        <h2 class="hidden" id="parts">Parts</h2>
        <dl class="states">!${partNames.map((name) => partRow(name, status.parts[name]))}</dl>
      </section>
      !${status.metrics === null ? unread : html`!${lastDay(status.metrics)} !${inAll(status.metrics)}`}
      <p class="quiet narrow">
        Version <code>${status.version}</code>, up for ${duration(status.uptimeSeconds)}. For machines:
        <a href="/api/health">/api/health</a> and <a href="/api/metrics">/api/metrics</a>. Nothing but counts is kept
        for this page: no text, no address and no id.
      </p>
    `,
  })

function headline({ parts, now }: StatusPage): string {
  const { sign, title, text } = verdict(parts)
  return html`
    <div class="headline ${sign}">
      !${signIcon(sign)}
      <h1>${title}</h1>
      <div>
        <p class="lead">${text}</p>
        <p class="quiet">As of !${timeElement(now)}. <a href="/status">Look again</a></p>
      </div>
    </div>
  `
}

const partNames = ['store', 'calendars', 'headers', 'ai'] as const
type PartName = (typeof partNames)[number]

/** What each state of a part means for users. */
const partTexts: Readonly<Record<PartName, { readonly title: string } & Readonly<Record<Check['status'], string>>>> = {
  store: {
    title: 'Storage',
    ok: 'Reports, receipts and proofs are kept and can be read.',
    failing: 'Screening and everything else that stores is refused for now. Pages, library and pack are still served.',
    off: 'Nothing is kept.',
  },
  calendars: {
    title: 'Timestamp calendars',
    ok: 'Timestamps are asked for with the next batch.',
    failing: 'No calendar answers. What was committed is stored, and goes out when one does.',
    off: 'None is configured here. What is committed is stored, and goes out when one is.',
  },
  headers: {
    title: 'Block headers',
    ok: 'The path of a proof is compared with the header of its block.',
    failing: 'The source does not answer. Proofs wait until their block can be looked at.',
    off: 'No source is configured here, so proofs say that their path was not checked.',
  },
  ai: {
    title: 'AI step',
    ok: 'A model may improve the wording of a rewrite and, where the operator asks it, give a second opinion on an idea. Rules limit both.',
    failing: 'The model does not answer. Rewrites and outcomes are those of the rules and the classifier meanwhile.',
    off: 'Rewrites are made by rules alone.',
  },
}

const states = {
  ok: ['pass', 'Works'],
  failing: ['fail', 'Fails'],
  off: ['off', 'Off'],
} as const

const partRow = (name: PartName, { status }: Check): string => {
  const [sign, word] = states[status]
  return html`
    <div>
      <dt>${partTexts[name].title}</dt>
      <dd>!${signTag(sign, word)}</dd>
      <dd>${partTexts[name][status]}</dd>
    </div>
  `
}

interface Verdict {
  readonly sign: 'pass' | 'warn' | 'fail'
  readonly title: string
  readonly text: string
}

function verdict(parts: Parts): Verdict {
  const failing = partNames.filter((name) => parts[name].status === 'failing')
  if (failing.length === 0)
    return { sign: 'pass', title: 'Everything works', text: 'Ideas are checked, and what you make is kept.' }
  const title = failing.length === 1 ? 'One part fails' : `${failing.length} parts fail`
  return failing.includes('store')
    ? { sign: 'fail', title, text: 'Nothing new can be kept right now. What is published can still be read.' }
    : { sign: 'warn', title, text: 'Ideas are still checked, and what you make is kept.' }
}

const unread = html`<p class="alarm">The storage cannot be read right now, so there are no numbers.</p>`

type Hour = PublicMetrics['hours'][number]

const rewritesOf = ({ changed, unchanged }: Hour['rewrites']): number => changed + unchanged

/** The charts by hour. The three outcomes share a scale. */
const columns: readonly {
  readonly name: string
  readonly of: (hour: Hour) => number
  readonly outcome?: 'pass' | 'warn' | 'fail'
}[] = [
  { name: 'Ideas that pass', of: ({ ideas }) => ideas.pass, outcome: 'pass' },
  { name: 'Ideas with a warning', of: ({ ideas }) => ideas.warn, outcome: 'warn' },
  { name: 'Ideas that fail', of: ({ ideas }) => ideas.fail, outcome: 'fail' },
  { name: 'Rewrites', of: ({ rewrites }) => rewritesOf(rewrites) },
  { name: 'Mock receipts', of: ({ receipts }) => receipts },
  { name: 'Timestamps', of: ({ proofs }) => proofs },
]

/** From how many hours with ideas in them there are charts; fewer bars say no more than the sums. */
const leastHours = 3

function lastDay({ hours }: PublicMetrics): string {
  const busy = hours.filter((hour) => columns.some(({ of }) => of(hour) > 0))
  const charted = hours.filter(({ ideas }) => ideas.pass + ideas.warn + ideas.fail > 0).length >= leastHours
  const mostIdeas = Math.max(...hours.flatMap(({ ideas }) => [ideas.pass, ideas.warn, ideas.fail]))
  const charts = columns.map(({ name, of, outcome }) => {
    const values = hours.map(of)
    const title = outcome === undefined ? html`${name}` : html`Ideas: !${outcomeTag(outcome)}`
    if (!charted) return html`<p class="figure">!${figureOf({ title, values })}</p>`
    return hourChart({
      name,
      title,
      values,
      hours: hours.map(({ from }) => from),
      most: outcome === undefined ? Math.max(...values) : mostIdeas,
      tone: outcome ?? 'plain',
    })
  })
  return html`
    <section class="panel" aria-labelledby="day">
      <h2 id="day">The last 24 hours</h2>
      !${
        busy.length === 0
          ? '<p>Nothing was screened or made in these hours.</p>'
          : html`<div class="charts">!${charts}</div>
              !${table(busy)}`
      }
    </section>
  `
}

const table = (busy: readonly Hour[]): string => html`
  <details>
    <summary>The same as a table</summary>
    <div class="scroll" role="region" aria-label="Counts by hour" tabindex="0">
      <table class="facts counts">
        <thead>
          <tr>
            <th scope="col">Hour, UTC</th>
            !${columns.map(({ name }) => html`<th scope="col">${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          !${busy.map(tableRow)}
        </tbody>
      </table>
    </div>
    <p class="quiet">Hours in which nothing happened are left out.</p>
  </details>
`

const tableRow = (hour: Hour): string => html`
  <tr>
    <th scope="row">!${dateElement(hour.from)}, ${clock(hour.from)}</th>
    !${columns.map(({ of }) => html`<td>${wholeNumber(of(hour))}</td>`)}
  </tr>
`

function inAll({ ideas, rewrites, receipts, proofs }: PublicMetrics): string {
  const screened = ideas.pass + ideas.warn + ideas.fail
  const made = rewritesOf(rewrites)
  const { committed, ots_pending: pending, ots_bitcoin_confirmed: confirmed } = proofs
  return html`
    <section class="panel" aria-labelledby="all">
      <h2 id="all">Since the beginning</h2>
      <table class="facts">
        <tbody>
          !${fact('Ideas screened', screened, [
            [ideas.pass, 'pass'],
            [ideas.warn, 'with a warning'],
            [ideas.fail, 'fail'],
          ])}
          !${fact('Rewrites', made, [[rewrites.changed, 'changed something']])} !${fact('Mock receipts', receipts, [])}
          !${fact('Timestamp proofs', committed + pending + confirmed, [
            [committed, 'committed'],
            [pending, 'pending'],
            [confirmed, 'confirmed'],
          ])}
        </tbody>
      </table>
    </section>
  `
}

type Share = readonly [count: number, what: string]

function fact(name: string, total: number, shares: readonly Share[]): string {
  const said = shares.map(([count, what]) => `${wholeNumber(count)} ${what}`).join(', ')
  return html`
    <tr>
      <th scope="row">${name}</th>
      <td>${total === 0 ? 'none yet' : wholeNumber(total)}${total === 0 || said === '' ? '' : `: ${said}`}</td>
    </tr>
  `
}

/** A time span in its two largest units. */
export function duration(seconds: number): string {
  if (seconds < 60) return 'less than a minute'
  const units = [
    ['day', Math.floor(seconds / 86_400)],
    ['hour', Math.floor(seconds / 3600) % 24],
    ['minute', Math.floor(seconds / 60) % 60],
  ] as const
  const from = units.findIndex(([, count]) => count > 0)
  return units
    .slice(from, from + 2)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} ${name}${count === 1 ? '' : 's'}`)
    .join(' and ')
}
