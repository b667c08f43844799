/** The status page: the state of each part in words, and the counts of /api/metrics. */
import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import type { Check } from '../../../src/app/services.ts'
import { duration } from '../../../src/pages/service/status.ts'
import { unavailable } from '../../../src/store/failure.ts'
import { sampleStatusPages } from '../../fakes/status-pages.ts'
import { startService } from '../../fakes/service.ts'
import { failing, passing, unescaped } from '../../http/kit.ts'
import { makeTraffic, startWatched } from '../../metrics/kit.ts'

/** The text of a page, with a space between words. */
const words = (page: string): string => unescaped(page.replace(/<[^>]*>/g, ' ')).replaceAll(/\s+/g, ' ')

test('shows the state of every part, the start time, and the counts', async (t) => {
  let clock = 0
  const watched = await startWatched({ clock: () => clock })
  t.after(() => watched.close())
  await makeTraffic(watched)
  clock = (26 * 60 + 5) * 60_000
  const answer = await watched.service.get('/status')
  assert.equal(answer.status, 200)
  assert.equal(answer.headers.get('content-type'), 'text/html; charset=utf-8')
  assert.equal(answer.headers.get('cache-control'), 'no-cache')
  assert.match(answer.headers.get('content-security-policy') ?? '', /default-src 'none'/)
  assert.ok(!/<script|style=|onclick/.test(answer.text), 'works without a script')
  const text = words(answer.text)
  for (const said of [
    'Everything works Ideas are checked, and what you make is kept.',
    `Version ${watched.service.services.settings.version} , up for 1 day and 2 hours.`,
    'Storage Works Reports, receipts and proofs are kept and can be read. Timestamp',
    'Timestamp calendars Works New timestamps go out in the next batch.',
    'Block headers Works Each proof is compared with the header of its block.',
    'AI step Off by choice Rewrites are made by rules alone.',
    'The last 24 hours 10 ideas checked Ready 4 Ready, with a question 3 Needs other words 3 Rewrites',
    'Rewrites 6 4 changed something',
    'Mock receipts 2 Timestamps',
    'Timestamps 1 1 confirmed Hour by hour',
    '21 November 2026 , 09:00 4 3 3 6 2 1',
  ])
    assert.ok(text.includes(said), `${said}\n${text}`)
  assert.doesNotMatch(answer.text, /<figure/, 'one hour with ideas makes no chart')
})

test('shows what health reports about a failing part, and works without the store', async (t) => {
  let gone = false
  const failingCheck: Check = { status: 'failing', checkedAt: '2026-11-21T09:00:00.000Z' }
  const service = await startService({
    screening: { ai: () => failingCheck },
    store: (real) => ({
      ...real,
      check: () => (gone ? Promise.reject(unavailable(new Error('gone'))) : real.check()),
      counters: {
        ...real.counters,
        read: () => (gone ? Promise.reject(unavailable(new Error('gone'))) : real.counters.read()),
      },
    }),
  })
  t.after(() => service.close())
  const one = words((await service.get('/status')).text)
  assert.ok(
    one.includes('One part fails Ideas are still checked') && one.includes('AI step Fails The model does not answer.'),
    one,
  )
  assert.ok(one.includes('Timestamp calendars Off'), one)
  gone = true
  const answer = await service.get('/status')
  assert.equal(answer.status, 200)
  const two = words(answer.text)
  for (const said of ['2 parts fail Nothing new can be kept right now.', 'Storage Fails', 'there are no numbers'])
    assert.ok(two.includes(said), `${said}\n${two}`)
  assert.equal((await service.get('/api/health')).status, 503)
})

test('reports a header source and calendars that do not answer as failing, and as working once they answer', async (t) => {
  const watched = await startWatched()
  t.after(() => watched.close())
  const { service, calendar, chain, later } = watched
  const state = async (part: string) =>
    new RegExp(`${part} (Works|Fails|Off)`).exec(words((await service.get('/status')).text))?.[1]
  await service.post('/api/proof', { hash: 'ab'.repeat(32) })
  calendar.onSubmit = { status: 500 }
  await service.stamper.gather()
  await service.stamper.ask()
  assert.deepEqual([await state('Timestamp calendars'), await state('Block headers')], ['Fails', 'Works'])
  calendar.onSubmit = null
  later(60)
  await service.stamper.ask()
  assert.equal(await state('Timestamp calendars'), 'Works')
  await chain.close()
  await service.get('/api/block/5')
  assert.equal(await state('Block headers'), 'Fails')
})

test('is short if nothing happened', async (t) => {
  const service = await startService()
  t.after(() => service.close())
  const { text } = await service.get('/status')
  assert.ok(words(text).includes('Ready 0 Ready, with a question 0 Needs other words 0 Rewrites 0'))
  assert.ok(!/<figure|<details/.test(text.slice(text.indexOf('<main'))))
  // No part of any sent text is on the page.
  await service.post('/api/compliance/preflight', { idea: `${failing} zqx` })
  await service.post('/api/flow/run', { idea: `${passing} zqx` })
  const after = (await service.get('/status')).text
  assert.ok(after.includes('Hour by hour') && !/zqx|rpt_|rcp_/.test(after))
})

test('a sum since the beginning stands where it is another than that of the day', () => {
  const text = words(sampleStatusPages('https://laurel.example')['/status'] ?? '')
  assert.ok(text.includes('286 15 095 in all: 14 808 confirmed, 286 pending, 1 not sent yet'), text)
  assert.ok(!text.includes('14 288 in all'))
})

test('three hours with ideas in them make charts, whose labels say the sum and the most', () => {
  const page = sampleStatusPages('https://laurel.example')['/status'] ?? ''
  assert.match(
    page,
    /aria-label="Ideas checked: \d+ in the last 24 hours, most in the hour from 2[01] November 2026, \d\d:00 UTC: \d+\."/,
  )
})

test('the height of a bar shows its count, and the bar of outcomes their shares', () => {
  const page = sampleStatusPages('https://laurel.example')['/status'] ?? ''
  const tallest = [...page.matchAll(/<figure class="hours (\w+)">([\s\S]*?)<\/figure>/g)].map(
    ([, tone = '', svg = '']) => [
      tone,
      Math.max(...[...svg.matchAll(/<rect[^>]* width="8" height="([\d.]+)"/g)].map(([, n]) => Number(n))),
    ],
  )
  assert.deepEqual(tallest, [['plain', 58]])
  const shares = [...page.matchAll(/<rect class="(pass|warn|fail)" x="[\d.]+" width="([\d.]+)"/g)]
  assert.deepEqual(
    shares.map(([, outcome, width]) => [outcome, Math.round(Number(width))]),
    [
      ['pass', 513],
      ['warn', 308],
      ['fail', 180],
    ],
  )
})

test('a time span is given in its two largest units', () => {
  const said: readonly (readonly [seconds: number, words: string])[] = [
    [0, 'less than a minute'],
    [59, 'less than a minute'],
    [60, '1 minute'],
    [3_599, '59 minutes'],
    [3_600, '1 hour'],
    [3_661, '1 hour and 1 minute'],
    [86_400, '1 day'],
    [90_061, '1 day and 1 hour'],
    [86_460, '1 day'],
    [34_560_000 + 7_200, '400 days and 2 hours'],
  ]
  for (const [seconds, expected] of said) assert.equal(duration(seconds), expected)
})
