/** Shared by the browser tests: axe, and the collection of forbidden effects of a page. */
import { strict as assert } from 'node:assert'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

const axe = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')

/**
 * The violations that axe finds on a page in its present state, each with its elements. `colours`: only by the rules
 * about colours. The debugger runs axe, so the policy of the page is unchanged; axe is loaded once per document.
 */
export async function violationsOf(page: Page, rules: 'all' | 'colours' = 'all'): Promise<readonly string[]> {
  if (!(await page.evaluate<boolean>("'axe' in globalThis"))) await page.evaluate(axe)
  const options = {
    resultTypes: ['violations', 'incomplete'],
    // Neither is part of what is reported here, and they are a fourth of the time of a run.
    ...{ selectors: false, preload: false },
    ...(rules === 'colours' ? { runOnly: ['color-contrast', 'link-in-text-block'] } : {}),
  }
  return page.evaluate<readonly string[]>(
    // Text in the very colour of its ground is "incomplete" for axe, because it may be hidden on purpose. None is here.
    `axe.run(${JSON.stringify(options)}).then((r) => [
      ...r.violations,
      ...r.incomplete.map((v) => ({ ...v, nodes: v.nodes.filter((n) => n.any.some((c) => c.data?.messageKey === 'equalRatio')) })),
    ].filter((v) => v.nodes.length > 0).map((v) =>
      v.id + ': ' + v.nodes.map((n) => n.html.slice(0, 120) + ' ' + n.failureSummary).join(' | ')))`,
  )
}

/** Switches the colour scheme, and finishes the colour transitions that this starts. */
export async function setColorScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(
    'for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()',
  )
}

/**
 * Asserts that a page has no violation in either colour scheme, and fits its window. The dark scheme changes only colours
 * (pages.test.ts), so only the rules about colours are asked again.
 */
export async function assertAccessible(page: Page, what = ''): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await setColorScheme(page, colorScheme)
    const where = `${what} ${colorScheme}`
    const overflow = await overflowOf(page)
    assert.ok(overflow <= 0, `${where} is ${overflow} px too wide`)
    assert.deepEqual(await violationsOf(page, colorScheme === 'light' ? 'all' : 'colours'), [], where)
  }
}

/** The number of pixels by which the page is wider than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')

/**
 * Opens the result of an idea: the form is sent as the studio sends it, but without its page, whose script screens while
 * one types and takes a second. `rewrite`: with the box ticked that takes a safer wording at once.
 */
export async function openResult(page: Page, origin: string, idea: string, rewrite = false): Promise<void> {
  const answer = await page.request.post(`${origin}/`, {
    form: {
      idea,
      tokenType: 'badge',
      network: 'testnet',
      simulate: 'true',
      nonce: randomBytes(16).toString('hex'),
      ...(rewrite && { acceptRewrite: 'true' }),
    },
    maxRedirects: 0,
  })
  await page.goto(new URL(answer.headers()['location'] ?? '/no-result', origin).href)
}

/** Waits for a condition. Not `waitForFunction`, which evaluates strings in the page, where its policy forbids it. */
export async function until(page: Page, condition: string): Promise<void> {
  for (let asked = 0; asked < 600; asked++) {
    if (await page.evaluate<boolean>(condition)) return
    await page.waitForTimeout(50)
  }
  throw new Error(`never: ${condition}`)
}

/** Collects console errors and warnings, and script errors, from now on. */
export function troubleOf(page: Page): string[] {
  const trouble: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') trouble.push(message.text())
  })
  page.on('pageerror', (error) => trouble.push(error.message))
  return trouble
}
