/** The page after a deletion: it names what was deleted with the form of a result, which leaves My things. */
import { displayText } from '../../core/display.ts'
import { part } from '../page/made.ts'
import { deletingNote } from './remember.ts'
import { forget, storedThings } from './things.ts'

export function start(root: HTMLElement): void {
  try {
    const id = sessionStorage.getItem(deletingNote)
    sessionStorage.removeItem(deletingNote)
    if (id === null) return
    const isBadge = id.startsWith('rcp_')
    const { receipts, reports } = storedThings()
    const name = displayText(
      receipts.find((one) => one.id === id)?.name ?? reports.find((one) => one.id === id)?.title ?? '',
    )
    const noun = isBadge ? 'mock badge' : 'report'
    // One line in the place of another: nothing moves.
    part(root, '[data-part=name]').textContent = name === '' ? `A ${noun}` : `“${name}”, a ${noun}`
    forget(id)
  } catch {
    // Storage is off, so there is no list either.
  }
}
