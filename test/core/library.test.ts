import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { readTime } from '../../src/core/library.ts'

const article = (...paragraphs: string[]) => ({ sections: [{ heading: 'One', paragraphs }], checklist: [] })
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

test('reading takes a minute per 200 words, at least one minute, and code counts half', () => {
  assert.equal(readTime(article('short')), 1)
  assert.equal(readTime(article(words(199))), 1)
  assert.equal(readTime(article(words(200))), 2)
  assert.equal(readTime(article(words(999))), 5)
  assert.equal(readTime(article(words(99), `\`\`\`sh\n${words(198)}\n\`\`\``)), 1)
  assert.equal(readTime({ ...article(words(199)), checklist: ['item'] }), 2)
})
