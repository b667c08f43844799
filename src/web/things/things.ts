/**
 * My things: what a person made here, kept in this browser only. The one place that writes `laurel:things` of
 * localStorage; other tabs write it too, so each change starts from what is stored.
 */
import {
  type Proof,
  type Receipt,
  type Report,
  type Things,
  merged,
  noThings,
  thingsIn,
  without,
} from './things-file.ts'

const key = 'laurel:things'

/** `off`: the browser keeps nothing, as in some private windows. `full`: its storage is used up. */
export type Kept = 'kept' | 'off' | 'full'

/** What is stored; nothing when storage is off or holds something else. */
export function storedThings(): Things {
  try {
    return thingsIn(JSON.parse(localStorage.getItem(key) ?? 'null'))
  } catch {
    return noThings
  }
}

function store(things: Things): Kept {
  try {
    localStorage.setItem(key, JSON.stringify(things))
    return 'kept'
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'off'
  }
}

/** Whether the browser keeps anything. */
export function storageState(): Kept {
  try {
    const things = localStorage.getItem(key)
    localStorage.setItem(key, things ?? '{}')
    if (things === null) localStorage.removeItem(key)
    return 'kept'
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'off'
  }
}

export const storageWords: Readonly<Record<Exclude<Kept, 'kept'>, string>> = {
  off: 'This browser keeps nothing here, as in a private window: note the address yourself.',
  full: 'The storage of this browser is full: note the address yourself, or remove something from My things.',
}

/** Adds things, or completes those that are there. */
export const rememberThings = (things: Things): Kept => store(merged(storedThings(), things))

/** Lists a receipt. `name` without key material: the service's own text, never what was typed. */
export const rememberReceipt = (receipt: Receipt): Kept => rememberThings({ ...noThings, receipts: [receipt] })

/** Lists a report. `title` without key material: the service's own text, never what was typed. */
export const rememberReport = (report: Report): Kept => rememberThings({ ...noThings, reports: [report] })

/** Lists a proof. `fileName` without key material (safe-name.ts). */
export const rememberProof = (proof: Proof): Kept => rememberThings({ ...noThings, proofs: [proof] })

export const forget = (id: string): Kept => store(without(storedThings(), id))

/** The newest proof of a hash, or undefined. */
export const proofOf = (hash: string): Proof | undefined => storedThings().proofs.find((proof) => proof.hash === hash)

/** Calls back when another tab changes the list. */
export const onOtherTabs = (changed: () => void): void => {
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) changed()
  })
}
