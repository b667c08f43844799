/**
 * More than 300 generated secrets of every supported class and layout, each in an idea and through three other doors:
 * all are refused, each refusal says that the key is exposed, and nothing of them is left anywhere. Ordinary digests
 * are never refused (docs/spec/security.md 2 and 5).
 */
import { strict as assert } from 'node:assert'
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import {
  bech32Of,
  bip38,
  codex32,
  extended,
  hex,
  miniKey,
  pem,
  versions,
  wif,
} from '../../core/preflight/secrets/keys.ts'
import { layouts } from '../../core/preflight/secrets/layouts.ts'
import { Random } from '../../core/preflight/secrets/random.ts'
import { bip39, electrum, lists, slip39 } from '../../core/preflight/secrets/words.ts'
import { type Answer, type TestService, startService } from '../../fakes/service.ts'
import { message, post, toolCall } from '../../mcp/kit.ts'
import { passing } from '../kit.ts'
import { type Secret, around, key } from '../made-secrets.ts'
import { searchFor } from '../needles.ts'

const random = new Random('three hundred secrets')
const times = <T>(count: number, make: () => T): readonly T[] => Array.from({ length: count }, make)
const laidOut = (layout: string, words: readonly string[]): string => layouts[layout]?.(words) ?? ''

const phrases = Object.entries(lists).flatMap(([language, list]) =>
  [12, 15, 18, 21, 24].flatMap((words) =>
    ['blanks', 'upper case', 'commas', 'numbered line', 'decomposed'].map((layout) =>
      key(`${words} ${language} words, ${layout}`, laidOut(layout, bip39(random, list, words))),
    ),
  ),
)
const keyForms: Readonly<Record<string, () => string>> = {
  WIF: () => wif(random, 'main', true),
  'WIF, uncompressed': () => wif(random, 'main', false),
  'WIF, testnet': () => wif(random, 'test', true),
  ...Object.fromEntries(
    (Object.keys(versions) as (keyof typeof versions)[]).map((name) => [name, () => extended(random, name, true)]),
  ),
  descriptor: () => `wpkh([d34db33f/84h/1h/0h]${extended(random, 'tprv', true)}/0/*)`,
  nsec: () => bech32Of('nsec', random.bytes(32)),
  'BIP-38': () => bip38(random),
  'mini key': () => miniKey(random, 30),
  codex32: () => codex32(random, 26),
  'PKCS 8': () => pem(random, 'PRIVATE KEY'),
  'PEM of RSA': () => pem(random, 'RSA PRIVATE KEY'),
  'PEM of OpenSSH': () => pem(random, 'OPENSSH PRIVATE KEY'),
  'hex beside “private key”': () => `private key ${hex(random)}`,
  'hex of a variable': () => `PRIVATE_KEY=${hex(random)}`,
  'SLIP-0039': () => slip39(random, 20, 'shamir').join(' '),
  Electrum: () => electrum(random).join(' '),
}
const labels =
  /^(?:private key |PRIVATE_KEY=|wpkh\(\[d34db33f\/84h\/1h\/0h\])|-----(?:BEGIN|END)[A-Z ]*-----\n?|\/0\/\*\)$/g
const keys = Object.entries(keyForms).flatMap(([kind, make]) =>
  times(3, () => {
    const text = make()
    return key(kind, text, text.replaceAll(labels, ''))
  }),
)
const secrets: readonly Secret[] = [...phrases, ...keys]

let service: TestService
const answers: string[] = []
before(async () => {
  service = await startService()
})
after(() => service.close())

const simulate = '/api/sandbox/simulate'
const urlOf = ({ text }: Secret): string => encodeURIComponent(text)

