/** The bundle in a real browser, compared with preflight on the server. */
import { strict as assert } from 'node:assert'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { buildWeb, type WebFile } from '../../src/cli/build-web.ts'
import type { Proposal, Screening } from '../../src/core/finding.ts'
import { preflight } from '../../src/core/preflight/preflight.ts'
import { ruleSet } from '../../src/cli/rule-set.ts'
import { launchBrowser } from '../fakes/browser.ts'
import { corpusSample, keyMaterial, oddTexts, sampledLanguages } from './ideas.ts'

/** What a page loads before it can screen: engine, key detection, English. In bytes, brotli. */
const firstLoadLimit = 120 * 1024

const folder = mkdtempSync(join(tmpdir(), 'laurel-web-'))
let files: readonly WebFile[] = []
let asked: string[] = []
let browser: Browser
let page: Page
const server = createServer((request, response) => {
  const name = (request.url ?? '').slice(1)
  const known = files.some((file) => file.name === name)
  asked.push(name)
  response.writeHead(known || name === '' ? 200 : 404, {
    'content-type': name.endsWith('.bin') ? 'application/octet-stream' : known ? 'text/javascript' : 'text/html',
  })
  response.end(known ? readFileSync(join(folder, name)) : '<!doctype html><title>screen</title>')
})

/** Runs in the page: a new screener, and its results for some proposals, one after the other. */
const screenAll = async (proposals: readonly Proposal[]): Promise<readonly Screening[]> => {
  const bundle: string = '/screen.js'
  const { createScreener } = (await import(bundle)) as typeof import('../../src/web/screen.ts')
  const screener = createScreener()
  const screenings: Screening[] = []
  for (const { idea, ...context } of proposals) screenings.push(await screener.screen(idea, context))
  return screenings
}

describe('the bundle', { timeout: 120_000 }, () => {
  before(async () => {
    files = await buildWeb(folder)
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    browser = await launchBrowser()
    page = await browser.newPage()
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  })
  after(async () => {
    await browser.close()
    server.close()
    rmSync(folder, { recursive: true })
  })

  test('the sample has ideas in every language', () => {
    const covered = ruleSet.lexicons.map(({ language }) => language).filter((language) => language !== 'intl')
    assert.deepEqual(
      covered.filter((language) => !sampledLanguages.includes(language)),
      [],
    )
    assert.ok(corpusSample.length >= 200, String(corpusSample.length))
  })

  for (const [name, proposals] of Object.entries({ corpusSample, keyMaterial, oddTexts }))
    test(`gives the server's findings: ${name}`, async () => {
      const screenings = await page.evaluate(screenAll, proposals)
      for (const [i, proposal] of proposals.entries())
        assert.equal(
          JSON.stringify(screenings[i]),
          JSON.stringify(preflight(proposal, ruleSet)),
          JSON.stringify(proposal),
        )
    })

  test('an English idea loads no other language; a German one loads only German', async () => {
    const loadedBy = async (idea: string): Promise<readonly string[]> => {
      await page.reload()
      asked = []
      await page.evaluate(screenAll, [{ idea }])
      return ruleSet.lexicons
        .map(({ language }) => language)
        .filter((language) => asked.some((name) => name.startsWith(`${language}-`)))
    }
    assert.deepEqual(await loadedBy('A badge for everybody who helped in the school garden last spring.'), [])
    assert.deepEqual(await loadedBy('Ein Abzeichen für alle, die im Garten geholfen haben.'), ['de'])
  })

  test('returns a preliminary result at once, and says that it is one', async () => {
    await page.reload()
    asked = []
    const result = await page.evaluate(async () => {
      const bundle: string = '/screen.js'
      const { createScreener } = (await import(bundle)) as typeof import('../../src/web/screen.ts')
      return createScreener().screenNow('Holders can sell it to each other.')
    })
    assert.equal(result.screening.outcome, 'fail')
    assert.deepEqual(result.missing, ['warning-rules', 'classifier'])
    assert.ok(
      !asked.some((name) => /^(?:warning|classifier|weights)/.test(name)),
      'nothing but the first load was asked for',
    )
  })

  test(`the first load stays under ${firstLoadLimit} bytes`, () => {
    const size = files.reduce((sum, file) => sum + (file.first ? file.brotli : 0), 0)
    assert.ok(size > 0 && size <= firstLoadLimit, `${size} bytes, brotli`)
  })

  test('the bundle knows the version of the rules', async () => {
    const version = await page.evaluate(async () => {
      const bundle: string = '/screen.js'
      const { createScreener } = (await import(bundle)) as typeof import('../../src/web/screen.ts')
      return createScreener().rulesVersion
    })
    assert.equal(version, ruleSet.version)
  })
})
