/**
 * `npm run screenshots` takes a picture of every page and state, 360 and 1280 pixels wide, light and dark, and writes
 * them with a contact sheet to dist/screenshots. `npm run screenshots -- docs --out sheets` takes those whose name
 * holds "docs" and writes them elsewhere.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { setColorScheme } from '../browser/kit.ts'
import { launchBrowser } from '../fakes/browser.ts'
import { makeTraffic, startWatched } from '../metrics/kit.ts'
import { useFontsOfPhones } from './fonts.ts'
import { type Screen, screensOf } from './screens.ts'

const widths = [360, 1280] as const
const schemes = ['light', 'dark'] as const
/** Pictures of longer pages are cut off, so that the sheet stays readable. */
const mostHeight = 8000

const {
  values: { out },
  positionals: [wanted = ''],
} = parseArgs({ allowPositionals: true, options: { out: { type: 'string', default: 'dist/screenshots' } } })

const folder = resolve(out)
mkdirSync(folder, { recursive: true })
const watched = await startWatched({ securityContact: 'mailto:security@laurel.example' })
await makeTraffic(watched)
useFontsOfPhones()
const browser = await launchBrowser()
try {
  const screens = (await screensOf(watched)).filter(({ name }) => name.includes(wanted))
  const failed: string[] = []
  for (const screen of screens)
    for (const width of widths)
      try {
        await take(screen, width, browser)
      } catch (error) {
        failed.push(`${screen.name}, ${width} px: ${String(error).split('\n', 1)[0] ?? ''}`)
      }
  writeFileSync(join(folder, 'index.html'), sheet(screens))
  process.stdout.write(`${screens.length} screens in ${join(folder, 'index.html')}\n`)
  for (const line of failed) process.stderr.write(`not taken: ${line}\n`)
  if (failed.length > 0) process.exitCode = 1
} finally {
  await browser.close()
  await watched.close()
}

function fileOf({ name }: Pick<Screen, 'name'>, width: number, scheme: string): string {
  return `${name}-${width}-${scheme}.png`
}

async function take(screen: Screen, width: number, browser: Browser): Promise<void> {
  // Without motion, so that a picture is the same each time.
  const context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    // A phone has a share sheet.
    if (width === 360) await page.addInitScript('navigator.share = async () => {}')
    // A page without the display font in time keeps the system's serif; the next page has it (assets/css/tokens.css).
    await page.goto(watched.service.origin, { waitUntil: 'networkidle' })
    await page.goto(watched.service.origin + screen.path, { waitUntil: 'networkidle' })
    await screen.steps?.(page)
    for (const scheme of schemes) {
      await setColorScheme(page, scheme)
      const tall = await page.evaluate<number>('document.documentElement.scrollHeight')
      await page.screenshot({
        path: join(folder, fileOf(screen, width, scheme)),
        fullPage: true,
        clip: { x: 0, y: 0, width, height: Math.min(tall, mostHeight) },
      })
    }
  } finally {
    await context.close()
  }
}

/** The contact sheet: a row for each screen. */
function sheet(screens: readonly Screen[]): string {
  const rows = screens.map(({ title, name }) => {
    const pictures = widths.flatMap((width) =>
      schemes.map((scheme) => {
        const file = fileOf({ name }, width, scheme)
        return `<a href="${file}"><img src="${file}" loading="lazy" alt="${title}, ${width} px, ${scheme}"></a>`
      }),
    )
    return `<h2>${title}</h2>\n<p>${pictures.join('\n')}</p>`
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screens of Laurel</title>
<style>
  body { font: 16px system-ui, sans-serif; margin: 2rem; background: #8a8a8a; }
  p { display: flex; gap: 1rem; align-items: start; }
  img { height: 40rem; max-width: 24vw; object-fit: cover; object-position: top; }
</style>
<h1>Screens of Laurel</h1>
${rows.join('\n')}
</html>
`
}
