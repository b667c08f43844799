/**
 * The page after a deletion: it names what was deleted with the form of a result, which leaves My things, and offers to
 * delete the other record of that result, when it is listed with its code.
 */
import { displayText } from '../../core/display.ts'
import { made, part } from '../page/made.ts'
import { deletingNote } from './remember.ts'
import { isOfOneResult } from './things-file.ts'
import { forget, storedThings } from './things.ts'

/** The most characters of a name in the sentence, so that it keeps to the lines that the page reserves for it. */
const longestName = 40

export function start(root: HTMLElement): void {
  try {
    const id = sessionStorage.getItem(deletingNote)
    sessionStorage.removeItem(deletingNote)
    if (id === null) return
    const isBadge = id.startsWith('rcp_')
    const { receipts, reports } = storedThings()
    const deleted = [...receipts, ...reports].find((one) => one.id === id)
    if (deleted === undefined) return
    const name = cut(displayText('name' in deleted ? deleted.name : deleted.title))
    part(root, '[data-part=name]').replaceChildren(
      isBadge ? 'The badge' : 'The report',
      ...(name === '' ? [] : [isBadge ? ' “' : ' on “', made('bdi', {}, name), '”']),
      ' and its page are deleted. This cannot be undone.',
    )
    const left = (isBadge ? reports : receipts).find((one) => isOfOneResult(one.madeAt, deleted.madeAt))
    if (left !== undefined) offer(root, isBadge ? 'report' : 'badge', left)
    forget(id)
  } catch {
    // Storage is off, so there is no list either.
  }
}

/** Offers to delete what is left of the result. */
function offer(
  root: HTMLElement,
  noun: 'report' | 'badge',
  { id, deleteToken }: { readonly id: string; readonly deleteToken?: string | undefined },
): void {
  part(root, '[data-part=other]').textContent = `Its ${noun}, until you delete it too.`
  if (deleteToken === undefined) return
  ;(part(root, '[name=record]') as HTMLInputElement).value = id
  ;(part(root, '[name=deleteToken]') as HTMLInputElement).value = deleteToken
  // A button in the place of another: nothing moves.
  part(root, '[data-part=design]').replaceWith(
    made('button', { class: 'button plain danger' }, `Delete its ${noun} too`),
  )
  part(root, 'form').addEventListener('submit', () => {
    sessionStorage.setItem(deletingNote, id)
  })
}

const cut = (name: string): string => {
  const letters = Array.from(name)
  return letters.length <= longestName ? name : `${letters.slice(0, longestName).join('').trimEnd()}…`
}
