/** My things as JSON: what the browser stores and what the exported file holds. Everything read is checked. */
import type { Outcome } from '../../core/finding.ts'

export interface Receipt {
  readonly id: string
  readonly name: string
  readonly madeAt: string
  readonly deleteToken?: string
}
export interface Report {
  readonly id: string
  /** The first words of the idea, without key material. */
  readonly title: string
  /** Absent where the list was made before it held outcomes. */
  readonly outcome?: Outcome
  readonly madeAt: string
  readonly deleteToken?: string
}
export interface Proof {
  readonly id: string
  /** Empty when only a hash was given. */
  readonly fileName: string
  /** SHA-256, 64 hex digits. */
  readonly hash: string
  readonly madeAt: string
  readonly otsUrl: string
}

/** The newest first. */
export interface Things {
  readonly receipts: readonly Receipt[]
  readonly reports: readonly Report[]
  readonly proofs: readonly Proof[]
}

/** Whether two records were listed at one time: a result lists its badge and its report as it opens. */
export const isOfOneResult = (one: string, other: string): boolean =>
  Math.abs(Date.parse(one) - Date.parse(other)) < 1_000

export const noThings: Things = { receipts: [], reports: [], proofs: [] }

const longestText = 300
const forms = {
  receipt: /^rcp_[0-9A-Za-z]{22}$/,
  report: /^rpt_[0-9A-Za-z]{22}$/,
  proof: /^prf_[0-9A-Za-z]{22}$/,
  hash: /^[0-9a-f]{64}$/,
  deleteToken: /^del_[0-9a-f]{64}$/,
  time: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/,
} as const

export const isOutcome = (value: unknown): value is Outcome => value === 'pass' || value === 'warn' || value === 'fail'

type Fields = Readonly<Record<string, unknown>>

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, longestText) : '')
const fits = (value: unknown, form: RegExp): value is string => typeof value === 'string' && form.test(value)
const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
const list = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.map(fields) : [])
const outcome = ({ outcome: found }: Fields) => (isOutcome(found) ? { outcome: found } : {})
const token = ({ deleteToken }: Fields) => (fits(deleteToken, forms.deleteToken) ? { deleteToken } : {})

/** The things in a parsed JSON value. What does not fit is left out; nothing is thrown. */
export function thingsIn(value: unknown): Things {
  const { receipts, reports, proofs } = fields(value)
  return {
    receipts: list(receipts).flatMap((one) =>
      fits(one['id'], forms.receipt) && fits(one['madeAt'], forms.time)
        ? { id: one['id'], name: text(one['name']), madeAt: one['madeAt'], ...token(one) }
        : [],
    ),
    reports: list(reports).flatMap((one) =>
      fits(one['id'], forms.report) && fits(one['madeAt'], forms.time)
        ? { id: one['id'], title: text(one['title']), ...outcome(one), madeAt: one['madeAt'], ...token(one) }
        : [],
    ),
    proofs: list(proofs).flatMap((one) =>
      fits(one['id'], forms.proof) && fits(one['madeAt'], forms.time) && fits(one['hash'], forms.hash)
        ? {
            id: one['id'],
            fileName: text(one['fileName']),
            hash: one['hash'],
            madeAt: one['madeAt'],
            // Never the address of a file that somebody prepared.
            otsUrl: `/api/proof/${one['id']}/ots`,
          }
        : [],
    ),
  }
}

/** Both lists, without doubles. What is known stays; `added` fills in what it lacks, such as a token or a name. */
export const merged = (known: Things, added: Things): Things => ({
  receipts: union(known.receipts, added.receipts),
  reports: union(known.reports, added.reports),
  proofs: union(known.proofs, added.proofs),
})

function union<One extends { readonly id: string; readonly madeAt: string }>(
  known: readonly One[],
  added: readonly One[],
): readonly One[] {
  const byId = new Map(known.map((one) => [one.id, one]))
  for (const one of added) {
    const known = Object.entries(byId.get(one.id) ?? {}).filter(([, value]) => value !== '')
    byId.set(one.id, { ...one, ...Object.fromEntries(known) })
  }
  return [...byId.values()].toSorted((a, b) => (a.madeAt < b.madeAt ? 1 : -1))
}

/** The list without the thing of this id. */
export const without = ({ receipts, reports, proofs }: Things, gone: string): Things => ({
  receipts: receipts.filter(({ id }) => id !== gone),
  reports: reports.filter(({ id }) => id !== gone),
  proofs: proofs.filter(({ id }) => id !== gone),
})

export const countOf = ({ receipts, reports, proofs }: Things): number =>
  receipts.length + reports.length + proofs.length
