/**
 * A strict parser of the Prometheus text format 0.0.4 (prometheus.io/docs/instrumenting/exposition_formats). It rejects
 * what Prometheus rejects, and what Prometheus accepts but a good exporter does not write: samples without HELP and
 * TYPE or apart from them, duplicate series, and histograms whose buckets do not add up.
 */

export interface Sample {
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

export interface Family {
  readonly name: string
  readonly type: 'counter' | 'gauge' | 'histogram' | 'summary' | 'untyped'
  readonly help: string
  readonly samples: readonly Sample[]
}

const metricName = /^[a-zA-Z_:][a-zA-Z0-9_:]*$/
const types = ['counter', 'gauge', 'histogram', 'summary', 'untyped'] as const

/** Parses a whole answer of /metrics. Throws an Error that names the line. */
export function parseMetrics(text: string): ReadonlyMap<string, Family> {
  if (!text.endsWith('\n')) throw new Error('the last line does not end')
  const families = new Map<string, Family & { samples: Sample[] }>()
  const seen = new Set<string>()
  let help: { name: string; text: string } | undefined
  let current: (Family & { samples: Sample[] }) | undefined
  for (const [at, line] of text.slice(0, -1).split('\n').entries()) {
    const wrong = (why: string): Error => new Error(`line ${at + 1} ${why}: ${line}`)
    if (line === '') continue
    if (line.startsWith('#')) {
      const [, keyword, name = '', rest = ''] = /^# (HELP|TYPE) (\S+) (.*)$/.exec(line) ?? []
      if (!metricName.test(name)) throw wrong('is a comment of no form')
      if (keyword === 'HELP') help = { name, text: rest }
      else {
        const type = types.find((one) => one === rest)
        if (type === undefined) throw wrong('has an unknown type')
        if (help?.name !== name) throw wrong('has no HELP before it')
        if (families.has(name)) throw wrong('begins a metric again')
        current = { name, type, help: help.text, samples: [] }
        families.set(name, current)
      }
      continue
    }
    const sample = parseSample(line)
    if (typeof sample === 'string') throw wrong(sample)
    if (current === undefined || !belongs(sample.name, current)) throw wrong('stands away from its TYPE')
    const series = JSON.stringify([sample.name, Object.entries(sample.labels).toSorted()])
    if (seen.has(series)) throw wrong('is a series for the second time')
    seen.add(series)
    current.samples.push(sample)
  }
  for (const family of families.values()) if (family.type === 'histogram') checkHistogram(family)
  return families
}

const suffixes = {
  counter: [''],
  gauge: [''],
  untyped: [''],
  histogram: ['_bucket', '_sum', '_count'],
  summary: ['', '_sum', '_count'],
} as const

const belongs = (name: string, { name: family, type }: Family): boolean =>
  (suffixes[type] as readonly string[]).some((suffix) => name === family + suffix)

/** One line: a name, labels in braces, a number. Returns a reason if it is invalid. */
function parseSample(line: string): Sample | string {
  const [, name = '', rest = ''] = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(.*)$/s.exec(line) ?? []
  if (name === '') return 'has no metric name'
  const labels: Record<string, string> = {}
  let left = rest
  if (left.startsWith('{')) {
    left = left.slice(1)
    while (!left.startsWith('}')) {
      const [whole, label = '', value = '', end = ''] =
        /^([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\["\\n])*)"(,(?=[a-zA-Z_])|(?=\}))/.exec(left) ?? []
      if (whole === undefined) return 'has labels of no form'
      if (label in labels) return 'has a label twice'
      labels[label] = value.replace(/\\(.)/g, (_, escaped: string) => (escaped === 'n' ? '\n' : escaped))
      left = left.slice(whole.length)
      if (end === '' && !left.startsWith('}')) return 'has labels of no form'
    }
    left = left.slice(1)
  }
  const [, number] = /^ (\+Inf|-Inf|NaN|-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)$/i.exec(left) ?? []
  if (number === undefined) return 'has no number'
  return { name, labels, value: Number(number.replace('Inf', 'Infinity')) }
}

/** Buckets increase, the last one is +Inf and equals _count, and there is a _sum. */
function checkHistogram({ name, samples }: Family): void {
  const without = ({ labels: { le: _, ...labels } }: Sample) => JSON.stringify(Object.entries(labels).toSorted())
  for (const [labels, series] of Map.groupBy(samples, without)) {
    const buckets = series.filter((sample) => sample.name === `${name}_bucket`)
    const bounds = buckets.map((sample) => Number(sample.labels['le']?.replace('+Inf', 'Infinity')))
    const rising = (values: readonly number[], strictly: boolean) =>
      values.every((value, i) => i === 0 || value > (values[i - 1] ?? 0) || (!strictly && value === values[i - 1]))
    const one = (suffix: string) => series.filter((sample) => sample.name === name + suffix)
    if (bounds.at(-1) !== Infinity || !rising(bounds, true)) throw new Error(`${name} ${labels}: bounds`)
    if (
      !rising(
        buckets.map(({ value }) => value),
        false,
      )
    )
      throw new Error(`${name} ${labels}: buckets`)
    if (one('_count').length !== 1 || one('_sum').length !== 1) throw new Error(`${name} ${labels}: sum and count`)
    if (one('_count')[0]?.value !== buckets.at(-1)?.value) throw new Error(`${name} ${labels}: count`)
  }
}

/** The value of the single series with these labels; undefined if there is none. */
export const valueOf = (
  families: ReadonlyMap<string, Family>,
  name: string,
  labels: Readonly<Record<string, string>> = {},
): number | undefined => {
  const found = [...families.values()]
    .flatMap(({ samples }) => samples)
    .filter(
      (sample) => sample.name === name && Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
    )
  return found.length === 0 ? undefined : found.reduce((sum, { value }) => sum + value, 0)
}
