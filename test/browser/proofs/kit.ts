/** A service with a calendar and a chain, and a browser, for the tests of proofs and of My things. */
import { createHash } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../../fakes/browser.ts'
import { type Calendar, startCalendar } from '../../fakes/calendar.ts'
import { type Chain, startChain } from '../../fakes/chain.ts'
import { type Options, type TestService, startService } from '../../fakes/service.ts'
import { troubleOf } from '../kit.ts'

export const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')

export const file = (name: string, content: string | Uint8Array) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
})

export interface OpenPage {
  readonly page: Page
  /** Each request since it was opened: method, path and body. */
  readonly sent: string[]
  /** Errors and warnings of the console, and what scripts threw. */
  readonly trouble: string[]
}

export interface Bench {
  readonly chain: Chain
  readonly calendar: Calendar
  readonly service: TestService
  readonly browser: Browser
  /** The clock of the service goes on, and its scheduled work is done. */
  readonly work: (seconds: number) => Promise<void>
  /** Opens a page in a browser profile of its own. */
  readonly open: (path: string, options?: Parameters<Browser['newContext']>[0]) => Promise<OpenPage>
  readonly close: () => Promise<void>
}

export async function startBench(options: Partial<Options> = {}): Promise<Bench> {
  const chain = await startChain()
  // A source that sends Retry-After would be left alone for seconds of real time.
  chain.failureHeaders = {}
  const calendar = await startCalendar(chain)
  let time = Date.parse('2026-11-21T09:00:00.000Z')
  const now = () => new Date(time)
  const service = await startService({
    now,
    freeQuota: 1000,
    stamping: { calendars: [calendar.origin], headersUrl: chain.url, now },
    ...options,
  })
  const browser = await launchBrowser()
  return {
    chain,
    calendar,
    service,
    browser,
    async work(seconds) {
      time += seconds * 1000
      await service.stamper.gather()
      await service.stamper.ask()
      await service.stamper.check()
    },
    async open(path, context = {}) {
      const page = await (await browser.newContext(context)).newPage()
      const trouble = troubleOf(page)
      await page.goto(service.origin + path, { waitUntil: 'networkidle' })
      const sent: string[] = []
      page.on('request', (request) => {
        const where = request.url().replace(service.origin, '')
        // Parts of the script come when they are needed, and hold nothing of the reader.
        if (request.method() === 'GET' && where.startsWith('/assets/')) return
        sent.push(`${request.method()} ${where} ${request.postData() ?? ''}`.trim())
      })
      return { page, sent, trouble }
    },
    async close() {
      await browser.close()
      await service.close()
      await calendar.close()
      await chain.close()
    },
  }
}

/** The list in the browser. */
export const kept = (page: Page): Promise<Record<string, readonly Record<string, string>[]>> =>
  page.evaluate("JSON.parse(localStorage.getItem('laurel:things') ?? '{}')")

/** The text of the live region. */
export const said = (page: Page) => page.locator('[data-part=said]')

/** Drops files somewhere in the window. */
export const drop = (page: Page, files: Readonly<Record<string, string>>): Promise<void> =>
  page.evaluate(`(() => {
    const dataTransfer = new DataTransfer()
    for (const [name, content] of Object.entries(${JSON.stringify(files)})) dataTransfer.items.add(new File([content], name))
    for (const type of ['dragenter', 'dragover', 'drop'])
      document.querySelector('footer').dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
  })()`)
