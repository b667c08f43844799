/** When a model is called, how often, and when its text is used. */
import { strict as assert } from 'node:assert'
import { describe, test } from 'node:test'
import { LaurelError } from '../../src/core/error.ts'
import { draftIn, editing, good, idea, ideaOf, startAi, type Ai } from '../fakes/ai.ts'
import { saying, silent, status } from '../fakes/model.ts'
import { startService } from '../fakes/service.ts'

const check = (title: string, run: (ai: Ai) => Promise<void>, options: Parameters<typeof startAi>[0] = {}): void => {
  test(title, async () => {
    const ai = await startAi(options)
    try {
      await run(ai)
    } finally {
      await ai.close()
    }
  })
}

const sources = async (rewrites: readonly Promise<{ readonly source: string }>[]): Promise<readonly string[]> =>
  (await Promise.all(rewrites)).map((one) => one.source)

describe('a good candidate', () => {
  check('is used, with its changes and reasons; rewriting it again changes nothing', async (ai) => {
    ai.model.will(saying(good))
    const service = await startService({ screening: ai.screening })
    try {
      const { json } = await service.post('/api/compliance/rewrite', { idea })
      assert.equal(json['source'], 'ai')
      assert.equal(json['safeIdea'], good)
      assert.equal(json['outcome'], 'pass')
      assert.deepEqual(
        json['changes'].map(({ ruleId, from, to }: Record<string, string>) => ({ ruleId, from, to })),
        [
          {
            ruleId: 'trading.holder-sells',
            from: 'Holders can sell it to each other later.',
            to: 'It stays with the pupil who did the reading.',
          },
        ],
      )
      assert.ok(json['changes'][0].reason.length > 10)
      const again = await service.post('/api/compliance/rewrite', { idea: good })
      assert.equal(again.json['safeIdea'], good)
      assert.deepEqual(again.json['changes'], [])
      const flow = await service.post('/api/flow/run', { idea, acceptRewrite: true })
      assert.equal(flow.json['rewrite'].source, 'ai')
      assert.equal(flow.json['outcome'], 'pass')
      assert.notEqual(flow.json['simulation'], null)
      assert.equal(ai.model.requests.length, 1)
    } finally {
      await service.close()
    }
  })

  check('is requested if something in the idea must change, and only then', async (ai) => {
    ai.model.will(saying(good))
    await ai.rewrite(good)
    const { preflight, rewrite } = ai.screening
    for (const proposal of [
      { idea: good, network: 'mainnet' },
      { idea: 'A diploma that looks exactly like the one from Oxford.' },
    ]) {
      const screening = preflight(proposal)
      assert.equal(screening.outcome, 'fail')
      assert.equal((await rewrite(proposal, screening)).source, 'rules')
    }
    assert.equal(ai.model.requests.length, 0)
  })

  check('is shared by equal concurrent requests, and repeated later', async (ai) => {
    const answers: (() => void)[] = []
    ai.model.will((response, request) => {
      answers.push(() => {
        editing(response, request)
      })
    })
    const waiting = Array.from({ length: 20 }, () => ai.rewrite(idea))
    await ai.model.asked(1)
    for (const answer of answers) answer()
    const rewrites = await Promise.all(waiting)
    assert.ok(rewrites.every((one) => one.source === 'ai' && one.safeIdea === good))
    assert.equal((await ai.rewrite(idea)).source, 'ai')
    assert.equal(ai.model.requests.length, 1)
  })

  check('that was rejected is not requested again; after a failure it is', async (ai) => {
    ai.model.will(saying('Guaranteed profit for all pupils of the reading badge.'))
    await ai.rewrite(idea)
    await ai.rewrite(idea)
    assert.equal(ai.model.requests.length, 1)
    ai.model.will(status(429), editing)
    assert.equal((await ai.rewrite(ideaOf('4b'))).source, 'rules')
    assert.equal((await ai.rewrite(ideaOf('4b'))).source, 'ai')
    assert.equal(ai.model.requests.length, 3)
  })

  check('is made from a text without keys', async (ai) => {
    const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow'
    ai.model.will(saying(`${good} ${phrase}`), editing)
    const keyed = `${idea} The words of the club are: ${phrase}.`
    for (const text of [keyed, `${keyed} Again: ${phrase.toUpperCase()}.`]) {
      const rewritten = await ai.rewrite(text)
      assert.doesNotMatch(JSON.stringify(rewritten), /sausage/i)
    }
    assert.equal(ai.model.requests.length, 2)
    for (const request of ai.model.requests) {
      assert.doesNotMatch(request.text, /sausage/i)
      assert.match(String(draftIn(request)['idea']), /\[removed: recovery phrase\]/)
    }
    const split = ['legal winner thank year wave sausage', 'worth useful legal winner thank yellow']
    const proposal = { idea, tokenType: split[0] ?? '', audience: split[1] ?? '' }
    assert.equal((await ai.screening.rewrite(proposal, ai.screening.preflight(proposal))).source, 'rules')
    assert.equal(ai.model.requests.length, 2)
  })
})

