/** Marks the section in view in the contents beside a long page. */
export function start(root: HTMLElement): void {
  const links = [...root.querySelectorAll<HTMLAnchorElement>('a')]
  const targets = links.flatMap((link) => {
    const target = document.getElementById(link.hash.slice(1))
    return target === null ? [] : [{ link, target }]
  })
  let marked: HTMLAnchorElement | undefined
  const mark = (): void => {
    // The last section that begins above a line in the upper third of the window; above all of them, the first.
    const line = innerHeight / 3
    const above = targets.findLast(({ target }) => target.getBoundingClientRect().top <= line)
    const current = (above ?? targets[0])?.link
    if (current === marked) return
    marked?.removeAttribute('aria-current')
    marked = current
    marked?.setAttribute('aria-current', 'location')
    keepInView(root, marked)
  }
  let waiting = false
  const soon = (): void => {
    if (waiting) return
    waiting = true
    requestAnimationFrame(() => {
      waiting = false
      mark()
    })
  }
  addEventListener('scroll', soon, { passive: true })
  addEventListener('resize', soon, { passive: true })
  mark()
}

/** Scrolls the contents, never the page, so that a link is in view. */
function keepInView(root: HTMLElement, link: HTMLAnchorElement | undefined): void {
  if (link === undefined || root.scrollHeight <= root.clientHeight) return
  const { top, bottom } = link.getBoundingClientRect()
  const box = root.getBoundingClientRect()
  if (top < box.top) root.scrollTop -= box.top - top + box.height / 3
  else if (bottom > box.bottom) root.scrollTop += bottom - box.bottom + box.height / 3
}
