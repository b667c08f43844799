/** The bundled worker in a real browser, compared with preflight on the server. */
import { strict as assert } from 'node:assert'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { buildWeb, type WebFile } from '../../src/cli/build-web.ts'
import type { Proposal } from '../../src/core/finding.ts'
import { preflight } from '../../src/core/preflight/preflight.ts'
import { ruleSet } from '../../src/cli/rule-set.ts'
import type { Depth, LiveAnswer, LiveFailure, LiveRequest } from '../../src/web/live/protocol.ts'
import { launchBrowser } from '../fakes/browser.ts'
import { corpusSample, keyMaterial, oddTexts, sampledLanguages } from './ideas.ts'

/** What a page loads before it can screen: engine, key detection, English. In bytes, brotli. */
const firstLoadLimit = 120 * 1024

const folder = mkdtempSync(join(tmpdir(), 'laurel-web-'))
let files: readonly WebFile[] = []
let asked: string[] = []
/** The classifier waits for it. */
let release: Promise<unknown> = Promise.resolve()
let browser: Browser
let page: Page
const server = createServer((request, response) => {
  const name = (request.url ?? '').slice(1)
  const known = files.some((file) => file.name === name)
  asked.push(name)
  const answer = (): void => {
    response.writeHead(known || name === '' ? 200 : 404, {
      'content-type': name.endsWith('.bin') ? 'application/octet-stream' : known ? 'text/javascript' : 'text/html',
    })
    response.end(known ? readFileSync(join(folder, name)) : '<!doctype html><title>screen</title>')
  }
  if (name.startsWith('classifier')) void release.then(answer)
  else answer()
})

/** Runs in the page: a new worker, and its last answers for some proposals, one after the other. */
const screenAll = async ([proposals, depth]: readonly [readonly Proposal[], Depth]): Promise<readonly LiveAnswer[]> => {
  const worker = new Worker('/worker.js', { type: 'module' })
  const answered = (request: LiveRequest): Promise<LiveAnswer> =>
    new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<LiveAnswer | LiveFailure>) => {
        if ('failed' in data) reject(new Error('the worker failed'))
        else if (data.final || depth === 'look') resolve(data)
      }
      worker.onerror = () => {
        reject(new Error('the worker did not start'))
      }
      worker.postMessage(request)
    })
  const answers: LiveAnswer[] = []
  for (const [id, proposal] of proposals.entries())
    answers.push(
      await answered({ tokenType: '', network: '', audience: '', fields: {}, id: id + 1, depth, ...proposal }),
    )
  worker.terminate()
  return answers
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
      const answers = await page.evaluate(screenAll, [proposals, 'verdict'] as const)
      for (const [i, proposal] of proposals.entries())
        assert.equal(
          JSON.stringify(answers[i]?.screening),
          JSON.stringify(preflight(proposal, ruleSet)),
          JSON.stringify(proposal),
        )
    })

  test('an English idea loads no other language; a German one loads only German', async () => {
    const loadedBy = async (idea: string): Promise<readonly string[]> => {
      await page.reload()
      asked = []
      await page.evaluate(screenAll, [[{ idea }], 'verdict'] as const)
      return ruleSet.lexicons
        .map(({ language }) => language)
        .filter((language) => asked.some((name) => name.startsWith(`${language}-`)))
    }
    assert.deepEqual(await loadedBy('A badge for everybody who helped in the school garden last spring.'), [])
    assert.deepEqual(await loadedBy('Ein Abzeichen für alle, die im Garten geholfen haben.'), ['de'])
  })

  test('takes a first look at once without the classifier, and says that it is one', async () => {
    await page.reload()
    asked = []
    const [look] = await page.evaluate(screenAll, [[{ idea: 'Holders can sell it to each other.' }], 'look'] as const)
    assert.equal(look?.screening.outcome, 'fail')
    assert.equal(look.final, false)
    assert.deepEqual(look.languages, ['en'])
    assert.ok(
      !asked.some((name) => /^(?:warning|classifier|weights)/.test(name)),
      'nothing but the first load was asked for',
    )
  })

  test('tells that no key is there before the classifier has come', async () => {
    await page.reload()
    const held = Promise.withResolvers<undefined>()
    release = held.promise
    const firstFinal = page.evaluate(
      async (idea) => {
        const worker = new Worker('/worker.js', { type: 'module' })
        const answered = new Promise<LiveAnswer>((resolve) => {
          worker.onmessage = ({ data }: MessageEvent<LiveAnswer>) => {
            if (data.keysFinal) resolve(data)
          }
        })
        worker.postMessage({ id: 1, idea, tokenType: '', network: '', audience: '', fields: {}, depth: 'verdict' })
        const answer = await answered
        worker.terminate()
        return answer
      },
      // Long enough for a recovery phrase in another Latin list.
      'A badge for pupils who finish the bird-watching course and for those who help them to find the birds.',
    )
    const { final, keysFinal } = await firstFinal
    assert.deepEqual({ final, keysFinal }, { final: false, keysFinal: true })
    assert.ok(asked.some((name) => name.startsWith('latin-word-lists')))
    held.resolve(undefined)
    release = Promise.resolve()
  })

  test(`the first load stays under ${firstLoadLimit} bytes`, () => {
    const size = files.reduce((sum, file) => sum + (file.first ? file.brotli : 0), 0)
    assert.ok(size > 0 && size <= firstLoadLimit, `${size} bytes, brotli`)
  })
})
