/** Every interface refuses key material, and afterwards no file, log line or answer contains any of it. */
import { strict as assert } from 'node:assert'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { type Answer, type TestService, assertProblem, startService } from '../../fakes/service.ts'
import { jsonType, passing, raw, rawRequest } from '../kit.ts'
import { type Secret, around, secrets } from '../made-secrets.ts'
import { searchFor } from '../needles.ts'

const withIdea = ['/api/compliance/preflight', '/api/compliance/rewrite', '/api/flow/run']
const simulate = '/api/sandbox/simulate'
const exposed = /exposed/i

let service: TestService
let answers = ''
before(async () => {
  service = await startService({ trustedProxies: ['127.0.0.1'] })
})
after(() => service.close())

/** Fails if these bytes contain any part of a secret. */
function holdsNone(haystack: Buffer | string, what: string, from: readonly Secret[] = secrets): void {
  const bytes = Buffer.isBuffer(haystack) ? haystack : Buffer.from(haystack, 'utf8')
  const found = searchFor(from)(bytes)
  assert.equal(found, null, `${what} holds a part of: ${found ?? ''}`)
}

/** Stores an answer for the search at the end, and searches it at once for the secret that was sent. */
function seen(answer: Answer, secret: Secret, what: string): Answer {
  const whole = `${JSON.stringify([...answer.headers])}\n${answer.text}\n`
  answers += whole
  holdsNone(whole, what, [secret])
  return answer
}

async function posted(secret: Secret, path: string, body: unknown, headers?: Record<string, string>): Promise<Answer> {
  return seen(await service.post(path, body, headers), secret, `POST ${path} (${secret.kind})`)
}

function refused(answer: Answer, what: string): void {
  assert.equal(answer.status, 422, `${what}: ${answer.text}`)
  assertProblem(answer, 422, 'key-material')
  assert.match(answer.json['detail'], exposed, what)
}

function failsKeys(report: Record<string, any>, what: string): void {
  assert.equal(report['outcome'], 'fail', what)
  assert.match(report['idea'], /\[removed: [^\]]+\]/, what)
  const found = report['findings'].filter((finding: any) => finding.category === 'keys')
  assert.ok(found.length > 0, what)
  for (const { start, end, excerpt } of report['findings']) {
    if (start !== undefined) assert.equal(report['idea'].slice(start, end), excerpt, what)
  }
  assert.ok(
    found.some((finding: any) => /^\[removed: [^\]]+\]$/.test(finding.excerpt)),
    `${what}: ${JSON.stringify(found)}`,
  )
  assert.match(JSON.stringify([report['summary'], found]), exposed, what)
}

describe('in the idea', () => {
  for (const secret of secrets) {
    test(secret.kind, async () => {
      const idea = around(secret.text)
      const report = (await posted(secret, '/api/compliance/preflight', { idea })).json
      failsKeys(report, 'preflight')
      if (secret.kind.endsWith('words'))
        assert.ok(report['idea'].includes('[removed: recovery phrase]'), report['idea'])
      assert.ok(report['idea'].startsWith('A badge for the Tuesday reading.'))
      assert.ok(report['idea'].endsWith('It stays with the reader.'))
      const id = String(report['reportId'])
      for (const path of [`/api/report/${id}`, `/api/report/${id}/record`, `/report/${id}`]) {
        const answer = seen(await service.get(path), secret, path)
        assert.equal(answer.status, 200)
      }
      const rewritten = (await posted(secret, '/api/compliance/rewrite', { idea })).json
      assert.notEqual(rewritten['outcome'], 'fail')
      const flow = (await posted(secret, '/api/flow/run', { idea, simulate: true })).json
      assert.equal(flow['outcome'], 'fail')
      assert.equal(flow['simulation'], null)
      failsKeys(flow['preflight'], 'flow')
      const accepted = (await posted(secret, '/api/flow/run', { idea, acceptRewrite: true })).json
      assert.notEqual(accepted['outcome'], 'fail')
      if (accepted['simulation'] !== null) {
        const page = new URL(accepted['simulation'].shareUrl).pathname
        assert.equal(seen(await service.get(page), secret, page).status, 200)
      }
    })
  }

  test('every repetition is removed, and of two secrets both', async () => {
    for (const [n, secret] of secrets.entries()) {
      const other = secrets[(n + 7) % secrets.length] ?? secret
      const idea = `First ${secret.text} . Again:\n${secret.text} \nAnd then ${other.text} , that is all.`
      const report = await posted(secret, '/api/compliance/preflight', { idea })
      failsKeys(report.json, secret.kind)
      holdsNone(report.text, 'report', [secret, other])
    }
  })
})

