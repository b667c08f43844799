/** What browser tests run in a page, as source text: the tests have no DOM types for all of it. */

/** Runs in the page: whether each label is on top at its position, in the first view and after scrolling. */
export const look = `(() => {
  const covered = []
  const check = (selector, when) => {
    const element = document.querySelector(selector)
    const box = element.getBoundingClientRect()
    const style = getComputedStyle(element)
    if (box.width < 40 || box.height < 10 || style.visibility !== 'visible' || Number(style.opacity) < 1) covered.push(selector + ' has no size ' + when)
    if (box.top < 0 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth) covered.push(selector + ' is out of view ' + when)
    for (const [x, y] of [[0.1, 0.5], [0.5, 0.5], [0.9, 0.5]]) {
      const hit = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height)
      if (hit === null || !(element === hit || element.contains(hit))) covered.push(selector + ' is covered ' + when)
    }
  }
  check('.notice', 'at first')
  check('.tape', 'at first')
  for (const part of [0.3, 0.6, 1]) {
    scrollTo({ top: part * document.documentElement.scrollHeight, behavior: 'instant' })
    check('.notice', 'at ' + part)
  }
  return { covered, overflow: document.documentElement.scrollWidth - innerWidth, first: document.body.innerText }
})()`

/** Runs in the page: every colour in the style sheet, and text and background colours of the elements of a page. */
export const palette = `(() => {
  const found = {}
  const root = getComputedStyle(document.documentElement)
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules)
      if (rule.selectorText === ':root')
        for (const name of rule.style) if (name.startsWith('--')) found[name] = root.getPropertyValue(name)
  for (const selector of ['body', 'h1', '.kicker', 'main pre', '.panel', 'main a']) {
    const { color, backgroundColor } = getComputedStyle(document.querySelector(selector))
    found[selector] = color + ' on ' + backgroundColor
  }
  return found
})()`

/** Runs in the page: lines and height of the links in lists that wrap. */
export const wrapped = `[...document.querySelectorAll('.contents li a, .article li a, main section li a')]
  .filter((link) => link.textContent.length > 60)
  .map((link) => ({ lines: link.getClientRects().length, height: link.getClientRects()[0].height }))`
