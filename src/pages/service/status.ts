import { html } from 'ghtml'
import type { Parts } from '../../app/service/parts.ts'
import type { PublicMetrics } from '../../app/service/public-metrics.ts'
import type { Check } from '../../app/services.ts'
import { clock, hourChart, wholeNumber } from './hour-chart.ts'
import { dateElement, timeElement } from '../html.ts'
import { verdictTitle } from '../../core/verdict.ts'
import { layout } from '../layout.ts'
import { outcomeBar } from './outcome-bar.ts'
import { signIcon, signTag } from '../records/outcome.ts'

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
    styles: 'developers',
    title: 'Status – Laurel',
    description: 'Whether the parts of this Laurel work, and what it did in the last 24 hours.',
    main: html`
      <p class="kicker">Status</p>
      !${headline(status)}
      <section class="parts" aria-labelledby="parts">
        <h2 class="hidden" id="parts">Parts</h2>
        <dl class="states">!${partNames.map((name) => partRow(name, status.parts[name], status.now))}</dl>
      </section>
      !${status.metrics === null ? unread : numbers(status.metrics)}
      <p class="quiet narrow">
        Version
        <code>${status.version}</code>${status.uptimeSeconds < 60 ? '' : `, up for ${duration(status.uptimeSeconds)}`}.
        The same for programs: <a href="/api/health">/api/health</a> and <a href="/api/metrics">/api/metrics</a>. This
        page is made from counts alone: no text, no address and no id.
      </p>
    `,
  })

