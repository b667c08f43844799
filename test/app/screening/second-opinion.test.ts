/** What an honest second opinion changes, by every interface. */
import { strict as assert } from 'node:assert'
import { createHash } from 'node:crypto'
import { describe } from 'node:test'
import { eitherWay, isOpinion, judging, saying, status } from '../../fakes/model.ts'
import { warning } from '../../http/kit.ts'
import { post, toolCall } from '../../mcp/kit.ts'
import { check, clause, raising, ruleIds, unread, veiled } from './kit.ts'

describe('an honest opinion', () => {
  check('raises an outcome: report, page and record say so, and its digest holds', async ({ ai, service, screen }) => {
    ai.model.will(raising)
    const report = await screen(veiled)
    assert.equal(report['outcome'], 'fail')
    assert.equal(report['judgedBy'], 'model')
    assert.match(report['summary'], /buying and selling between holders/)
    const [{ learnMore, advice, message, ...finding }, ...others] = report['findings']
    assert.deepEqual(others, [])
    assert.deepEqual(finding, {
      ruleId: 'trading.second-opinion',
      category: 'trading',
      severity: 'fail',
      excerpt: clause,
      start: veiled.indexOf(clause),
      end: veiled.length,
    })
    assert.match(message, /^A language model /)
    assert.ok(advice.length > 10 && learnMore.startsWith('https://laurel.example/'))

    const id = String(report['reportId'])
    const shared = (await service.get(`/api/report/${id}`)).json['data']
    assert.equal(shared.judgedBy, 'model')
    const record = await service.get(`/api/report/${id}/record`)
    assert.equal(createHash('sha256').update(record.text).digest('hex'), shared.contentDigest)
    assert.equal(JSON.parse(record.text).judgedBy, 'model')
    assert.match((await service.get(`/report/${id}`, { accept: 'text/html' })).text, /Judged by[^]*language model/)
  })

  check('raises one in the flow: no receipt, and the rewrite takes the passage out', async ({ ai, service }) => {
    ai.model.will(eitherWay(raising, status(401)))
    const flow = (await service.post('/api/flow/run', { idea: veiled })).json
    assert.deepEqual([flow['outcome'], flow['preflight'].judgedBy, flow['simulation']], ['fail', 'model', null])
    assert.ok(!flow['rewrite'].safeIdea.includes(clause))
    assert.notEqual(ai.screening.preflight({ idea: flow['rewrite'].safeIdea }).outcome, 'fail')
    const accepted = (await service.post('/api/flow/run', { idea: veiled, acceptRewrite: true })).json
    assert.equal(accepted['preflight'].outcome, 'fail')
    assert.notEqual(accepted['simulation'], null)
    assert.ok(!JSON.stringify(accepted['simulation']).includes(clause))
    const rewritten = (await service.post('/api/compliance/rewrite', { idea: veiled })).json
    assert.equal(rewritten['safeIdea'], flow['rewrite'].safeIdea)
    assert.equal(ai.model.requests.filter(isOpinion).length, 1)
  })

  check('raises one, and a candidate for the rewrite that keeps the passage is refused', async ({ ai, service }) => {
    const rewritten = async (idea: string, candidate: string) => {
      ai.model.will(eitherWay(raising, saying(candidate)))
      return (await service.post('/api/compliance/rewrite', { idea })).json
    }
    const kept = await rewritten(veiled, veiled.replace('A pin', 'A small pin'))
    assert.equal(kept['source'], 'rules')
    assert.ok(!kept['safeIdea'].includes(clause))
    assert.equal(ai.reasons.at(-1), 'refused: raised passage')
    const other = veiled.replace('chess club', 'go club')
    assert.equal((await rewritten(other, 'A pin for the go club. It stays with its holder.'))['source'], 'ai')
  })

  check('raises one over MCP, and in the studio', async ({ ai, service }) => {
    ai.model.will(raising)
    const { result } = (await post(service, toolCall('svc_preflight', { idea: veiled }))).json
    assert.deepEqual([result.structuredContent.outcome, result.structuredContent.judgedBy], ['fail', 'model'])
    const flow = (await post(service, toolCall('svc_flow_run', { idea: veiled }))).json['result'].structuredContent
    assert.deepEqual([flow.outcome, flow.simulation], ['fail', null])
    const sent = await service.call('/', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ idea: veiled, tokenType: '', network: '', audience: '', nonce: 'abcdefghijklmnop' }),
    })
    assert.equal(sent.status, 303, sent.text)
    const page = await service.get(String(sent.headers.get('location')))
    assert.match(page.text, /A language model /)
    assert.equal(ai.model.requests.filter(isOpinion).length, 1)
  })

  check('lowers a warning that rests on no rule, and the flow goes on', async ({ ai, service, screen }) => {
    assert.equal(ai.screening.preflight({ idea: unread }).outcome, 'warn')
    ai.model.will(judging('pass'))
    const report = await screen(unread)
    assert.deepEqual([report['outcome'], report['judgedBy'], report['findings']], ['pass', 'model', []])
    const flow = (await service.post('/api/flow/run', { idea: unread })).json
    assert.deepEqual([flow['outcome'], flow['rewrite'].changes], ['pass', []])
    assert.notEqual(flow['simulation'], null)
  })

  check('that agrees is named, and changes nothing', async ({ ai, screen }) => {
    ai.model.will(judging('warn', 'monetary-value', 'ten stamps'))
    const report = await screen(warning)
    assert.equal(report['judgedBy'], 'both')
    const { outcome, summary, findings } = ai.screening.preflight({ idea: warning })
    assert.deepEqual(
      [report['outcome'], report['summary'], ruleIds(report)],
      [outcome, summary, findings.map((f) => f.ruleId)],
    )
  })

  check(
    'is asked for once for equal texts, also with another network, and not while none is configured',
    async ({ ai, screen }) => {
      ai.model.will(raising)
      const [one, two] = await Promise.all([screen(veiled), screen(veiled)])
      const third = await screen(veiled, { network: 'signet' })
      for (const report of [one, two, third]) assert.equal(report['judgedBy'], 'model')
      assert.deepEqual(ruleIds(third), ['trading.second-opinion', 'ambiguity.network-field'])
      assert.equal(ai.model.requests.length, 1)
      await screen(veiled, { audience: 'pupils' })
      assert.equal(ai.model.requests.length, 2)
    },
  )

  check('is repeated under an Idempotency-Key, whatever the model says by then', async ({ ai, service }) => {
    ai.model.will(raising, judging('pass'))
    const again = () =>
      service.post('/api/compliance/preflight', { idea: veiled, audience: 'club' }, { 'idempotency-key': 'one' })
    const first = await again()
    assert.equal(first.json['judgedBy'], 'model')
    assert.equal((await again()).text, first.text)
  })

  check(
    'is not asked for unless that is switched on: a report is what it always was',
    async ({ ai, service, screen }) => {
      ai.model.will(raising)
      const report = await screen(veiled)
      assert.equal(report['outcome'], 'pass')
      assert.ok(!('judgedBy' in report))
      assert.ok(!('secondOpinion' in (await service.get('/api/health')).json['data'].capabilities))
      assert.equal(ai.model.requests.length, 0)
    },
    { secondOpinion: false },
  )

  check('is announced by health and on the privacy page', async ({ service }) => {
    assert.equal((await service.get('/api/health')).json['data'].capabilities.secondOpinion, true)
    const page = (await service.get('/privacy', { accept: 'text/html' })).text.replace(/\s+/g, ' ')
    assert.match(page, /gives a second opinion on ideas that are checked: it gets the idea, without key material/)
  })
})
