/** The example alerts and the dashboard in docs/operate use only metrics that a running service serves. */
import { strict as assert } from 'node:assert'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { parser } from '@prometheus-io/lezer-promql'
import { parse } from 'yaml'
import { type Watched, makeTraffic, metricsOf, startWatched } from './kit.ts'
import type { Family } from './text-format.ts'

const read = (name: string): string => readFileSync(new URL(`../../docs/operate/${name}`, import.meta.url), 'utf8')

interface Alert {
  readonly alert: string
  readonly expr: string
  readonly for?: string
  readonly labels: { readonly severity: string }
  readonly annotations: { readonly summary: string; readonly description: string }
}
interface Panel {
  readonly id: number
  readonly title: string
  readonly type: string
  readonly description?: string
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
  readonly targets?: readonly { readonly expr: string }[]
}

const alerts = (parse(read('alerts.yaml')) as { groups: { rules: Alert[] }[] }).groups.flatMap(({ rules }) => rules)
const dashboard = JSON.parse(read('dashboard.json')) as {
  panels: Panel[]
  templating: { list: { name: string; query: { query?: string } | string }[] }
}

/** Every expression, by its place. Variables of Grafana are filled in. */
const expressions: readonly (readonly [where: string, expr: string])[] = [
  ...alerts.map(({ alert, expr }) => [alert, expr] as const),
  ...dashboard.panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => [title, expr.replaceAll('$__rate_interval', '5m').replaceAll('$__range', '1h')] as const),
  ),
]

interface Selector {
  readonly metric: string
  readonly matchers: readonly { readonly label: string; readonly operator: string; readonly value: string }[]
}

/** The selectors of an expression, parsed with the grammar of Prometheus. Throws if it is invalid. */
function selectorsOf(expr: string): readonly Selector[] {
  const tree = parser.parse(expr)
  const selectors: { metric: string; matchers: { label: string; operator: string; value: string }[] }[] = []
  tree.iterate({
    enter(node) {
      const text = expr.slice(node.from, node.to)
      if (node.type.isError) throw new Error(`not PromQL at ${node.from}: ${expr}`)
      if (node.name === 'VectorSelector') selectors.push({ metric: '', matchers: [] })
      const current = selectors.at(-1)
      if (node.name === 'Identifier' && node.node.parent?.name === 'VectorSelector' && current) current.metric = text
      if (node.name === 'UnquotedLabelMatcher') {
        const [, label = '', operator = '', value = ''] = /^(\w+)\s*(=~|!~|!=|=)\s*"(.*)"$/.exec(text) ?? []
        current?.matchers.push({ label, operator, value })
      }
    },
  })
  return selectors
}

/** The labels in the `by` clauses of an expression. */
const groupings = (expr: string): readonly string[] =>
  [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, names = '']) => names.split(/,\s*/).filter(Boolean))

/** Labels that Prometheus adds to every series. */
const added = ['job', 'instance']

let watched: Watched
let families: ReadonlyMap<string, Family>
before(async () => {
  watched = await startWatched()
  await makeTraffic(watched)
  families = await metricsOf(watched.service)
})
after(() => watched.close())

/** Series of a metric, by the name of its samples. */
const seriesOf = (metric: string) =>
  [...families.values()].flatMap(({ samples }) => samples.filter(({ name }) => name === metric))

test('every expression is PromQL over metrics and labels that are served', () => {
  assert.ok(expressions.length > 40)
  for (const [where, expr] of expressions) {
    const selectors = selectorsOf(expr)
    assert.ok(selectors.length > 0, where)
    for (const { metric, matchers } of selectors) {
      const series = seriesOf(metric)
      assert.ok(series.length > 0, `${where}: nobody serves ${metric}`)
      const labels = new Set([...added, ...series.flatMap((one) => Object.keys(one.labels))])
      for (const { label, operator, value } of matchers) {
        assert.ok(labels.has(label), `${where}: ${metric} has no label ${label}`)
        // Values of closed lists. The test traffic need not produce every error code.
        const values = new Set(series.map((one) => one.labels[label]))
        if (operator === '=' && !added.includes(label) && !['internal', '5xx', 'ai'].includes(value))
          assert.ok(values.has(value), `${where}: ${metric} has never ${label} ${value}`)
      }
    }
    const known = new Set([
      ...added,
      'le',
      ...selectors.flatMap(({ metric }) => seriesOf(metric)).flatMap((s) => Object.keys(s.labels)),
    ])
    for (const label of groupings(expr)) assert.ok(known.has(label), `${where}: nothing has the label ${label}`)
  }
})

