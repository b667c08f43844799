/**
 * Opens the folds around what the address names, in browsers that do not do so themselves, and all folds with the button
 * that `root` may have for it.
 */
export function start(root: HTMLElement): void {
  const button = root.querySelector<HTMLButtonElement>('.open-all')
  if (button !== null) openAll(root, button)

  const open = (): void => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    const fold = target?.closest('details')
    if (target === null || fold === null || fold === undefined || fold.open) return
    fold.open = true
    target.scrollIntoView()
    target.focus({ preventScroll: true })
  }
  addEventListener('hashchange', open)
  open()
}

/** Lets a button open every fold; it goes when it has. */
function openAll(root: HTMLElement, button: HTMLElement): void {
  button.addEventListener('click', () => {
    for (const fold of root.querySelectorAll('details')) fold.open = true
    root.querySelector('summary')?.focus()
    button.hidden = true
  })
}
