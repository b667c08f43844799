/** JSON in colour: keys and texts are marked, and the text stays what it was. */
import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { inkedCode, inkedJson, inkedScript } from '../../../src/pages/agents/ink.ts'
import { scrollingCode } from '../../../src/pages/agents/tabs.ts'
import { payloads } from '../../fakes/payloads.ts'
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

test('of TypeScript texts, keywords and names of fields are marked', () => {
  const script =
    "import { a } from 'b/c'\n\nconst { data } = await x.POST('/d', {\n  body: { idea: 'it\\'s <e>', simulate: false },\n})"
  assert.equal(bare(inkedScript(script)), script)
  assert.deepEqual(
    [...inkedScript(script).matchAll(/<span class="([\w-]+)">(.*?)<\/span>/g)].map(([, kind, text]) => [
      kind,
      unescaped(text ?? ''),
    ]),
    [
      ['keyword', 'import'],
      ['keyword', 'from'],
      ['text', "'b/c'"],
      ['keyword', 'const'],
      ['keyword', 'await'],
      ['text', "'/d'"],
      ['key-of', 'body'],
      ['key-of', 'idea'],
      ['text', "'it\\'s <e>'"],
      ['key-of', 'simulate'],
    ],
  )
})

const marksOf = (code: string): readonly (readonly [string | undefined, string])[] =>
  [...code.matchAll(/<span class="([\w-]+)">(.*?)<\/span>/g)].map(([, kind, text]) => [kind, unescaped(text ?? '')])

test('of a command its name, its options, its texts and the JSON in it are marked', () => {
  const call = `curl -s \\\n  https://x.example/a-b \\\n  -H 'content-type: a/b' \\\n  -d '{\n    "idea": "it is \\"so\\"",\n    "n": 1\n  }'`
  assert.equal(bare(inkedCode(call, true)), call)
  assert.deepEqual(marksOf(inkedCode(call, true)), [
    ['keyword', 'curl'],
    ['key-of', '-s'],
    ['key-of', '-H'],
    ['text', "'content-type: a/b'"],
    ['key-of', '-d'],
    ['key-of', '"idea"'],
    ['text', '"it is \\"so\\""'],
    ['key-of', '"n"'],
  ])
  const refused = '{\n  "idea": "A badge",\n}'
  assert.equal(bare(inkedCode(refused)), refused)
  assert.deepEqual(marksOf(inkedCode(refused)), [
    ['key-of', '"idea"'],
    ['text', '"A badge"'],
  ])
  for (const open of ['"', "'", '"a\n"', "it's", '\\', '-', '{"a']) assert.equal(bare(inkedCode(open, true)), open)
})

test('hostile texts stay what they were in TypeScript too', () => {
  for (const payload of payloads) {
    const script = `const { data } = await x.POST('/d', { body: { idea: '${payload}' } })`
    assert.equal(bare(inkedScript(script)), script)
    assert.equal(bare(inkedCode(script, true)), script)
    assert.doesNotMatch(inkedCode(script, true).replace(/<\/?span[^>]*>/g, ''), /[<>"]/)
    assert.doesNotMatch(inkedScript(script).replace(/<\/?span[^>]*>/g, ''), /[<>"]/)
  }
})

test('long code is folded below its first lines, and says what opens', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, n) => `line ${n}`).join('\n')
  assert.doesNotMatch(scrollingCode(lines(22), 'Answer'), /<details/)
  const long = scrollingCode(lines(23), 'Read a report: the answer', 'Answer 200')
  assert.match(
    long,
    /^<details class="fold code-fold">\s*<summary>.*Show the whole answer.*: Read a report: the answer/s,
  )
  assert.match(long, /line 22<\/code>/)
})
