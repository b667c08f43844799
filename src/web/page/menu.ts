/** Closes the menu for developers by a press outside of it or the Escape key. It opens without a script. */
export function closeMenus(root: Document): void {
  const menus = root.querySelectorAll<HTMLDetailsElement>('details.developers')
  root.addEventListener('pointerdown', ({ target }) => {
    for (const menu of menus) if (target instanceof Node && !menu.contains(target)) menu.open = false
  })
  root.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const menu of menus) {
      if (menu.contains(root.activeElement)) menu.querySelector('summary')?.focus()
      menu.open = false
    }
  })
}