describe('the daily budget', () => {
  check(
    'is kept to the call by two instances at once, and begins anew the next day',
    async (ai) => {
      ai.model.will(editing)
      const other = await ai.another()
      const rewrites = (from: number) =>
        Array.from({ length: 20 }, (_, n) => {
          const text = ideaOf(`${from + n}`)
          const { preflight, rewrite } = n % 2 === 0 ? ai.screening : other
          return rewrite({ idea: text }, preflight({ idea: text }))
        })
      const first = await sources(rewrites(0))
      assert.equal(first.filter((source) => source === 'ai').length, 7)
      assert.equal(ai.model.requests.length, 7)
      await sources(rewrites(100))
      assert.equal(ai.model.requests.length, 7)
      ai.time.date = new Date('2026-03-02T00:00:00.000Z')
      await sources(rewrites(200))
      assert.equal(ai.model.requests.length, 14)
    },
    { dailyBudget: 7 },
  )

  check(
    'pays for second attempts too',
    async (ai) => {
      ai.model.will(status(500))
      await ai.rewrite(ideaOf('a'))
      await ai.rewrite(ideaOf('b'))
      assert.equal(ai.model.requests.length, 3)
      assert.equal(ai.reasons.at(-1), 'budget')
    },
    { dailyBudget: 3 },
  )

  check(
    'of nothing asks nothing',
    async (ai) => {
      assert.equal((await ai.rewrite(idea)).source, 'rules')
      assert.equal(ai.model.requests.length, 0)
    },
    { dailyBudget: 0 },
  )

  const down = { spend: () => Promise.reject(new LaurelError('unavailable', 'The store is away.')) }
  check(
    'that can not be counted asks nothing',
    async (ai) => {
      assert.equal((await ai.rewrite(idea)).source, 'rules')
      assert.equal(ai.model.requests.length, 0)
      assert.deepEqual(ai.failures, [])
    },
    { store: down },
  )

  const stuck = { spend: () => new Promise<boolean>(() => undefined) }
  check(
    'that takes too long to count is waited for until the deadline',
    async (ai) => {
      const waiting = ai.rewrite(idea)
      ai.expire()
      assert.equal((await waiting).source, 'rules')
      assert.equal(ai.reasons.at(-1), 'late')
    },
    { store: stuck },
  )
})

describe('a second attempt', () => {
  check('follows a quick failure that may be temporary', async (ai) => {
    ai.model.will(status(503), editing)
    assert.equal((await ai.rewrite(idea)).source, 'ai')
    assert.equal(ai.model.requests.length, 2)
  })

  check('does not follow a late failure', async (ai) => {
    ai.model.will((response, request) => {
      ai.time.ms += 2_001
      status(503)(response, request)
    }, editing)
    assert.equal((await ai.rewrite(idea)).source, 'rules')
    assert.equal(ai.model.requests.length, 1)
  })

  check('has the deadline of the first attempt', async (ai) => {
    ai.model.will(status(503), silent)
    const waiting = ai.rewrite(idea)
    await ai.model.asked(2)
    ai.expire()
    assert.equal((await waiting).source, 'rules')
    await ai.model.requests[1]?.closed
  })
})

describe('a model that keeps failing', () => {
  check('gets no requests for 30 s after five failures, then one attempt, then all again', async (ai) => {
    const service = await startService({ screening: ai.screening })
    const health = async () => (await service.get('/api/health')).json['data']
    try {
      assert.equal((await health()).checks.ai.status, 'ok')
      assert.equal((await health()).capabilities.rewrite.ai, true)
      ai.model.will(status(429))
      for (let n = 0; n < 8; n += 1) await ai.rewrite(ideaOf(`${n}`))
      assert.equal(ai.model.requests.length, 5)
      assert.equal(ai.reasons.at(-1), 'pausing')
      assert.equal(ai.failures.length, 5)
      const failing = await health()
      assert.equal(failing.status, 'degraded')
      assert.deepEqual(failing.checks.ai, { status: 'failing', checkedAt: ai.time.date.toISOString() })

      ai.time.ms += 29_999
      await ai.rewrite(ideaOf('before'))
      assert.equal(ai.model.requests.length, 5)
      ai.time.ms += 1
      await sources([ai.rewrite(ideaOf('trial 1')), ai.rewrite(ideaOf('trial 2'))])
      assert.equal(ai.model.requests.length, 6)
      ai.time.ms += 30_000
      ai.model.will(editing)
      assert.equal((await ai.rewrite(ideaOf('trial 3'))).source, 'ai')
      assert.deepEqual(await sources(['x', 'y', 'z'].map((name) => ai.rewrite(ideaOf(name)))), ['ai', 'ai', 'ai'])
      assert.equal((await health()).checks.ai.status, 'ok')
      assert.equal((await health()).status, 'ok')
    } finally {
      await service.close()
    }
  })

  test('is not mentioned if none is configured', async () => {
    const service = await startService()
    try {
      const { data } = (await service.get('/api/health')).json
      assert.equal(data.capabilities.rewrite.ai, false)
      assert.equal(data.checks.ai.status, 'off')
    } finally {
      await service.close()
    }
  })
})
