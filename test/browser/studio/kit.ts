/** Shared by the browser tests of the studio: a service that counts its receipts, and the steps of a person. */
import { after, before } from 'node:test'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { launchBrowser } from '../../fakes/browser.ts'
import { type TestService, startService } from '../../fakes/service.ts'
import { passing } from '../../http/kit.ts'
import { openResult, troubleOf } from '../kit.ts'

export const resultAddress = /\/result\/[\w-]{43}$/
/** The button that sends the form, by its label of a wide screen, of a narrow one, and for words that need others. */
export const makes = { name: /^(Make (a mock )?badge|See why)$/ }

/** Ideas that are long or wide, each at most 8,000 characters. */
export const texts = {
  'words of 8,000 characters': `${passing} `.repeat(100).slice(0, 7_999),
  'one word of 8,000 letters': 'Garden'.repeat(1_334).slice(0, 8_000),
  '500 line breaks': `${passing}\n${'a\n'.repeat(500)}`,
  'right-to-left text': 'شارة لكل من ساعد في يوم الحديقة. '.repeat(200),
  'text without blanks in wide letters': '参加した人への感謝のしるしです。'.repeat(400),
} as const

/** Unfolds the fields that few people need. */
export async function openMore(page: Page): Promise<void> {
  const more = page.locator('form.studio details.more')
  if ((await more.getAttribute('open')) === null) await more.locator('summary').click()
}

/** Unfolds the choices of the look. */
export async function openLook(page: Page): Promise<void> {
  const summary = page.locator('.look:not([open]) > summary')
  if (await summary.isVisible()) await summary.click()
}

export interface Studio {
  readonly service: TestService
  /** The number of receipts stored so far. */
  readonly receipts: number
  /**
   * A new page. `trouble` collects the browser's complaints. `connection`: only '4g' allows the weights of the
   * classifier, which take a second to load.
   */
  readonly open: (
    options?: BrowserContextOptions,
    path?: string,
    connection?: '3g' | '4g',
  ) => Promise<{ page: Page; trouble: string[] }>
  /** Opens the result of an idea, without the form. `rewrite`: with the safer wording. */
  readonly result: (page: Page, idea: string, rewrite?: boolean) => Promise<void>
  /** Fills in the form and sends it. */
  readonly make: (page: Page, idea: string) => Promise<void>
  /** The address of the receipt that a result shows. */
  readonly receiptOf: (page: Page) => Promise<string | null>
  /** Goes from a result to its receipt. */
  readonly share: (page: Page) => Promise<void>
}

/** Registers hooks in the calling suite: a service and a browser for its tests. */
export function useStudio(): Studio {
  let browser: Browser
  let service: TestService
  let receipts = 0
  before(async () => {
    service = await startService({
      store: (real) => ({
        ...real,
        commit: async (change) => {
          await real.commit(change)
          receipts += change.records.filter(({ kind }) => kind === 'receipt').length
        },
      }),
    })
    browser = await launchBrowser()
  })
  after(async () => {
    await browser.close()
    await service.close()
  })
  return {
    get service() {
      return service
    },
    get receipts() {
      return receipts
    },
    async open(options = {}, path = '/', connection = '3g') {
      const context = await browser.newContext({ viewport: { width: 360, height: 740 }, ...options })
      const page = await context.newPage()
      const trouble = troubleOf(page)
      await page.addInitScript((effectiveType) => {
        Object.defineProperty(navigator, 'connection', { value: { effectiveType } })
      }, connection)
      await page.goto(service.origin + path)
      return { page, trouble }
    },
    result: (page, idea, rewrite) => openResult(page, service.origin, idea, rewrite),
    async make(page, idea) {
      await page.fill('#idea', idea)
      await page.getByRole('button', makes).click()
      await page.waitForURL(resultAddress)
    },
    receiptOf: (page) => page.getByRole('link', { name: 'Open and share it' }).getAttribute('href'),
    async share(page) {
      await page.getByRole('link', { name: 'Open and share it' }).click()
      await page.waitForURL(/\/receipt\/rcp_\w{22}$/)
    },
  }
}
