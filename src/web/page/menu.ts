/** Closes an open menu by a press outside of it or the Escape key. It opens without a script. */
export function closeMenus(root: Document): void {
  const open = () => root.querySelectorAll<HTMLDetailsElement>('details:is(.developers, .thing-more)[open]')
  root.addEventListener('pointerdown', ({ target }) => {
    for (const menu of open()) if (target instanceof Node && !menu.contains(target)) menu.open = false
  })
  root.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const menu of open()) {
      if (menu.contains(root.activeElement)) menu.querySelector('summary')?.focus()
      menu.open = false
    }
  })
}
