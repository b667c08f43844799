/** From an idea to a mock receipt: rules 4.1 and 4.2, and the only path from a failing idea to a receipt. */
import { strict as assert } from 'node:assert'
import { after, before, describe, test } from 'node:test'
import { type Answer, type TestService, assertProblem, startService } from '../../fakes/service.ts'
import { failing, passing, pathOf, pointers, riskyWords, warning } from '../kit.ts'

const path = '/api/flow/run'
const simulate = '/api/sandbox/simulate'

/** Failing ideas, their category, and the words that no receipt may show. */
const risks: readonly (readonly [category: string, idea: string, words: RegExp])[] = [
  ['investment', failing, riskyWords],
  [
    'trading',
    'Members list their badges on our marketplace and sell them to each other for bitcoin.',
    /list their badges|on our marketplace|sell them to each other|for bitcoin/i,
  ],
  [
    'custody',
    'We hold the bitcoin of our members in a vault, and a badge shows the balance.',
    /hold the bitcoin|in a vault/i,
  ],
  [
    'security',
    'Each token is one hundredth of the house and pays dividends from the rent.',
    /dividends|one hundredth/i,
  ],
  [
    'fundraising',
    'Token presale: 500 tokens at 100 dollars each raise the money for our app.',
    /presale|100 dollars|raise the money/i,
  ],
  [
    'keys',
    'To claim the badge, members type their seed phrase into our form.',
    /type their seed phrase|into our form/i,
  ],
  ['mainnet', 'Issue the attendance badges on Ethereum mainnet, for real this time.', /on ethereum mainnet|for real/i],
  ['deception', 'Make diplomas that look exactly like the ones from Oxford University.', /look exactly like/i],
]

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.close())

describe('docs/spec/interface.md 4.1', () => {
  test('pass and warn give a receipt with a share address, by default and on request', async () => {
    for (const [idea, outcome] of [
      [passing, 'pass'],
      [warning, 'warn'],
    ] as const) {
      for (const more of [{}, { simulate: true }]) {
        const { status, json } = await service.post(path, { idea, ...more })
        assert.equal(status, 200)
        assert.equal(json['outcome'], outcome)
        assert.equal(json['preflight'].outcome, outcome)
        const { receiptId, shareUrl } = json['simulation']
        assert.equal(shareUrl, `https://laurel.example/receipt/${String(receiptId)}`)
        const receipt = await service.get(`/api/receipt/${String(receiptId)}`)
        const { deleteToken: _, ...simulation } = json['simulation']
        assert.deepEqual(receipt.json['data'], { ...simulation, proof: null })
        assert.equal((await service.get(pathOf(shareUrl))).status, 200)
      }
    }
  })

  test('simulate false gives none', async () => {
    for (const idea of [passing, warning, failing]) {
      for (const more of [{}, { acceptRewrite: true }]) {
        const { status, json } = await service.post(path, { idea, simulate: false, ...more })
        assert.equal(status, 200)
        assert.equal(json['simulation'], null)
      }
    }
  })

  for (const [category, idea, words] of risks) {
    test(`fail (${category}) never gives a receipt by default`, async () => {
      for (const more of [{}, { simulate: true }, { simulate: false }, { acceptRewrite: false }]) {
        const { status, json } = await service.post(path, { idea, ...more })
        assert.equal(status, 200)
        assert.equal(json['outcome'], 'fail')
        assert.equal(json['accepted'], false)
        assert.equal(json['simulation'], null)
        assert.ok(json['preflight'].findings.some((found: any) => found.severity === 'fail'))
        assert.ok(json['rewrite'].changes.length > 0)
        assert.notEqual(json['rewrite'].safeIdea, idea)
        assert.notEqual(json['rewrite'].outcome, 'fail')
      }
    })

    test(`fail (${category}): accepting the rewrite gives a receipt without the risky words`, async () => {
      const { status, json } = await service.post(path, { idea, acceptRewrite: true })
      assert.equal(status, 200)
      assert.equal(json['accepted'], true)
      assert.equal(json['preflight'].outcome, 'fail')
      assert.equal(json['preflight'].idea, idea)
      assert.equal(json['outcome'], json['rewrite'].outcome)
      assert.notEqual(json['outcome'], 'fail')
      assert.ok(json['simulation'], JSON.stringify(json['rewrite']))
      const page = await service.get(pathOf(json['simulation'].shareUrl))
      for (const text of [json['rewrite'].safeIdea, JSON.stringify(json['simulation']), page.text]) {
        assert.doesNotMatch(text, words)
      }
      const again = await service.post('/api/compliance/preflight', { idea: json['rewrite'].safeIdea })
      assert.equal(again.json['outcome'], json['outcome'])
    })
  }

  test('a rewrite is always returned, without changes if none is needed', async () => {
    const { json } = await service.post(path, { idea: passing })
    assert.deepEqual(json['rewrite'].changes, [])
    assert.equal(json['rewrite'].safeIdea, passing)
    const failed = (await service.post(path, { idea: failing })).json['rewrite']
    const same = (await service.post('/api/compliance/rewrite', { idea: failing })).json
    assert.deepEqual({ ...same, ...failed }, same)
    const twice = (await service.post('/api/compliance/rewrite', { idea: failed.safeIdea })).json
    assert.equal(twice['safeIdea'], failed.safeIdea)
  })
})

