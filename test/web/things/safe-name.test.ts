import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { safeName } from '../../../src/web/things/safe-name.ts'

const words = [...Array.from({ length: 11 }, () => 'abandon'), 'about']

test('a name that holds key material is not kept, whatever joins its words', async () => {
  for (const join of [' ', '-', '_', '.', '_-_']) assert.equal(await safeName(`${words.join(join)}.txt`), '', join)
  assert.equal(await safeName('my wallet 5KYZdUEo39z3FPrtuX2QbbwGnNP5zTd7yyr2SC1j299sBCnWjss.txt'), '')
  const spanish = [...Array.from({ length: 11 }, () => 'ábaco'), 'abierto']
  assert.equal(await safeName(`${spanish.join(' ')}.txt`), '')
})

test('other names stay as they are', async () => {
  for (const name of ['', 'poem.txt', 'holiday photo (2).jpg', `${'ab'.repeat(32)}.ots`, 'ポエム.txt'])
    assert.equal(await safeName(name), name)
})