/** Everywhere else that a caller can put a text. Headers take only secrets of one line in ASCII. */
const doors: Readonly<Record<string, (secret: Secret) => Promise<Answer> | null>> = {
  'rewrite, audience': ({ text }) => service.post('/api/compliance/rewrite', { idea: passing, audience: around(text) }),
  'flow, token type': ({ text }) => service.post('/api/flow/run', { idea: passing, tokenType: text }),
  'simulate, name': ({ text }) => service.post(simulate, { assetName: text }),
  'simulate, objective': ({ text }) => service.post(simulate, { assetName: 'Reader', objective: around(text) }),
  'simulate, issuer': ({ text }) => service.post(simulate, { assetName: 'Reader', look: { issuer: text } }),
  'proof, hash': ({ text }) => service.post('/api/proof', { hash: text }),
  'key, label': ({ text }) => service.post('/api/keys', { label: text }),
  'waitlist, interest': ({ text }) => service.post('/api/waitlist', { email: 'a@b.example', interest: text }),
  'waitlist, e-mail': ({ text }) => service.post('/api/waitlist', { email: text }),
  'handshake, name': ({ text }) => service.post('/api/agent/handshake', { agent: text }),
  'name of a field': ({ text }) => service.post('/api/proof', { [text]: 1 }),
  query: (secret) => service.get(`/api/library?q=${urlOf(secret)}`),
  path: (secret) => (secret.text.length > 400 ? null : service.get(`/api/receipt/${urlOf(secret)}`)),
  'Idempotency-Key': ({ text, compact }) =>
    compact ? service.post(simulate, { assetName: 'Reader' }, { 'idempotency-key': text }) : null,
  'MCP, argument': ({ text }) => post(service, toolCall('svc_sandbox_simulate', { assetName: text })),
  'MCP, id': ({ text }) => post(service, message('ping', undefined, text)),
  'MCP, method': ({ text }) => post(service, message(text)),
}

test('more than 300 secrets in an idea: preflight and flow fail for keys, and no rewrite holds one', async () => {
  assert.equal(secrets.length, 325)
  for (const [n, secret] of secrets.entries()) {
    const { kind, text } = secret
    const path = ['/api/compliance/preflight', '/api/flow/run'][n % 2] ?? ''
    const answer = await service.post(path, { idea: around(text) })
    const report = answer.json['preflight'] ?? answer.json
    assert.equal(report.outcome, 'fail', kind)
    assert.ok(
      report.findings.some((finding: { category: string }) => finding.category === 'keys'),
      kind,
    )
    assert.match(JSON.stringify([report.summary, report.findings]), /exposed/i, kind)
    answers.push(answer.text)
    if (n % 5 !== 0) continue
    const rewritten = await service.post('/api/compliance/rewrite', { idea: around(text) })
    assert.notEqual(rewritten.json['outcome'], 'fail', kind)
    answers.push(rewritten.text)
  }
})

test('each of them through two other doors, every door in turn: refused as key material, and said to be exposed', async () => {
  const names = Object.keys(doors)
  const used = new Map<string, number>()
  for (const [n, secret] of secrets.entries())
    for (const name of [names[n % names.length] ?? '', names[(n * 5 + 3) % names.length] ?? '']) {
      const answer = await doors[name]?.(secret)
      if (!answer) continue
      used.set(name, (used.get(name) ?? 0) + 1)
      const what = `${name}: ${secret.kind}, ${answer.text.slice(0, 300)}`
      assert.match(answer.text, /key material/, what)
      assert.match(answer.text, /exposed/i, what)
      if (!name.startsWith('MCP')) assert.equal(answer.json['code'], 'key-material', what)
      answers.push(JSON.stringify([...answer.headers]), answer.text)
    }
  assert.deepEqual(
    names.filter((name) => (used.get(name) ?? 0) < 3),
    [],
    'every door was tried',
  )
})

test('afterwards no file, log line or answer holds a part of any of them', async () => {
  const search = searchFor(secrets)
  for (const file of readdirSync(service.folder))
    assert.equal(search(readFileSync(join(service.folder, file))), null, file)
  const metrics = await service.get('/metrics')
  assert.equal(metrics.status, 200)
  for (const text of [service.log(), answers.join('\n'), metrics.text]) assert.equal(search(Buffer.from(text)), null)
})

test('200 SHA-256 digests in the field of a proof: none is refused', async () => {
  const digests = times(200, () => createHash('sha256').update(random.bytes(8)).digest('hex'))
  const made = await Promise.all(
    digests.map((hash, n) => service.post('/api/proof', { hash: n % 2 === 0 ? hash : hash.toUpperCase() })),
  )
  assert.deepEqual(
    made.filter(({ status }) => status !== 200).map(({ text }) => text),
    [],
  )
})