describe('in any other field', () => {
  test('422 without echo', async () => {
    for (const secret of secrets) {
      const text = around(secret.text)
      for (const path of withIdea) {
        for (const name of ['tokenType', 'network', 'audience']) {
          refused(await posted(secret, path, { idea: passing, [name]: text }), `${path} ${name} ${secret.kind}`)
        }
      }
      for (const name of ['assetName', 'tokenType', 'network', 'objective']) {
        const what = `${simulate} ${name} ${secret.kind}`
        refused(await posted(secret, simulate, { assetName: 'Bird Watcher', [name]: text }), what)
        refused(await posted(secret, simulate, { assetName: 'Bird Watcher', [name]: secret.text }), what)
      }
    }
  })

  test('in the name of an unknown field', async () => {
    for (const secret of secrets) {
      for (const path of [...withIdea, simulate]) {
        const good = path === simulate ? { assetName: 'Bird Watcher' } : { idea: passing }
        refused(await posted(secret, path, { ...good, [secret.text]: 1 }), `${path} ${secret.kind}`)
      }
    }
  })

  test('inside values of the wrong type, and in a body that is not JSON: no echo', async () => {
    for (const secret of secrets) {
      for (const path of [...withIdea, simulate]) {
        for (const value of [[secret.text], { x: secret.text }, { [secret.text]: [{ y: secret.text }] }]) {
          const body = path === simulate ? { assetName: 'x', objective: value } : { idea: value }
          const { status } = await posted(secret, path, body)
          assert.ok(status === 422 || status === 400, String(status))
        }
        assert.equal((await posted(secret, path, `{"idea": "${secret.text.replaceAll('\n', ' ')}" nope`)).status, 400)
        const type = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: secret.text }
        assert.equal(seen(await service.call(path, type), secret, path).status, 415)
      }
    }
  })
})

describe('outside the body', () => {
  test('in a query and in the id of a path', async () => {
    for (const secret of secrets) {
      const text = encodeURIComponent(secret.text)
      for (const path of [
        `/api/health?x=${text}`,
        `/api/docs?${text}=1`,
        `/api/receipt/${text}`,
        `/api/report/${text}/record`,
      ]) {
        const answer = seen(await service.get(path), secret, `GET ${path.slice(0, 15)} (${secret.kind})`)
        refused(answer, `${path.slice(0, 15)} ${secret.kind}`)
      }
      const query = await posted(secret, `${simulate}?x=${text}`, { assetName: 'Bird Watcher' })
      assert.ok(query.status === 422 || query.status === 400, `query of POST: ${query.status}`)
    }
  })

  test('in unknown addresses: no echo', async () => {
    for (const secret of secrets) {
      const text = encodeURIComponent(secret.text)
      for (const path of [
        `/${text}`,
        `/api/${text}`,
        `/receipt/${text}`,
        `/report/${text}`,
        `/problems/${text}`,
        `/?${text}`,
      ]) {
        seen(await service.get(path, { accept: 'text/html' }), secret, `GET ${path.slice(0, 10)} (${secret.kind})`)
      }
    }
  })

  test('in addresses that cannot be decoded, and in requests that are not HTTP: no echo', async () => {
    for (const secret of secrets.filter(({ compact }) => compact)) {
      for (const path of [`/api/receipt/%zz${secret.text}`, `/%ff${secret.text}`]) {
        const answer = await rawRequest(service.origin, `GET ${path}`)
        assert.ok(answer.status >= 400 && answer.status < 500)
        holdsNone(answer.head + answer.body, `GET ${path.slice(0, 16)} (${secret.kind})`, [secret])
      }
      const answer = await raw(service.origin, `${secret.text}\r\n\r\n`)
      holdsNone(answer.head + answer.body, 'bad request line', [secret])
    }
  })

  test('in an Idempotency-Key', async () => {
    for (const secret of secrets.filter(({ compact }) => compact)) {
      for (const path of [...withIdea, simulate]) {
        const body = path === simulate ? { assetName: 'Bird Watcher' } : { idea: passing }
        refused(await posted(secret, path, body, { 'idempotency-key': secret.text }), `${path} ${secret.kind}`)
      }
    }
  })

  test('in other headers: no echo', async () => {
    const names = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'user-agent', 'referer', 'x-request-id', 'origin']
    for (const secret of secrets.filter(({ kind }) => !/Japanese|Korean|Chinese|PEM|Spanish|French|Czech/.test(kind))) {
      for (const name of [...names, 'if-none-match', 'traceparent', 'accept', 'accept-language', 'cookie']) {
        const answer = await service.call('/api/compliance/rewrite', {
          method: 'POST',
          headers: { ...jsonType, [name]: secret.text },
          body: JSON.stringify({ idea: passing }),
        })
        assert.ok(seen(answer, secret, `${name} (${secret.kind})`).status < 500)
      }
    }
  })
})

test('in the form of the studio: not in its answer, nor in the result or its address', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
  for (const secret of secrets)
    for (const fields of [
      { idea: `${passing} ${secret.text}`, nonce: secret.text },
      { idea: passing, audience: secret.text },
      { idea: passing, tokenType: secret.text, acceptRewrite: 'true' },
    ]) {
      const sent = await service.call('/', { method: 'POST', headers, body: new URLSearchParams(fields).toString() })
      const { status } = seen(sent, secret, `form (${secret.kind})`)
      assert.equal(status, 'nonce' in fields ? 303 : 422, secret.kind)
      const to = sent.headers.get('location')
      if (to !== null) assert.match(seen(await service.get(to), secret, secret.kind).text, /class="alarm"/, secret.kind)
    }
})

// The tests of a file run in order, so this one searches what all of them left.
test('afterwards: no file, log line or answer contains any part of any secret', () => {
  const files = readdirSync(service.folder)
  assert.ok(files.includes('laurel.db'), files.join())
  for (const file of files) holdsNone(readFileSync(join(service.folder, file)), file)
  assert.ok(service.log().length > 0)
  holdsNone(service.log(), 'log')
  assert.ok(answers.length > 10_000)
  holdsNone(answers, 'answers')
})
