/**
 * Opens the folds around what the address names, in browsers that do not do so themselves, and all folds with a button
 * where `root` has a name for it.
 */
export function start(root: HTMLElement): void {
  const { all } = root.dataset
  if (all !== undefined) root.prepend(openAll(root, all))

  const open = (): void => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    const fold = target?.closest('details')
    if (target === null || fold === null || fold === undefined || fold.open) return
    fold.open = true
    target.scrollIntoView()
  }
  addEventListener('hashchange', open)
  open()
}

/** A button that opens every fold, and goes with the last one that is closed. */
function openAll(root: HTMLElement, name: string): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'open-all'
  button.textContent = name
  button.addEventListener('click', () => {
    for (const fold of root.querySelectorAll('details')) fold.open = true
    root.querySelector('summary')?.focus()
    button.hidden = true
  })
  return button
}
