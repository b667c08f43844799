/** Lists a new receipt or report in My things, from the form that deletes it (pages/records/delete-form). */
import { part } from '../page/made.ts'
import { isOutcome } from './things-file.ts'
import { type Kept, rememberReceipt, rememberReport } from './things.ts'

/** The name of the note to the page after a deletion: the id of the record whose form was sent. */
export const deletingNote = 'laurel:deleting'

/** @param root the details element of the form */
export function start(root: HTMLElement): void {
  const { kind, id = '', name = '', outcome } = root.dataset
  const deleteToken = root.querySelector<HTMLInputElement>('input[name=deleteToken]')?.value ?? ''
  const madeAt = new Date().toISOString()
  const kept: Kept =
    kind === 'receipt'
      ? rememberReceipt({ id, name, madeAt, deleteToken })
      : rememberReport({ id, title: name, ...(isOutcome(outcome) && { outcome }), madeAt, deleteToken })
  if (kept === 'kept') part(root, '[data-when=kept]').hidden = false
  root.querySelector('form')?.addEventListener('submit', () => {
    try {
      sessionStorage.setItem(deletingNote, id)
    } catch {
      // Storage is off, so there is no list either.
    }
  })
}
