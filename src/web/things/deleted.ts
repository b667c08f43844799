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
    const name = receipts.find((one) => one.id === id)?.name ?? reports.find((one) => one.id === id)?.title ?? ''
    if (displayText(name) !== '') part(root, '[data-part=name]').textContent = `“${displayText(name)}”`
    part(root, '[data-part=title]').textContent = isBadge ? 'Your badge is deleted' : 'Your report is deleted'
    part(root, '[data-part=rest]').textContent = isBadge
      ? 'The report about its idea stays until you delete that too; a timestamp stays and holds no text.'
      : 'A badge made of its idea stays until you delete that too; a timestamp stays and holds no text.'
    forget(id)
  } catch {
    // Storage is off, so there is no list either.
  }
}
