/** Makes the items of checklists tickable. Ticks are kept in this browser only. */
export function startChecklists(root: ParentNode): void {
  for (const list of root.querySelectorAll<HTMLElement>('[data-checklist]')) startChecklist(list)
}

function startChecklist(list: HTMLElement): void {
  const name = `laurel:checklist:${list.dataset['checklist'] ?? ''}`
  const ticked = stored(name)
  for (const item of list.querySelectorAll(':scope > li')) {
    const words = item.textContent.trim()
    const label = document.createElement('label')
    const box = document.createElement('input')
    box.type = 'checkbox'
    box.checked = ticked.has(words)
    box.addEventListener('change', () => {
      if (box.checked) ticked.add(words)
      else ticked.delete(words)
      store(name, ticked)
    })
    const text = document.createElement('span')
    text.append(...item.childNodes)
    label.append(box, text)
    item.append(label)
  }
  list.classList.add('ticking')
  const hint = document.createElement('p')
  hint.className = 'hint screen'
  hint.textContent = 'Ticks are kept in this browser only; nothing is sent.'
  list.after(hint)
}

/** Ticked items by their words, so that ticks survive when items are added. */
function stored(name: string): Set<string> {
  try {
    const items: unknown = JSON.parse(localStorage.getItem(name) ?? '[]')
    return new Set(Array.isArray(items) ? items.filter((item) => typeof item === 'string') : [])
  } catch {
    return new Set()
  }
}

function store(name: string, items: ReadonlySet<string>): void {
  try {
    if (items.size === 0) localStorage.removeItem(name)
    else localStorage.setItem(name, JSON.stringify([...items]))
  } catch {
    // Storage is full or switched off: the ticks last as long as the page is open.
  }
}
