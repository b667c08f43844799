import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { ownScript } from '../../../src/web/page/trusted-types.ts'

const here = 'https://laurel.example'

test('scripts of this service are allowed', () => {
  assert.equal(ownScript('/assets/web/worker.js', here), `${here}/assets/web/worker.js`)
})

for (const address of [
  'https://elsewhere.example/assets/web/worker.js',
  '//elsewhere.example/assets/web/worker.js',
  '/assets/web/../../result/x',
  '/assets/web/%2e%2e/x.js',
  '/assets/laurel.css',
  'data:text/javascript,alert(1)',
  'blob:https://laurel.example/1',
  'javascript:alert(1)',
])
  test(`${address} is refused`, () => {
    assert.throws(() => ownScript(address, here), TypeError)
  })
