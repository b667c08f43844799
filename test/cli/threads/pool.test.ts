/** Threads give what the thread of the requests gives, and survive what ends one of them. */
import { strict as assert } from 'node:assert'
import { after, test } from 'node:test'
import type { Threads } from '../../../src/app/ports.ts'
import { noMetrics } from '../../../src/app/service/metrics.ts'
import { ruleSet } from '../../../src/cli/rule-set.ts'
import { newThreads, type ThreadOptions } from '../../../src/cli/threads/pool.ts'
import { compute } from '../../../src/cli/threads/thread.ts'
import { cardSvg } from '../../../src/core/badge.ts'
import { LaurelError } from '../../../src/core/error.ts'
import { designOf } from '../../../src/core/issuance.ts'
import { preflight } from '../../../src/core/preflight/preflight.ts'
import { rewrite } from '../../../src/core/rewrite.ts'
import { receiptRecord } from '../../../src/core/sandbox.ts'
import { pictureFonts, renderPng } from '../../../src/http/images/png.ts'
import { replacements } from '../../../src/rules/rewrites/replacements.ts'
import { corpusSample, keyMaterial, oddTexts } from '../../web/ideas.ts'

const opened: Threads[] = []
after(() => Promise.all(opened.map((threads) => threads.close())))

function threadsWith(options: Partial<ThreadOptions> = {}): Threads {
  const nothing = () => undefined
  const threads = newThreads({ size: 1, metrics: noMetrics, spent: nothing, lost: nothing, ...options })
  opened.push(threads)
  return threads
}
const ending = (lost: (reason: string) => void = () => undefined) =>
  threadsWith({ file: new URL('ending-thread.ts', import.meta.url), lost })

const isUnavailable = (error: unknown) =>
  error instanceof LaurelError && error.code === 'unavailable' && error.explanation.retryAfter === 1
const screen = (proposal: Parameters<typeof preflight>[0]) => preflight(proposal, ruleSet)

test('the answers are the same bytes as without threads', async () => {
  const threads = threadsWith({ size: 2 })
  const tools = { preflight: screen, replacements }
  const same = (one: unknown, other: unknown, about: object) => {
    assert.equal(JSON.stringify(one), JSON.stringify(other), JSON.stringify(about))
  }
  const look = { issuer: 'The school garden', date: 'Spring 2026' }
  let designs = 0
  for (const proposal of [...corpusSample, ...keyMaterial, ...oddTexts]) {
    const screening = await threads.preflight(proposal)
    same(screening, screen(proposal), proposal)
    same(await threads.rewrite(proposal, screening), rewrite(proposal, screening, tools), proposal)
    if (screening.outcome === 'fail') continue
    designs += 1
    const ended = { ...proposal, idea: screening.idea }
    for (const chosen of [{}, { look }, { assetName: 'A badge of the garden', suggests: true }])
      same(await threads.design(ended, chosen), designOf(ended, chosen, screen), proposal)
  }
  assert.ok(designs > 50)
})

test('a picture has the same bytes as without threads', async () => {
  const threads = threadsWith()
  for (const assetName of ['Garden Day Helper', '校园花园志愿者', 'बगीचा सहायक', 'مساعد الحديقة', 'Ünïcode 🌱']) {
    const design = { assetName, tokenType: 'badge', network: 'testnet', objective: 'Thanks the helpers.' } as const
    const record = receiptRecord(design, {
      receiptId: 'rcp_0123456789abcdefghijkl',
      createdAt: '2026-11-21T00:00:00.000Z',
    })
    const drawn = await threads.card(record)
    assert.ok(Buffer.from(drawn).equals(renderPng(cardSvg(record, pictureFonts))), assetName)
  }
})

test('a job whose thread ends is unavailable; those that wait behind it and later ones are answered', async () => {
  const reasons: string[] = []
  const threads = ending((reason) => reasons.push(reason))
  for (let round = 0; round < 2; round += 1) {
    const lost = threads.preflight({ idea: `The end of the thread, round ${round}.` })
    const behind = threads.preflight({ idea: 'A badge for the readers.' })
    await assert.rejects(lost, isUnavailable)
    assert.equal((await behind).outcome, 'pass')
    assert.equal((await threads.preflight({ idea: 'A badge for the writers.' })).outcome, 'pass')
  }
  assert.equal(reasons.length, 2)
  assert.doesNotMatch(reasons.join(), /end of the thread/)
})

test('more jobs than can be done soon are refused at once, and the others are answered', async () => {
  const threads = threadsWith()
  const ideas = Array.from({ length: 300 }, (_, n) => ({ idea: `Badge ${n} for everybody who helped in the garden.` }))
  const settled = await Promise.allSettled(ideas.map((idea) => threads.preflight(idea)))
  const refused = settled.filter(({ status }) => status === 'rejected')
  assert.ok(refused.length > 200 && refused.length < 299, String(refused.length))
  assert.ok(refused.every((one) => one.status === 'rejected' && isUnavailable(one.reason)))
  for (const [n, one] of settled.entries()) if (one.status === 'fulfilled') assert.equal(one.value.idea, ideas[n]?.idea)
  assert.equal((await threads.preflight({ idea: 'A badge for the readers.' })).outcome, 'pass')
})

test('a failure says where and repeats no text', async () => {
  const secret = 'correct horse battery staple'
  const done = await compute({ kind: 'card', given: [{ mockPayload: { assetName: { [secret]: secret } } } as never] })
  assert.ok('failed' in done)
  assert.match(done.failed, /Error\n\s+at /)
  assert.doesNotMatch(done.failed, /horse/)
  const reasons: string[] = []
  const threads = ending((reason) => reasons.push(reason))
  await assert.rejects(threads.preflight({ idea: `throw in the thread: ${secret}` }), (error: Error) => {
    assert.ok(isUnavailable(error))
    assert.doesNotMatch(`${error.message}${String(error.cause)}${error.stack ?? ''}`, /horse/)
    return true
  })
  assert.doesNotMatch(reasons.join(), /horse/)
})

test('CPU time and screenings in a thread are reported', async () => {
  const [spent, outcomes]: [number[], string[]] = [[], []]
  const threads = threadsWith({
    spent: (ms) => spent.push(ms),
    metrics: { screened: (outcome) => outcomes.push(outcome) },
  })
  const long = 'We thank everybody who helped with the books, the shelves and the garden. '.repeat(50)
  await threads.preflight({ idea: `${long}Holders can sell it at a profit.` })
  await threads.preflight({ idea: 'A badge for the readers.' })
  assert.deepEqual(outcomes, ['fail', 'pass'])
  // Some systems count CPU time in ticks of up to 10 ms, so a short text may cost none.
  assert.ok(spent.length === 2 && spent.every((ms) => ms >= 0) && Math.max(...spent) > 0, String(spent))
})
