/** The page after a deletion: what was deleted with the form of a result leaves My things. */
import { deletingNote } from './remember.ts'
import { forget } from './things.ts'

export function start(): void {
  try {
    const id = sessionStorage.getItem(deletingNote)
    sessionStorage.removeItem(deletingNote)
    if (id !== null) forget(id)
  } catch {
    // Storage is off, so there is no list either.
  }
}
