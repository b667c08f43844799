/** What lies on the page of files: files and proofs, each with its row. */
import type { HashOpName } from '../../ots/op.ts'
import { made } from '../page/made.ts'
import type { CheckedBlock } from './block-checks.ts'
import type { ReadProof } from './read-proof.ts'
import type { Committed } from './requests.ts'

interface Entry {
  readonly key: number
  readonly name: string
  readonly row: HTMLElement
}

export type Stamp =
  | { readonly kind: 'none' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'made'; readonly id: string; readonly note: string }
  | { readonly kind: 'failed'; readonly words: string }

export interface FileEntry extends Entry {
  readonly file: File
  /** Digests in hex, by operation. */
  readonly digests: Map<HashOpName, string>
  /** Cancels its hashing. */
  readonly abort: AbortController
  /** Commits its hash, always as the same request; made with the hash. */
  commit: (() => Promise<Committed>) | null
  /** Why it cannot be read, or null. */
  error: string | null
  stamp: Stamp
}

export interface ProofEntry extends Entry {
  /** Its content, or why it is invalid. */
  readonly read: ReadProof | string
  checked: readonly CheckedBlock[]
  /** When the last block was looked at, ISO 8601. */
  checkedAt: string
  /** Whether a comparison is under way. */
  busy: boolean
  file: FileEntry | null
}

/**
 * The new content of a row. What was folded open stays open, and a control that had the focus and is gone passes it to
 * the first control of the row.
 */
export function fill(row: HTMLElement, ...children: readonly (Node | string)[]): void {
  const focused = row.contains(document.activeElement)
  const open = new Set([...row.querySelectorAll('details[open] > summary')].map(({ textContent }) => textContent))
  row.replaceChildren(...children)
  for (const details of row.querySelectorAll('details'))
    if (open.has(details.firstElementChild?.textContent ?? '')) details.open = true
  if (focused && !row.contains(document.activeElement)) row.querySelector<HTMLElement>('a, button, summary')?.focus()
}

export const newRow = (): HTMLElement => made('li', { class: 'file' })
