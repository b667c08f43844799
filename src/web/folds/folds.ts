/** Opens the folds around what the address names, in browsers that do not do so themselves. */
export function start(): void {
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