function headline({ parts, now }: StatusPage): string {
  const { sign, title, text } = verdict(parts)
  return html`
    <div class="headline ${sign}">
      !${signIcon(sign === 'warn' ? 'alarm' : sign)}
      <h1>${title}</h1>
      <div>
        <p class="lead">${text}</p>
        <p class="quiet">Checked !${timeElement(now)}. <a class="again-link" href="/status">Look again</a></p>
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
    failing: 'Nothing can be checked or kept for now. Pages, library and pack can still be read.',
    off: 'Nothing is kept.',
  },
  calendars: {
    title: 'Timestamp calendars',
    ok: 'New timestamps go out in the next batch.',
    failing: 'No calendar answers. New timestamps are stored and go out when one does.',
    off: 'None is configured here. New timestamps are stored and go out when one is.',
  },
  headers: {
    title: 'Block headers',
    ok: 'Each proof is compared with the header of its block.',
    failing: 'The source does not answer. Proofs wait until it does.',
    off: 'No source is configured here, so proofs say that they were not compared.',
  },
  ai: {
    title: 'AI step',
    ok: 'A model may improve the wording of a rewrite or give a second opinion on an idea, within the rules.',
    failing: 'The model does not answer. Until it does, rewrites and outcomes come from the rules and the classifier.',
    off: 'Rewrites are made by rules alone.',
  },
}

const states = {
  ok: ['pass', 'Works'],
  failing: ['fail', 'Fails'],
  off: ['off', 'Off by choice'],
} as const

const partRow = (name: PartName, { status, checkedAt }: Check, now: string): string => {
  const [sign, word] = states[status]
  return html`
    <div>
      <dt>${partTexts[name].title}</dt>
      <dd>!${signTag(sign, word)}</dd>
      <dd>${partTexts[name][status]}</dd>
      !${status === 'off' || isFresh(checkedAt, now) ? '' : html`<dd class="hint">Checked ${since(checkedAt, now)}</dd>`}
    </div>
  `
}

const secondsBetween = (then: string, now: string): number => Math.floor((Date.parse(now) - Date.parse(then)) / 1000)

/** Whether a check is of the minute for which the page speaks. */
const isFresh = (checkedAt: string, now: string): boolean => secondsBetween(checkedAt, now) < 60

/** How long ago something was that is not fresh. */
const since = (then: string, now: string): string => `${duration(secondsBetween(then, now))} ago`

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

/** What is counted by hour. */
const columns: readonly {
  readonly name: string
  readonly of: (hour: Hour) => number
  readonly outcome?: 'pass' | 'warn' | 'fail'
}[] = [
  { name: verdictTitle('pass'), of: ({ ideas }) => ideas.pass, outcome: 'pass' },
  { name: verdictTitle('warn'), of: ({ ideas }) => ideas.warn, outcome: 'warn' },
  { name: verdictTitle('fail'), of: ({ ideas }) => ideas.fail, outcome: 'fail' },
  { name: 'Rewrites', of: ({ rewrites }) => rewritesOf(rewrites) },
  { name: 'Mock receipts', of: ({ receipts }) => receipts },
  { name: 'Timestamps', of: ({ proofs }) => proofs },
]

/** The counts since the beginning, in the order of the columns, with what is known about them. */
const sinceTheBeginning = ({
  ideas,
  rewrites,
  receipts,
  proofs,
}: PublicMetrics): readonly (readonly [number, string])[] => {
  const { committed, ots_pending: pending, ots_bitcoin_confirmed: confirmed } = proofs
  const states = [
    [confirmed, 'confirmed'],
    [pending, 'pending'],
    [committed, 'not sent yet'],
  ] as const
  const said = states.flatMap(([count, state]) => (count === 0 ? [] : `${wholeNumber(count)} ${state}`)).join(', ')
  return [
    [ideas.pass, ''],
    [ideas.warn, ''],
    [ideas.fail, ''],
    [rewritesOf(rewrites), `${wholeNumber(rewrites.changed)} changed something`],
    [receipts, ''],
    [committed + pending + confirmed, said],
  ]
}

/** From how many hours with ideas in them there are charts; fewer bars say no more than the sums. */
const leastHours = 3

/** Hours that a table shows without a click. */
const fewHours = 6

/** The last 24 hours: the ideas by outcome and by hour, the other counts in a line, and all by hour in a table. */
function numbers(metrics: PublicMetrics): string {
  const { hours } = metrics
  const busy = hours.filter((hour) => columns.some(({ of }) => of(hour) > 0))
  const ideas = hours.map((hour) => hour.ideas.pass + hour.ideas.warn + hour.ideas.fail)
  const charted = ideas.filter((count) => count > 0).length >= leastHours
  const all = sinceTheBeginning(metrics)
  const counted = columns.map(({ name, of, outcome }, i) => {
    const [total, known] = all[i] ?? [0, '']
    return { name, outcome, known, total, sum: hours.reduce((sum, hour) => sum + of(hour), 0) }
  })
  const chart = hourChart({
    name: 'Ideas checked',
    values: ideas,
    hours: hours.map(({ from }) => from),
    most: Math.max(...ideas),
    tone: 'plain',
  })
  return html`
    <section aria-labelledby="numbers">
      <h2 id="numbers">The last 24 hours</h2>
      !${outcomeBar(counted.flatMap(({ outcome, sum }) => (outcome === undefined ? [] : [[outcome, sum] as const])))}
      !${
        charted
          ? html`!${chart}
              <p class="quiet">Ideas by hour, from ${clock(hours[0]?.from ?? '')} UTC until now.</p>`
          : ''
      }
      <dl class="others-counted">
        !${counted
          .filter(({ outcome }) => outcome === undefined)
          .map(
            ({ name, sum, total, known }) => html`
              <div>
                <dt>${name}</dt>
                <dd><strong>${wholeNumber(sum)}</strong></dd>
                !${total === 0 ? '' : hint(total === sum ? '' : `${wholeNumber(total)} in all`, known)}
              </div>
            `,
          )}
      </dl>
      !${busy.length === 0 ? '' : table(busy)}
    </section>
  `
}

/** What stands below a number. */
const hint = (...parts: readonly string[]): string => {
  const said = parts.filter((part) => part !== '').join(': ')
  return said === '' ? '' : html`<dd class="hint">${said}</dd>`
}

/** Its roles are written out, because on a phone its rows are blocks (assets/css/status.css). */
const table = (busy: readonly Hour[]): string => html`
  <details !${busy.length <= fewHours ? 'open' : ''}>
    <summary>Hour by hour</summary>
    <div class="scroll" role="region" aria-label="Counts by hour" tabindex="0">
      <table class="facts counts" role="table">
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">Hour, UTC</th>
            !${columns.map(({ name }) => html`<th scope="col" role="columnheader">${name}</th>`)}
          </tr>
        </thead>
        <tbody role="rowgroup">
          !${busy.map(tableRow)}
        </tbody>
      </table>
    </div>
    <p class="quiet">Hours in which nothing happened are left out.</p>
  </details>
`

const tableRow = (hour: Hour): string => html`
  <tr role="row">
    <th scope="row" role="rowheader">!${dateElement(hour.from)}, ${clock(hour.from)}</th>
    !${columns.map(({ name, of }) => html`<td role="cell" data-name="${name}">${wholeNumber(of(hour))}</td>`)}
  </tr>
`

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
