import { strict as assert } from 'node:assert'
import { afterEach, beforeEach, mock, test } from 'node:test'
import { type Asking, createAsking, pauses, type ScreeningWorker } from '../../../src/web/live/asking.ts'
import { allowsWeights } from '../../../src/web/live/connection.ts'
import type { LiveAnswer, LiveRequest } from '../../../src/web/live/protocol.ts'

/** A page whose worker answers when the test says so. */
function page({ mayLoadVerdict = true, breaks = false } = {}) {
  const requests: LiveRequest[] = []
  const shown: LiveAnswer[] = []
  const form = { idea: '', tokenType: 'badge', network: 'testnet', audience: '', fields: {} }
  const worker: ScreeningWorker = {
    postMessage: (request) => requests.push(request),
    onmessage: null,
    onerror: null,
  }
  const asking: Asking = createAsking({
    newWorker: () => {
      if (breaks) throw new TypeError('no workers here')
      return worker
    },
    read: () => ({ ...form }),
    mayLoadVerdict: () => mayLoadVerdict,
    onAnswer: (answer) => shown.push(answer),
  })
  return {
    asking,
    form,
    requests,
    shown,
    worker,
    type: (idea: string, now = false) => {
      form.idea = idea
      asking.changed(now)
    },
    /** The worker answers a request; the last one unless told. */
    answer: (over: Partial<LiveAnswer> = {}) => {
      const request = requests.at(-1)
      const idea = request?.idea ?? ''
      worker.onmessage?.({
        data: {
          id: request?.id ?? 0,
          screening: { outcome: 'pass', summary: '', idea, findings: [] },
          keys: [],
          keyFields: [],
          languages: [],
          final: false,
          allRules: false,
          keysFinal: true,
          ...over,
        },
      })
    },
  }
}

const long = 'A badge for everybody who helped.'

beforeEach(() => {
  mock.timers.enable({ apis: ['setTimeout'] })
})
afterEach(() => {
  mock.timers.reset()
})

test('nothing is asked before the start', () => {
  const { asking, requests, type } = page()
  type('A')
  mock.timers.tick(5000)
  assert.equal(requests.length, 0)
  asking.start()
  assert.deepEqual(
    requests.map(({ idea, depth }) => [idea, depth]),
    [['A', 'look']],
  )
})

test('typing is one question after a pause; a paste is asked about at once', () => {
  const { asking, requests, answer, type } = page()
  asking.start()
  answer()
  for (const idea of ['A', 'A b', 'A ba']) {
    type(idea)
    mock.timers.tick(pauses.look - 1)
  }
  assert.equal(requests.length, 1)
  mock.timers.tick(1)
  assert.equal(requests.at(-1)?.idea, 'A ba')
  answer()
  type('pasted', true)
  mock.timers.tick(0)
  assert.equal(requests.at(-1)?.idea, 'pasted')
})

test('answers for an earlier text are dropped, and the worker gets one question at a time', () => {
  const { asking, requests, shown, answer, type } = page()
  asking.start()
  type('one')
  mock.timers.tick(pauses.look)
  type('two')
  mock.timers.tick(pauses.look)
  assert.equal(requests.length, 1, 'the first question is not answered yet')
  answer()
  assert.equal(shown.length, 0)
  assert.equal(requests.at(-1)?.idea, 'two')
  answer({ id: 1 })
  assert.equal(shown.length, 0)
  answer()
  answer({ final: true })
  assert.deepEqual(
    shown.map(({ final }) => final),
    [false, true],
    'one question may have several answers',
  )
})

test('a verdict is asked for after a pause, for a text that is long enough, where the connection allows it', () => {
  for (const [text, mayLoadVerdict, expected] of [
    [long, true, true],
    ['hello', true, false],
    [long, false, false],
  ] as const) {
    const { asking, requests, answer, type } = page({ mayLoadVerdict })
    asking.start()
    answer()
    type(text)
    mock.timers.tick(pauses.look)
    answer()
    mock.timers.tick(pauses.verdict - pauses.look - 1)
    assert.ok(requests.every(({ depth }) => depth === 'look'))
    mock.timers.tick(1)
    assert.equal(requests.at(-1)?.depth, expected ? 'verdict' : 'look', text)
  }
})

test('a verdict that could not be loaded is asked for again after the next pause', () => {
  const { asking, requests, worker, answer, type } = page()
  const typedAndLooked = (idea: string): void => {
    type(idea)
    mock.timers.tick(pauses.look)
    answer()
    mock.timers.tick(pauses.verdict)
  }
  asking.start()
  answer()
  typedAndLooked(long)
  worker.onmessage?.({ data: { id: requests.at(-1)?.id ?? 0, failed: true } })
  typedAndLooked(`${long} Thanks.`)
  assert.deepEqual(
    requests.map(({ depth }) => depth),
    ['look', 'look', 'verdict', 'look', 'verdict'],
  )
})

test('a form is settled when every key would have been found', async () => {
  const { asking, answer, type } = page()
  type(long)
  const settled = asking.settled(5000)
  answer({ keysFinal: false })
  answer({ keysFinal: true })
  assert.equal((await settled)?.keysFinal, true)
  const read = asking.settled(5000, 'rules')
  answer()
  answer({ allRules: true })
  assert.equal((await read)?.allRules, true)
})

test('a form is settled without an answer where workers do not work or take too long', async () => {
  assert.equal(await page({ breaks: true }).asking.settled(5000), null)
  const failing = page()
  const failed = failing.asking.settled(5000)
  failing.worker.onerror?.(undefined as never)
  assert.equal(await failed, null)
  const slow = page().asking.settled(5000)
  mock.timers.tick(5000)
  assert.equal(await slow, null)
})

test('slow and metered connections do not load the weights', () => {
  assert.equal(allowsWeights(undefined), true)
  assert.equal(allowsWeights({ effectiveType: '4g' }), true)
  assert.equal(allowsWeights({ effectiveType: '4g', saveData: true }), false)
  for (const effectiveType of ['3g', '2g', 'slow-2g']) assert.equal(allowsWeights({ effectiveType }), false)
})

test('a press gets an answer for the form as it is now, also when it changed without a report', async () => {
  const { asking, form, requests, answer, type } = page()
  type(long)
  const pressed = asking.settled(5000)
  assert.equal(requests.length, 1)
  form.audience = 'pupils'
  answer()
  assert.equal(requests.length, 2)
  answer()
  assert.equal((await pressed)?.screening.idea, long)
})
