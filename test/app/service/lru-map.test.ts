/** The least recently used entries are removed first. */
import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import fc from 'fast-check'
import { LruMap } from '../../../src/app/service/lru-map.ts'

test('keeps the entries used last, by reads and by writes', () => {
  const map = new LruMap<string, number>(2)
  map.set('a', 1)
  map.set('b', 2)
  assert.equal(map.get('a'), 1)
  map.set('c', 3)
  assert.equal(map.get('b'), undefined)
  assert.equal(map.get('a'), 1)
  assert.equal(map.get('c'), 3)
})

test('behaves like a list in the order of use', () => {
  const step = fc.record({ key: fc.nat(6), write: fc.boolean() })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), fc.array(step), (most, steps) => {
      const map = new LruMap<number, string>(most)
      let used: number[] = []
      for (const { key, write } of steps) {
        const known = used.includes(key)
        assert.equal(map.get(key), known ? `v${key}` : undefined)
        if (write) map.set(key, `v${key}`)
        if (known || write) used = [...used.filter((one) => one !== key), key].slice(-most)
      }
    }),
  )
})
