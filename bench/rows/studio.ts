/** What a browser loads for the studio, and how soon it draws what is typed there. */
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../../test/fakes/browser.ts'
import { pauses } from '../../src/web/live/asking.ts'
import { startLaurel } from '../load/process.ts'
import { inScratch } from '../load/scratch.ts'
import { atMost, type Line, type Row, type Size, spreadOf } from '../row.ts'

const sentence = (n: number): string =>
  `Helper number ${n} of the school garden gets a badge. Holders can sell it to each other at a profit. `
const text = Array.from({ length: 80 }, (_, n) => sentence(n))
  .join('')
  .slice(0, 7_700)

/** Bytes of all answers, heads included, until the network is quiet. */
async function firstLoad(browser: Browser, origin: string): Promise<number> {
  const page = await browser.newPage()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await page.goto(origin, { waitUntil: 'networkidle' })
  await page.close()
  return bytes
}

/**
 * Records in the page, in milliseconds: `drawn`, from each keystroke to the frame that shows it with the underlines in
 * their places; `marked`, from the last keystroke to a new underline.
 */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = { drawn: [] as number[], marked: [] as number[], key: 0, marks: 0 }
    Object.assign(window, { seen })
    const marks = () => document.querySelectorAll('.backdrop .mark').length
    seen.marks = marks()
    document.querySelector('#idea')?.addEventListener('keydown', () => {
      const key = performance.now()
      seen.key = key
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => seen.drawn.push(performance.now() - key)
        port2.postMessage(null)
      })
    })
    new MutationObserver(() => {
      const now = marks()
      if (now > seen.marks) seen.marked.push(performance.now() - seen.key)
      seen.marks = now
    }).observe(document.querySelector('.backdrop') ?? document.body, { childList: true, subtree: true })
  })
}

interface Seen {
  readonly drawn: readonly number[]
  readonly marked: readonly number[]
}

async function typing(browser: Browser, origin: string, size: Size): Promise<Seen> {
  const page = await browser.newPage()
  await page.goto(origin)
  await page.fill('#idea', text)
  await page.locator('.outcome.final:visible').waitFor({ timeout: 60_000 })
  await page.locator('#idea').press('Control+End')
  await watch(page)
  for (let n = 0; n < (size === 'quick' ? 2 : 10); n += 1) {
    await page.keyboard.type(' Holders can sell it.', { delay: 40 })
    await page.waitForTimeout(size === 'quick' ? 500 : 1_000)
  }
  const seen = await page.evaluate(() => (window as unknown as { readonly seen: Seen }).seen)
  await page.close()
  return seen
}

export const studioRow: Row = {
  name: 'studio',
  measure: (size) =>
    inScratch(async (folder) => {
      const laurel = await startLaurel(`file:${join(folder, 'laurel.db')}`)
      const browser = await launchBrowser()
      try {
        const origin = `http://127.0.0.1:${laurel.port}`
        const loaded = spreadOf([(await firstLoad(browser, origin)) / 1024])
        const { drawn, marked } = await typing(browser, origin, size)
        if (drawn.length === 0 || marked.length === 0) throw new Error('nothing was drawn')
        const [moved, found] = [spreadOf(drawn), spreadOf(marked.map((ms) => ms - pauses.look))]
        const lines: readonly Line[] = [
          { work: 'first load of the studio', unit: 'KB', ours: { spread: loaded }, goal: atMost(60, 'KB', loaded) },
          {
            ...{ work: 'keystroke to its frame with underlines, 8,000 characters', unit: 'ms' },
            ...{ ours: { spread: moved }, goal: atMost(50, 'ms', moved) },
          },
          {
            ...{ work: 'keystroke to a new underline, 8,000 characters', unit: 'ms' },
            ...{ ours: { spread: found }, goal: atMost(50, 'ms', found) },
            note: `beyond the pause of ${pauses.look} ms that the editor waits for the next keystroke`,
          },
        ]
        return lines
      } finally {
        await browser.close()
        await laurel.stop()
      }
    }),
}