describe('networks', () => {
  test('mainnet fails, whatever the text says', async () => {
    for (const network of ['mainnet', 'MainNet', ' main-net ', 'bitcoin', 'ethereum', 'livenet']) {
      for (const more of [{}, { simulate: true }]) {
        const { json } = await service.post(path, { idea: passing, network, ...more })
        assert.equal(json['outcome'], 'fail', network)
        assert.equal(json['simulation'], null)
        assert.ok(json['preflight'].findings.some((found: any) => found.category === 'mainnet'))
      }
      const accepted = (await service.post(path, { idea: passing, network, acceptRewrite: true })).json['simulation']
      assert.ok(accepted === null || accepted.network === 'testnet' || accepted.network === 'regtest')
    }
  })

  test('a network that only warns is simulated on testnet, and the next steps say so', async () => {
    for (const network of ['signet', 'testnet4', 'sepolia']) {
      const { json } = await service.post(path, { idea: passing, network })
      assert.equal(json['outcome'], 'warn', network)
      assert.equal(json['preflight'].network, network)
      assert.equal(json['simulation'].network, 'testnet')
      assert.equal(json['simulation'].mockPayload.network, 'testnet')
      assert.ok(
        json['nextSteps'].some((step: string) => /testnet/.test(step)),
        JSON.stringify(json['nextSteps']),
      )
    }
  })

  test('testnet and regtest change nothing', async () => {
    for (const [network, used] of [
      ['testnet', 'testnet'],
      ['regtest', 'regtest'],
      [' Testnet ', 'testnet'],
      ['', 'testnet'],
    ] as const) {
      const { json } = await service.post(path, { idea: passing, network })
      assert.equal(json['outcome'], 'pass', `"${network}": ${JSON.stringify(json)}`)
      assert.equal(json['simulation'].network, used)
    }
  })

  test('the worse of field and text counts', async () => {
    const idea = 'A badge for every runner; on race day we push it to mainnet.'
    assert.equal((await service.post(path, { idea, network: 'testnet' })).json['simulation'], null)
  })
})

describe('a direct simulation is screened', () => {
  const refused = (answer: Answer, named: readonly string[]): void => {
    assertProblem(answer, 422, 'screening-failed')
    assert.ok(answer.json['findings'].length > 0)
    assert.ok(answer.json['findings'].some((found: any) => found.severity === 'fail'))
    assert.ok(
      pointers(answer).some((pointer) => named.includes(pointer)),
      `${named.join()}: ${answer.text}`,
    )
  }

  test('a text that fails is refused with the finding and the field', async () => {
    for (const [, idea] of risks) {
      refused(await service.post(simulate, { assetName: 'Bird Watcher', objective: idea }), ['/objective'])
      refused(await service.post(simulate, { assetName: idea }), ['/assetName'])
    }
    for (const tokenType of ['guaranteed 20% profit coin', 'security token that pays dividends', 'presale token']) {
      refused(await service.post(simulate, { assetName: 'Bird Watcher', tokenType }), ['/tokenType'])
    }
  })

  test('a risky proposal split over the fields is refused', async () => {
    for (const body of [
      { assetName: 'Guaranteed 20% yearly', objective: 'profit for everybody who holds this badge.' },
      { assetName: 'Holders sell their badges', objective: 'to each other on our marketplace.' },
      { assetName: 'Members type their seed', objective: 'phrase into our form to claim it.' },
      { assetName: 'Issue it on Ethereum', objective: 'mainnet, for real this time.' },
      {
        assetName: 'Bird Watcher',
        tokenType: 'token that pays',
        objective: 'dividends from the rent to every holder.',
      },
    ]) {
      refused(await service.post(simulate, body), ['', '/assetName', '/tokenType', '/objective'])
    }
  })
})

describe('receipts', () => {
  test('contain nothing that looks like a transaction id', async () => {
    const hash = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
    const idea = `Put the sha256 ${hash} of the programme on a badge for every reader.`
    const { json } = await service.post(path, { idea })
    assert.ok(json['simulation'], JSON.stringify(json))
    const made = [json['simulation'].mockPayload]
    for (const text of [`Programme ${hash}`, `sha256 ${hash.toUpperCase()}`, `txid ${hash}`]) {
      for (const body of [{ assetName: text }, { assetName: 'Bird Watcher', objective: text }]) {
        const answer = await service.post(simulate, body)
        assert.ok(answer.status === 200 || answer.status === 422 || answer.status === 400, answer.text)
        if (answer.status === 200) made.push(answer.json['mockPayload'])
      }
    }
    for (const payload of made) {
      assert.doesNotMatch(JSON.stringify(payload), /[0-9a-f]{64}/i)
      assert.ok(!Object.keys(payload).some((name) => /tx|transaction|block|hash/i.test(name)))
    }
  })

  test('unknown and malformed ids get the same answer', async () => {
    const made = (await service.post(simulate, { assetName: 'Bird Watcher' })).json['receiptId'] as string
    const report = (await service.post('/api/compliance/preflight', { idea: passing })).json['reportId'] as string
    const ids = [
      'rcp_AAAAAAAAAAAAAAAAAAAAAA',
      'rpt_AAAAAAAAAAAAAAAAAAAAAA',
      'rcp_',
      'x',
      'rcp_%20',
      `${made}A`,
      made.slice(0, -1),
    ]
    ids.push(made.toUpperCase(), `rcp_${'A'.repeat(300)}`, '__proto__', '%F0%9F%A6%9C')
    for (const [noun, more] of [
      ['receipt', [report]],
      ['report', [made]],
    ] as const) {
      for (const tail of ['', '/record']) {
        const bodies: unknown[] = []
        for (const id of [...ids, ...more]) {
          const answer = await service.get(`/api/${noun}/${id}${tail}`)
          assertProblem(answer, 404, 'not-found')
          bodies.push({ ...answer.json, requestId: '', instance: '' })
        }
        for (const body of bodies) assert.deepEqual(body, bodies[0])
      }
    }
  })
})
