/** Long texts and pictures over HTTP: same answers with threads, on the account of their client, 503 without a thread. */
import { strict as assert } from 'node:assert'
import { test, type TestContext } from 'node:test'
import type { Threads } from '../../src/app/ports.ts'
import { noMetrics } from '../../src/app/service/metrics.ts'
import { newThreads } from '../../src/cli/threads/pool.ts'
import { LaurelError } from '../../src/core/error.ts'
import { CpuAccount } from '../../src/http/request/cpu-account.ts'
import { CpuBudget } from '../../src/http/request/cpu-budget.ts'
import { type Answer, assertProblem, type Options, startService } from '../fakes/service.ts'
import { passing } from './kit.ts'

async function service(t: TestContext, options: Options = {}) {
  const started = await startService(options)
  t.after(() => started.close())
  return started
}
const nothing = () => undefined
const realThreads = (spent: (ms: number) => void = nothing) =>
  newThreads({ size: 1, metrics: noMetrics, spent, lost: nothing })

const long = `${passing} `.repeat(Math.ceil(2_000 / passing.length))
const risky = Array.from({ length: 30 }, (_, n) => `Helper ${n} gets a badge. Holders can sell it at a profit.`).join(
  ' ',
)

test('flow, preflight, rewrite and the page of a report answer alike with threads and without', async (t) => {
  const two = [await service(t, { threads: realThreads() }), await service(t)] as const
  // Ids, tokens, times and digests differ from call to call.
  const shown = ({ text }: Answer) =>
    text
      .replace(/(rpt|rcp|dlt)_[\w-]+/g, '$1')
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
      .replace(/[0-9a-f]{64}/g, 'hash')
  for (const [path, body] of [
    ['/api/flow/run', { idea: long }],
    ['/api/flow/run', { idea: risky, acceptRewrite: true, look: { issuer: 'The school garden' } }],
    ['/api/compliance/preflight', { idea: long, audience: 'pupils' }],
    ['/api/compliance/rewrite', { idea: risky }],
  ] as const) {
    const [one, other] = [await two[0].post(path, body), await two[1].post(path, body)]
    assert.equal(one.status, 200, one.text)
    assert.equal(shown(one), shown(other))
  }
  const pages = []
  for (const { post, get } of two) {
    const { reportId } = (await post('/api/compliance/preflight', { idea: risky })).json
    pages.push(shown(await get(`/report/${reportId}`)))
  }
  assert.equal(pages[0], pages[1])
})

test('pictures are drawn in a thread and are on the account of whoever asks; counted calls are not', async (t) => {
  const account = new CpuAccount()
  const real = realThreads((ms) => {
    // A thread on a machine that takes a second for each picture.
    account.spend(Math.max(ms, 1_000))
  })
  const admission = { budget: new CpuBudget(), cpuMs: () => 0 }
  const { post, get } = await service(t, {
    threads: real,
    account,
    admission,
    freeQuota: 40,
    trustedProxies: ['127.0.0.1'],
  })
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const ids: string[] = []
  // Counted against the allowance, so what the threads spend for them is given back.
  for (let n = 0; n < 6; n += 1) {
    const made = await post('/api/flow/run', { idea: `${n} ${long}` }, from('198.51.100.1'))
    assert.equal(made.status, 200, made.text)
    ids.push(made.json['simulation'].receiptId)
  }
  const statuses: number[] = []
  for (const id of ids) statuses.push((await get(`/receipt/${id}/image.png`, from('198.51.100.1'))).status)
  assert.deepEqual([statuses[0], statuses.at(-1)], [200, 429])
  assert.equal((await get(`/receipt/${ids[5]}/image.png`, from('198.51.100.2'))).status, 200)
})

test('a picture that no thread can draw now is 503, and is drawn when it is asked for again', async (t) => {
  const real = realThreads()
  let fails = true
  const threads: Threads = {
    ...real,
    card: (record) =>
      fails ? Promise.reject(new LaurelError('unavailable', 'Repeat it.', { retryAfter: 1 })) : real.card(record),
  }
  const { post, get, log } = await service(t, { threads })
  const { receiptId } = (await post('/api/sandbox/simulate', { assetName: 'Bird Watcher' })).json
  const path = `/receipt/${receiptId}/image.png`
  const refused = await get(path)
  assertProblem(refused, 503, 'unavailable')
  assert.equal(refused.headers.get('retry-after'), '1')
  fails = false
  // Both wait for one drawing.
  const [one, other] = await Promise.all([get(path), get(path)])
  assert.deepEqual([one.status, other.status, one.headers.get('content-type')], [200, 200, 'image/png'])
  assert.equal(one.text, other.text)
  assert.doesNotMatch(log(), /unexpected/)
})
