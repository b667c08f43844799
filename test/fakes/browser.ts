/** A real browser from the npm registry, for tests. It downloads nothing and contacts only this machine. */
import sparticuz from '@sparticuz/chromium'
import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'

/**
 * Launches Chromium without a sandbox, which root inside a container cannot have, and without background traffic.
 *
 * Most pages of tests live for a second, in which optimizing their scripts costs more than it brings: without it axe on
 * every page takes 42 s of CPU time in place of 54, and test/browser/studio/rewrite.test.ts 21 in place of 27.
 * `optimizing`: for pages that screen while one types, which take longer without it.
 */
export async function launchBrowser({ optimizing = false } = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: await sparticuz.executablePath(),
    args: [
      '--no-sandbox',
      '--disable-setuid-sandbox',
      '--disable-dev-shm-usage',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--no-default-browser-check',
      '--headless=shell',
      ...(optimizing ? [] : ['--js-flags=--no-opt,--no-maglev,--single-threaded-gc']),
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
    ],
  })
}
