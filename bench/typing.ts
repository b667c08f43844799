/**
 * `node bench/typing.ts`: the longest task of the main thread while someone types in a text of 8,000 characters in the
 * studio, on a processor four times slower than this one; beside it the same page without scripts.
 */
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { launchBrowser } from '../test/fakes/browser.ts'
import { startService } from '../test/fakes/service.ts'

/** Harmless and risky sentences, so that the editor has some hundred marks to move. */
const text = Array.from(
  { length: 60 },
  (_, i) => `Helper number ${i} of the school garden gets a badge. Holders can sell it to each other at a profit.`,
)
  .join(' ')
  .slice(0, 7_900)
const typed = 'They also get a warm thank-you from everybody in the garden.'
const slowdown = 4
/** Milliseconds between keystrokes. */
const delay = 80

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Processor time of the thread in microseconds: what else runs on this machine does not count. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** Durations of the tasks of the page's main thread while typing, in milliseconds, longest first. */
async function tasksOf(browser: Browser, origin: string, options: BrowserContextOptions): Promise<readonly number[]> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, ...options })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.goto(origin)
  await page.fill('#idea', text)
  // The verdict, with the classifier loaded.
  if (options.javaScriptEnabled !== false) await page.locator('.outcome.final:visible').waitFor({ timeout: 60_000 })
  await page.locator('#idea').press('Control+Home')
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', 'toplevel', '__metadata'] })
  await page.keyboard.type(typed, { delay })
  // The answer after the pause is drawn too.
  await page.waitForTimeout(3_000)
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: readonly TraceEvent[] }
  await context.close()
  const mains = trace.traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid}/${tid}`)
  return trace.traceEvents
    .filter(({ name, pid, tid }) => name === 'RunTask' && mains.includes(`${pid}/${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000)
    .toSorted((a, b) => b - a)
}

const service = await startService()
const browser = await launchBrowser()
for (const [name, options] of [
  ['with live screening', {}],
  ['without scripts', { javaScriptEnabled: false }],
] as const) {
  const tasks = await tasksOf(browser, service.origin, options)
  const over = tasks.filter((task) => task > 50).length
  const longest = tasks.slice(0, 5).map((task) => task.toFixed(1))
  process.stdout.write(
    `${name}: longest tasks ${longest.join(', ')} ms; ${over} over 50 ms, of ${tasks.length} tasks\n`,
  )
}
await browser.close()
await service.close()