test('the check detects unknown names and invalid PromQL', () => {
  assert.deepEqual(selectorsOf('rate(no_such_total{a="b"}[5m]) / sum by (x) (other)'), [
    { metric: 'no_such_total', matchers: [{ label: 'a', operator: '=', value: 'b' }] },
    { metric: 'other', matchers: [] },
  ])
  assert.equal(seriesOf('no_such_total').length, 0)
  for (const wrong of ['rate(laurel_info[5m]', 'sum by (laurel_info', 'laurel_info{a=b}', 'laurel_info >'])
    assert.throws(() => selectorsOf(wrong), /not PromQL/, wrong)
})

test('rates are of counters, quantiles of histogram buckets', () => {
  for (const [where, expr] of expressions) {
    for (const [, metric = ''] of expr.matchAll(/(?:rate|increase)\(([\w:]+)/g)) {
      const family = [...families.values()].find(({ samples }) => samples.some(({ name }) => name === metric))
      assert.match(family?.type ?? '', /^(counter|histogram)$/, `${where}: ${metric}`)
    }
    for (const [, within = ''] of expr.matchAll(/histogram_quantile\(([\s\S]*)/g))
      assert.match(within, /\w+_bucket/, where)
  }
})

test('every metric of ours is in an alert or on the dashboard, and has a help text', () => {
  const used = new Set(expressions.flatMap(([, expr]) => selectorsOf(expr).map(({ metric }) => metric)))
  for (const { name, help, samples } of families.values()) {
    assert.ok(help.length > 10, name)
    if (name.startsWith('laurel_'))
      assert.ok(
        samples.some((sample) => used.has(sample.name)),
        `${name} is nowhere`,
      )
  }
})

test('every alert has a description and a unique name', () => {
  assert.equal(new Set(alerts.map(({ alert }) => alert)).size, alerts.length)
  for (const { alert, labels, annotations, for: lasting } of alerts) {
    assert.match(alert, /^Laurel[A-Z]\w+$/)
    assert.match(labels.severity, /^(critical|warning|info)$/, alert)
    if (lasting !== undefined) assert.match(lasting, /^\d+[smh]$/, alert)
    for (const text of [annotations.summary, annotations.description]) assert.match(text, /\.$/, alert)
  }
})

test('the panels of the dashboard have unique ids and positions', () => {
  const { panels, templating } = dashboard
  assert.equal(new Set(panels.map(({ id }) => id)).size, panels.length)
  for (const a of panels) {
    assert.ok(a.gridPos.x + a.gridPos.w <= 24, a.title)
    if (a.type !== 'row') assert.ok(a.description !== undefined && a.description.length > 5, a.title)
    for (const b of panels) {
      const apart =
        a === b ||
        a.gridPos.x + a.gridPos.w <= b.gridPos.x ||
        b.gridPos.x + b.gridPos.w <= a.gridPos.x ||
        a.gridPos.y + a.gridPos.h <= b.gridPos.y ||
        b.gridPos.y + b.gridPos.h <= a.gridPos.y
      assert.ok(apart, `${a.title} lies over ${b.title}`)
    }
  }
  const instance = templating.list.find(({ name }) => name === 'instance')?.query
  const [, metric = ''] =
    /^label_values\((\w+), instance\)$/.exec(typeof instance === 'object' ? (instance.query ?? '') : '') ?? []
  assert.equal(seriesOf(metric).length, 1)
})
