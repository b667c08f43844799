/**
 * `node bench/first-view.ts`: the first view of the studio on a slow phone: a processor four times slower than this one,
 * 400 ms to each answer and 50 KB a second. It prints the largest contentful paint, layout shift, bytes and font.
 */
import type { Browser } from 'playwright-core'
import { launchBrowser } from '../test/fakes/browser.ts'
import { startService } from '../test/fakes/service.ts'

const runs = 9
const network = { offline: false, latency: 400, downloadThroughput: 50 * 1024, uploadThroughput: 50 * 1024 }

/** Runs in the page before anything else: what the browser reports of paints and shifts. */
const watch = `(() => {
  window.seen = { paint: 0, shift: 0 }
  const on = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  on('largest-contentful-paint', (entry) => { seen.paint = entry.startTime })
  on('layout-shift', (entry) => { seen.shift += entry.value })
})()`

interface View {
  /** Milliseconds. */
  readonly paint: number
  readonly shift: number
  readonly bytes: number
  /** The font of the title, as the browser names it. */
  readonly font: string
}

async function firstView(browser: Browser, origin: string): Promise<View> {
  const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(watch)
  await page.goto(origin, { waitUntil: 'networkidle' })
  const seen = await page.evaluate<Pick<View, 'paint' | 'shift'>>('seen')
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await context.close()
  return { ...seen, bytes, font: fonts.map(({ familyName }) => familyName).join(', ') }
}

const service = await startService()
const browser = await launchBrowser()
// The service bundles its scripts for the first page.
await firstView(browser, service.origin)
const views: View[] = []
for (let run = 0; run < runs; run += 1) views.push(await firstView(browser, service.origin))
const paints = views.map(({ paint }) => Math.round(paint)).toSorted((a, b) => a - b)
const kilobytes = Math.max(...views.map(({ bytes }) => bytes)) / 1024
process.stdout.write(
  `largest contentful paint: median ${paints[runs >> 1] ?? 0} ms, of ${paints.join(', ')}\n` +
    `layout shift: at most ${Math.max(...views.map(({ shift }) => shift))}; first load: ${kilobytes.toFixed(1)} KB; ` +
    `title in ${[...new Set(views.map(({ font }) => font))].join(' or ')}\n`,
)
await browser.close()
await service.close()
