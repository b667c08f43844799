import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { byteLines } from '../../src/cli/byte-lines.ts'

async function linesOf(chunks: readonly string[], most = 100): Promise<readonly (string | null)[]> {
  const found: (string | null)[] = []
  const stream = (async function* () {
    for (const chunk of chunks) yield await Promise.resolve(Buffer.from(chunk, 'latin1'))
  })()
  for await (const line of byteLines(stream, most)) found.push(line && Buffer.from(line).toString('latin1'))
  return found
}

test('lines are the same however the stream is cut', async () => {
  const text = 'one\n\ntwo \xe2\x80\xa8 words\r\nlast'
  const expected = ['one', '', 'two \xe2\x80\xa8 words\r', 'last']
  assert.deepEqual(await linesOf([text]), expected)
  assert.deepEqual(await linesOf(Array.from(text)), expected)
  assert.deepEqual(await linesOf(['one\n', '', '\ntwo \xe2\x80', '\xa8 words\r\nlas', 't']), expected)
  assert.deepEqual(await linesOf(['one\n']), ['one'])
  assert.deepEqual(await linesOf([]), [])
})

test('a line that is too long is null, and the next one is read', async () => {
  assert.deepEqual(await linesOf(['12345\n123456\n1', '2345', '6', '7\nok\n123456'], 5), [
    '12345',
    null,
    null,
    'ok',
    null,
  ])
})
