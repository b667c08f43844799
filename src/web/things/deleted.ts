/**
 * The page after a deletion: it names what was deleted with the form of a result, which leaves My things, and says whether
 * the other record of that result is still listed.
 */
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
    const madeAt = [...receipts, ...reports].find((one) => one.id === id)?.madeAt
    if (madeAt !== undefined) {
      const other = isBadge ? 'report' : 'badge'
      const isLeft = (isBadge ? reports : receipts).some((one) => isOfOneResult(one.madeAt, madeAt))
      part(root, '[data-part=other]').textContent = isLeft
        ? `Its ${other} is still there.`
        : `Its ${other} is not listed.`
      if (isLeft) part(root, '[data-part=mine]').textContent = 'Delete it in My things'
    }
    forget(id)
  } catch {
    // Storage is off, so there is no list either.
  }
}

/** Whether two records were listed at one time: a result lists its badge and its report as it opens. */
const isOfOneResult = (one: string, other: string): boolean => Math.abs(Date.parse(one) - Date.parse(other)) < 1_000
