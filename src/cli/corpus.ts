/** Measures the screening on labelled ideas (one JSON object a line; fields in test/corpus/README.md). */
import { isFailCategory, type Category, type Outcome } from '../core/finding.ts'
import { preflight } from '../core/preflight/preflight.ts'
import type { RuleSet } from '../core/rule.ts'
import { linesOf } from './input.ts'

interface Item {
  readonly id: string
  readonly idea: string
  readonly tokenType?: string
  readonly network?: string
  readonly audience?: string
  readonly outcome: Outcome
  readonly categories: readonly Category[]
  readonly accept?: readonly Outcome[]
  readonly kind: string
}

/** One item with the answer of preflight. */
export interface Judged {
  readonly item: Item
  readonly outcome: Outcome
  readonly categories: readonly Category[]
}

export interface Figures {
  readonly items: number
  /** Rows: label; columns: answer. */
  readonly matrix: Readonly<Record<Outcome, Readonly<Record<Outcome, number>>>>
  readonly precision: Readonly<Record<Outcome, number>>
  readonly recall: Readonly<Record<Outcome, number>>
  readonly f1: Readonly<Record<Outcome, number>>
  readonly macroF1: number
  readonly failRecall: number
  /** Share of the pass items that are answered fail. */
  readonly falseFails: number
  /** Share of the fail items that are answered pass. */
  readonly failAsPass: number
  readonly strict: number
  readonly lenient: number
}

const outcomes = ['fail', 'warn', 'pass'] as const

/**
 * Screens every line. Throws for a line that is no labelled idea; the message names the line and does not repeat it.
 */
export const evaluateLines = (jsonl: string, book: RuleSet): readonly Judged[] =>
  linesOf(jsonl).map(({ n, value }) => {
    if (typeof value['idea'] !== 'string' || !outcomes.some((one) => one === value['outcome']))
      throw new Error(`line ${n} is no labelled idea: it needs "idea" and "outcome"`)
    const item = value as unknown as Item
    const screening = preflight(item, book)
    return { item, outcome: screening.outcome, categories: [...new Set(screening.findings.map((f) => f.category))] }
  })

const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)

/** The figures of screened items; a ratio without items is 0. */
export const figuresOf = (judged: readonly Judged[]): Figures => {
  const count = (label: Outcome, answer: Outcome): number =>
    judged.filter((j) => j.item.outcome === label && j.outcome === answer).length
  const by = <T>(what: (o: Outcome) => T): Record<Outcome, T> => ({
    fail: what('fail'),
    warn: what('warn'),
    pass: what('pass'),
  })
  const matrix = by((label) => by((answer) => count(label, answer)))
  const total = (o: Outcome): number => matrix[o].fail + matrix[o].warn + matrix[o].pass
  const precision = by((o) =>
    ratio(
      matrix[o][o],
      outcomes.reduce((n, label) => n + matrix[label][o], 0),
    ),
  )
  const recall = by((o) => ratio(matrix[o][o], total(o)))
  const f1 = by((o) => ratio(2 * precision[o] * recall[o], precision[o] + recall[o]))
  return {
    items: judged.length,
    matrix,
    precision,
    recall,
    f1,
    macroF1: (f1.fail + f1.warn + f1.pass) / 3,
    failRecall: recall.fail,
    falseFails: ratio(matrix.pass.fail, total('pass')),
    failAsPass: ratio(matrix.fail.pass, total('fail')),
    strict: ratio(judged.filter((j) => j.outcome === j.item.outcome).length, judged.length),
    lenient: ratio(judged.filter(right).length, judged.length),
  }
}

const right = ({ item, outcome }: Judged): boolean => outcome === item.outcome || (item.accept ?? []).includes(outcome)

const three = (n: number): string => n.toFixed(3)

const section = (title: string, judged: readonly Judged[]): string[] => {
  const f = figuresOf(judged)
  const row = (o: Outcome): string =>
    `  ${o}   ${String(f.matrix[o].fail).padStart(5)} ${String(f.matrix[o].warn).padStart(5)} ${String(f.matrix[o].pass).padStart(5)}   ${three(f.precision[o])} / ${three(f.recall[o])} / ${three(f.f1[o])}`
  return [
    `${title}: ${f.items} items`,
    '  label   fail  warn  pass   precision / recall / F1',
    ...outcomes.map(row),
    `  macro-F1 ${three(f.macroF1)}   fail recall ${three(f.failRecall)}   false fails on pass ${three(f.falseFails)}   fail seen as pass ${three(f.failAsPass)}`,
    `  right: strict ${three(f.strict)}, lenient ${three(f.lenient)}`,
  ]
}

const perKind = (judged: readonly Judged[]): string[] =>
  [...new Set(judged.map((j) => j.item.kind))].map((kind) => {
    const of = judged.filter((j) => j.item.kind === kind)
    return `  ${kind.padEnd(16)} ${of.filter(right).length}/${of.length}`
  })

/** Recall of each category on the items whose outcome it can decide: fail categories on fail items, warn ones on warn items. */
const perCategory = (judged: readonly Judged[]): string[] => {
  const labelled = (c: Category): readonly Judged[] =>
    judged.filter((j) => j.item.categories.includes(c) && j.item.outcome === (isFailCategory(c) ? 'fail' : 'warn'))
  return [...new Set(judged.flatMap((j) => j.item.categories))].sort().map((c) => {
    const of = labelled(c)
    return `  ${c.padEnd(16)} ${of.filter((j) => j.categories.includes(c)).length}/${of.length}`
  })
}

/** Whether an item belongs to the held-out fifth: ids whose number is divisible by five. */
export const heldOut = ({ item }: Judged): boolean => Number(item.id.replace(/\D/gu, '')) % 5 === 0

/** The report of `laurel corpus FILE`, ready to print. */
export const corpusReport = (jsonl: string, book: RuleSet): string => {
  const judged = evaluateLines(jsonl, book)
  return [
    ...section('all', judged),
    ...section(
      'ids not divisible by 5',
      judged.filter((j) => !heldOut(j)),
    ),
    ...section('held out (ids divisible by 5)', judged.filter(heldOut)),
    'right by kind (lenient)',
    ...perKind(judged),
    'recall by category',
    ...perCategory(judged),
    '',
  ].join('\n')
}
