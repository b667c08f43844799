/** The configuration of timestamping: which addresses are allowed. No other address is ever contacted. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ConfigError, readConfig } from '../../src/cli/config.ts'

const refused = (env: Record<string, string>) => {
  assert.throws(() => readConfig(env), ConfigError, JSON.stringify(env))
}

test('a header source is reached over https, or over plain http on this machine', () => {
  for (const url of [
    'https://esplora.example/api',
    'http://127.0.0.1:3002',
    'http://localhost:3002/regtest/api',
    'http://[::1]:3002',
    'rpc+http://user:pass%20word@127.0.0.1:8332',
    'rpc+https://user:password@node.example:8332',
  ])
    assert.equal(readConfig({ BITCOIN_HEADERS_URL: url }).BITCOIN_HEADERS_URL, url)
  for (const url of [
    'http://esplora.example/api',
    'http://10.0.0.5:3002',
    'rpc+http://user:password@node.example:8332',
    'https://user:password@esplora.example/api',
    'https://esplora.example/api?key=1',
    'https://esplora.example/api#top',
    'ftp://esplora.example',
    'rpc+esplora.example',
    'esplora.example',
  ])
    refused({ BITCOIN_HEADERS_URL: url })
})

test('a refusal says what is expected, and never the value', () => {
  try {
    readConfig({ BITCOIN_HEADERS_URL: 'rpc+http://user:password@node.example:8332' })
    assert.fail()
  } catch (error) {
    assert.match(String(error), /BITCOIN_HEADERS_URL must be an https address; plain http only for loopback/)
    assert.doesNotMatch(String(error), /password|node\.example/)
  }
})

test('a calendar is an origin, over https, or over plain http on this machine', () => {
  assert.deepEqual(readConfig({ OTS_CALENDARS: 'https://a.example, http://127.0.0.1:4000' }).OTS_CALENDARS, [
    'https://a.example',
    'http://127.0.0.1:4000',
  ])
  assert.deepEqual(readConfig({ OTS_CALENDARS: 'none' }).OTS_CALENDARS, [])
  for (const url of ['http://a.example', 'https://a.example/path', 'https://user@a.example', 'a.example'])
    refused({ OTS_CALENDARS: url })
})

test('a second opinion is off unless asked for, and needs a model', () => {
  const model = { AI_BASE_URL: 'https://model.example/v1', AI_API_KEY: 'k', AI_MODEL: 'm' }
  assert.equal(readConfig(model).AI_PREFLIGHT, 'off')
  assert.equal(readConfig({ ...model, AI_PREFLIGHT: 'on' }).AI_PREFLIGHT, 'on')
  assert.throws(() => readConfig({ AI_PREFLIGHT: 'on' }), /AI_PREFLIGHT needs AI_BASE_URL, AI_API_KEY and AI_MODEL/)
  refused({ ...model, AI_PREFLIGHT: 'yes' })
})
