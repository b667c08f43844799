import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { flowRun } from '../../../src/app/screening/flow.ts'
import { issues } from '../../../src/app/operation/validate.ts'

const found = (input: unknown) => issues(flowRun.input, input).map(({ pointer, message }) => `${pointer} ${message}`)

test('a blank text is empty, whatever it is blank with, and that is said once', () => {
  for (const idea of ['', ' ', '\n\t', '\u200b', '\u2060 \ufeff']) assert.deepEqual(found({ idea }), ['/idea is empty'])
  assert.deepEqual(found({ idea: 'x', look: { issuer: ' ' } }), ['/look/issuer is empty'])
  assert.deepEqual(found({ idea: 'x', audience: '' }), [])
})

test('an unknown name near a known one names it, in nested records too', () => {
  assert.deepEqual(found({ idea: 'x', Audience: 'y' }), ['/Audience is not a known field (did you mean audience?)'])
  assert.deepEqual(found({ idea: 'x', look: { colour: 'y', symbl: 'bee' } }), [
    '/look/colour is not a known field; remove it',
    '/look/symbl is not a known field (did you mean symbol?)',
  ])
  assert.ok(found({ ideas: 'x' }).includes('/ideas is not a known field (did you mean idea?)'))
})

test('a known name that was sent too is not meant', () => {
  assert.deepEqual(found({ idea: 'x', ideas: 'y' }), ['/ideas is not a known field; remove it'])
})

test('inherited names are unknown ones like any other', () => {
  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
    const input = JSON.parse(`{"idea":"x","${name}":{"polluted":true}}`) as unknown
    assert.deepEqual(found(input), [`/${name} is not a known field; remove it`])
    const nested = JSON.parse(`{"idea":"x","look":{"${name}":"y"}}`) as unknown
    assert.deepEqual(found(nested), [`/look/${name} is not a known field; remove it`])
  }
})
