/** What the browser tests share: axe, and what a page did that it must not do. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

const axe = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')

/**
 * The violations that axe finds on a page as it stands, each with its elements; with `colours` alone, by its rules about
 * colours. Axe is run by the debugger, so the policy of the page stays as it is; it is loaded once for each document.
 */
export async function violationsOf(page: Page, rules: 'all' | 'colours' = 'all'): Promise<readonly string[]> {
  if (!(await page.evaluate<boolean>("'axe' in globalThis"))) await page.evaluate(axe)
  const options = {
    resultTypes: ['violations'],
    ...(rules === 'colours' ? { runOnly: ['color-contrast', 'link-in-text-block'] } : {}),
  }
  return page.evaluate<readonly string[]>(
    `axe.run(${JSON.stringify(options)}).then((r) => r.violations.map((v) =>
      v.id + ': ' + v.nodes.map((n) => n.html.slice(0, 120) + ' ' + n.failureSummary).join(' | ')))`,
  )
}

/** Shows the page in a colour scheme. A transition of colours that this begins is finished at once. */
export async function setColorScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.evaluate('for (const animation of document.getAnimations()) animation.finish()')
}

/** How many pixels the page is wider than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')

/** Collects errors and warnings of the console and errors of scripts, from now on. */
export function troubleOf(page: Page): string[] {
  const trouble: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') trouble.push(message.text())
  })
  page.on('pageerror', (error) => trouble.push(error.message))
  return trouble
}
