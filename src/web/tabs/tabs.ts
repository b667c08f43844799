/** Tab lists (pages/agents/tabs) as the ARIA Authoring Practices describe them: one tab stop, arrow keys, Home and End. */

/** Where this browser keeps the last choice of each group, such as curl for examples of calls. */
const storedAs = (group: string): string => `laurel:tab:${group}`

/** Fires on the document when a person chooses a tab: other tab lists of the group follow. */
const chosen = 'laurel:tab'

interface Choice {
  readonly group: string
  readonly key: string
  readonly from: HTMLElement
}

/** Turns a list of links and the sections that they lead to into tabs. */
export function start(root: HTMLElement): void {
  const list = root.querySelector<HTMLElement>('.tab-names')
  const links = [...root.querySelectorAll<HTMLAnchorElement>('.tab-names a')]
  const panels = links.map((link) => document.getElementById(link.hash.slice(1)))
  if (list === null || panels.some((panel) => panel === null)) return
  const group = root.dataset['group'] ?? ''

  list.setAttribute('role', 'tablist')
  links.forEach((link, i) => {
    link.id ||= `${link.hash.slice(1)}-tab`
    link.parentElement?.setAttribute('role', 'presentation')
    link.setAttribute('role', 'tab')
    link.setAttribute('aria-controls', link.hash.slice(1))
    panels[i]?.setAttribute('role', 'tabpanel')
    panels[i]?.setAttribute('aria-labelledby', link.id)
  })

  const show = (index: number): void => {
    links.forEach((link, i) => {
      link.setAttribute('aria-selected', String(i === index))
      link.tabIndex = i === index ? 0 : -1
      // Searching the page finds hidden text too, and shows it.
      if (i === index) panels[i]?.removeAttribute('hidden')
      else panels[i]?.setAttribute('hidden', 'until-found')
    })
  }
  const indexOf = (key: string | null): number => links.findIndex((link) => link.dataset['key'] === key)

  /** Shows a tab because a person chose it: the other lists of the group follow, and the page does not jump. */
  const choose = (index: number): void => {
    const link = links[index]
    if (link === undefined) return
    const before = link.getBoundingClientRect().top
    show(index)
    const detail: Choice = { group, key: link.dataset['key'] ?? '', from: root }
    keep(detail)
    document.dispatchEvent(new CustomEvent(chosen, { detail }))
    scrollBy({ top: link.getBoundingClientRect().top - before, behavior: 'instant' })
  }

  const addressed = (): number => links.findIndex(({ hash }) => hash === location.hash)
  show(Math.max(0, addressed() >= 0 ? addressed() : indexOf(kept(group))))
  root.classList.add('started')

  links.forEach((link, i) => {
    link.addEventListener('click', (event) => {
      event.preventDefault()
      choose(i)
    })
    panels[i]?.addEventListener('beforematch', () => {
      show(i)
    })
  })
  list.addEventListener('keydown', (event) => {
    const index = next(event, links.indexOf(document.activeElement as HTMLAnchorElement), links.length, list)
    if (index === null) return
    event.preventDefault()
    links[index]?.focus()
    choose(index)
  })
  document.addEventListener(chosen, (event) => {
    const { group: of, key, from } = (event as CustomEvent<Choice>).detail
    const index = indexOf(key)
    if (of === group && from !== root && index >= 0) show(index)
  })
  addEventListener('hashchange', () => {
    if (addressed() >= 0) show(addressed())
  })
}

/** The tab that a key leads to; null for a key without a meaning here. */
function next({ key }: KeyboardEvent, at: number, count: number, list: HTMLElement): number | null {
  if (at < 0) return null
  const forward = getComputedStyle(list).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === 'ArrowLeft' || key === 'ArrowRight') return (at + (key === forward ? 1 : count - 1)) % count
  return key === ' ' ? at : null
}

function kept(group: string): string | null {
  try {
    return localStorage.getItem(storedAs(group))
  } catch {
    return null
  }
}

function keep({ group, key }: Choice): void {
  try {
    localStorage.setItem(storedAs(group), key)
  } catch {
    // Storage is full or switched off: the choice lasts as long as the page is open.
  }
}
