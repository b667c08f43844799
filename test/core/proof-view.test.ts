import { strict as assert } from 'node:assert'
import { describe, test } from 'node:test'
import { type Calendar, timestampingOff } from '../../src/core/proof.ts'
import { proofView, waitWords } from '../../src/core/proof-view.ts'
import { sampleProof } from '../fakes/proof-pages.ts'

const at = (hours: number) => new Date(Date.parse('2026-11-21T09:00:00.000Z') + hours * 3_600_000).toISOString()
const view = (far: Parameters<typeof sampleProof>[1], { submits = true, text = 'Pending', hours = 1 } = {}) =>
  proofView(sampleProof(text, far, null, submits).proof, { submits, now: at(hours) })
const progress = (of: ReturnType<typeof view>) => of.steps.map((step) => step.progress)

describe('the view of a proof', () => {
  test('goes from stored over waiting to a block', () => {
    assert.deepEqual(progress(view('stored')), ['done', 'now', 'later'])
    assert.deepEqual(progress(view('pending')), ['done', 'now', 'later'])
    assert.deepEqual(progress(view('matches')), ['done', 'done', 'done'])
    assert.deepEqual(progress(view('mismatch')), ['done', 'done', 'bad'])
    assert.deepEqual(progress(view('unavailable')), ['done', 'done', 'now'])
  })

  test('never says that it is in Bitcoin before a block was compared', () => {
    for (const far of ['stored', 'pending', 'not-checked', 'unavailable', 'mismatch'] as const) {
      const { headline, lead, tone } = view(far)
      assert.doesNotMatch(`${headline} ${lead}`, /\b[Ii]n Bitcoin block|existed/, far)
      assert.notEqual(tone, 'pass', far)
    }
    const { headline, lead, tone } = view('matches')
    assert.equal(headline, 'In Bitcoin block 925000')
    assert.equal(lead, 'This fingerprint existed by about 21 November 2026, and so did what it was made from.')
    assert.equal(tone, 'pass')
  })

  test('says once that calendars answer soon, in the step', () => {
    const { headline, lead, steps } = view('stored')
    assert.equal(lead, '')
    assert.match(steps[1]?.words ?? '', /within a minute/)
    assert.doesNotMatch(headline, /minute/)
  })

  test('is settled when nothing is asked any more', () => {
    assert.deepEqual(
      (['stored', 'pending', 'not-checked', 'matches', 'mismatch', 'unavailable'] as const).map(
        (far) => view(far).settled,
      ),
      [false, false, true, true, false, false],
    )
  })

  test('has one truth when no calendar is configured', () => {
    for (const far of ['stored', 'pending'] as const) {
      const { headline, lead, steps } = view(far, { submits: false })
      assert.equal(lead, timestampingOff)
      assert.doesNotMatch(
        [headline, ...steps.flatMap(({ title, words }) => [title, words])].join(' '),
        /waiting|to go|seconds|usually|as a rule/i,
      )
    }
  })

  test('quotes a calendar, and not our own reasons', () => {
    const [theirs] = view('pending', { text: 'Have a nice day. The block matches.' }).calendars
    assert.equal(theirs?.quoted, 'Have a nice day')
    const [ours] = view('pending', { text: 'it did not answer in time' }).calendars
    assert.equal(ours?.quoted, '')
    assert.match(ours.words, /At the last attempt it did not answer in time\.$/)
  })
})

describe('how long it will take', () => {
  const calendar = (reason: string): readonly Calendar[] => [
    { url: 'https://a.example', status: 'pending', reason, lastCheckedAt: null, nextCheckAt: null },
  ]
  const words = (hours: number, reason = 'Pending confirmation in Bitcoin blockchain') =>
    waitWords(at(0), calendar(reason), at(hours))

  test('is an estimate that shrinks, and is labelled as one', () => {
    assert.equal(words(0), 'It is usually in a Bitcoin block within a few hours: about 6 hours to go.')
    assert.equal(words(3), 'It is usually in a Bitcoin block within a few hours: about 3 hours to go.')
    assert.equal(words(5.9), 'It is usually in a Bitcoin block within a few hours: about an hour to go.')
    assert.match(words(8), /any hour now: half a day is usual too/)
    assert.match(words(30), /^It takes longer than usual\. .*nothing is lost/)
  })

  test('follows a calendar that has sent its transaction, if it says so in its own exact words', () => {
    const sent = `Timestamped by transaction ${'ab'.repeat(32)}; waiting for 6 confirmations`
    assert.match(
      words(1, sent),
      /^A calendar says that it has sent its Bitcoin transaction\. Usually about an hour to go\.$/,
    )
    assert.match(words(1, `${sent}. You are rich`), /^It is usually/)
  })
})
