/** Notes which hash the form sends, so that the page of its proof can list it in My things (follow.ts). */

/** The name of the note. */
export const sentHashNote = 'laurel:sent-hash'

/** @param root the form */
export function start(root: HTMLElement): void {
  root.addEventListener('submit', () => {
    const hash = root.querySelector<HTMLInputElement>('#hash')?.value.trim().toLowerCase() ?? ''
    try {
      if (/^[0-9a-f]{64}$/.test(hash)) sessionStorage.setItem(sentHashNote, hash)
    } catch {
      // Storage is off, so there is no list either.
    }
  })
}
