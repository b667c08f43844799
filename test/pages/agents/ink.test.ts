/** JSON in colour: keys and texts are marked, and the text stays what it was. */
import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { inkedJson } from '../../../src/pages/agents/ink.ts'
import { unescaped } from '../../http/kit.ts'

const bare = (code: string): string => unescaped(code.replaceAll(/<\/?span[^>]*>/g, ''))

test('keys and texts are marked, and nothing else', () => {
  assert.equal(
    inkedJson(JSON.stringify({ a: [1, 'b', null], c: 'd', e: 2 }, null, 1)),
    [
      '{',
      ' <span class="key-of">&#34;a&#34;</span>: [',
      '  1,',
      '  <span class="text">&#34;b&#34;</span>,',
      '  null',
      ' ],',
      ' <span class="key-of">&#34;c&#34;</span>: <span class="text">&#34;d&#34;</span>,',
      ' <span class="key-of">&#34;e&#34;</span>: 2',
      '}',
    ].join('\n'),
  )
})

test('the text stays what it was, whatever it holds', () => {
  for (const value of ['</span><script>', '"', '\\', '": "', 'a\n"b":', '', { 'k"': ['\\"', '&amp;'] }, 1e21, [[]]]) {
    const json = JSON.stringify({ value }, null, 2)
    assert.equal(bare(inkedJson(json)), json)
    assert.doesNotMatch(inkedJson(json), /<script/)
  }
})
