/** The text that a reader sees of Markdown and HTML, also where a mark has no end. */
import { strict as assert } from 'node:assert'
import { describe, test } from 'node:test'
import { htmlParagraphs } from '../../../src/cli/screen/html.ts'
import { inlineText, type Markup } from '../../../src/cli/screen/inline.ts'
import { partOf } from '../../../src/cli/screen/paragraph.ts'

const shown = (text: string, markup: Markup = 'markdown'): string =>
  inlineText(partOf(text, 0, text.length), markup).text

describe('the text of a block', () => {
  for (const [written, read] of [
    ['a <!-- b --> c', 'a  c'],
    ['a <!-- b', 'a <!-- b'],
    ['`a` and ``b ` c``', 'a and b ` c'],
    ['`a and ``b', '`a and ``b'],
    ['[us](https://a.example/x) now', 'us now'],
    ['[us](https://a.example/x_(y) "a (b) title") now', 'us now'],
    ['[us](<https://a.example/a b)c>) now', 'us now'],
    ['[us](https://a.example', 'us(https://a.example'],
    ['**very** _much_ and snake_case', 'very much and snake_case'],
    ['a<br>b &amp; \\* c', 'a\nb & * c'],
  ] as const)
    test(written, () => {
      assert.equal(shown(written), read)
    })

  test('marks that never end are text, however many there are', () => {
    for (const mark of ['<!--', '](', '](<', '`a``', '_', '<br', '&amp', '[a'])
      assert.ok(shown(`${mark.repeat(40_000)} and words`).endsWith('and words'), mark)
  })
})

test('the blocks of HTML: what no reader sees is left out to its end, and is text without one', () => {
  const read = (html: string): readonly string[] =>
    htmlParagraphs(html)
      .map(({ text }) => text)
      .filter((text) => text !== '')
  assert.deepEqual(read('<p>a</p><script>b < c</SCRIPT ><p>d</p>'), ['a', 'd'])
  assert.deepEqual(read('<p>a <!-- <p>b</p> --> c</p>'), ['a', 'c'])
  assert.deepEqual(read('<p>a</p><style>b'), ['a', 'b'])
  assert.ok(read('<script>'.repeat(40_000)).length === 0)
  assert.ok(read('<!--'.repeat(40_000)).length > 0)
})
