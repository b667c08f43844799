/** Every YAML parser reads the YAML that we write as the same data. */
import { strict as assert } from 'node:assert'
import { createRequire } from 'node:module'
import { test } from 'node:test'
import { parse } from 'yaml'
import { yamlText } from '../../../src/app/pack/yaml.ts'

/** A second implementation, installed as a dependency of a linter. */
const { load } = createRequire(import.meta.url)('js-yaml') as { load: (text: string) => unknown }

/** Words that some YAML parsers read as something other than a string. */
const hostile = [
  '',
  ' ',
  'no',
  'No',
  'y',
  'on',
  'null',
  '~',
  'true',
  '1e3',
  '0x10',
  '0o7',
  '1_000',
  '.inf',
  '.nan',
  '12:30:45',
  '2026-11-21',
  '2026-11-21T00:00:00.000Z',
  'a: b',
  'a #b',
  '# a',
  '---',
  '...',
  '--- a',
  '@x',
  '`x',
  '%x',
  '&x',
  '*x',
  '!x',
  '!!js/function "x"',
  '!!binary aGk=',
  '? a',
  '- a',
  '[a',
  '{a',
  'a]',
  '|',
  '>',
  '<<',
  '=',
  "it's",
  '"quoted"',
  '\\n',
  'a\nb',
  'a\n\n b\n',
  '\ta',
  'a\t',
  ' a ',
  'a\r\nb',
  '\u2028',
  'a\u2029b',
  '\u0085',
  '\ufeff',
  '\u007f',
  '\u0000',
  '\u001b[31m',
  'é',
  '日本',
  '🏅',
  '\ufffe',
  'x'.repeat(300),
]

test('hostile strings, lists and keys survive a round trip through two parsers', () => {
  const value = {
    strings: hostile,
    nested: hostile.map((text) => ({ text, list: [text], empty: [] })),
    n: 1,
    t: true,
    z: null,
  }
  const text = yamlText(value)
  assert.deepEqual(parse(text), value)
  assert.deepEqual(load(text), value)
})

test('writes block style: strings in double quotes, no anchors, no tags, LF, one document', () => {
  const shared = ['same']
  const text = yamlText({ a: 'x', b: shared, c: shared, d: [{ e: 'f', g: 'h\ni' }] })
  assert.equal(text, 'a: "x"\nb:\n  - "same"\nc:\n  - "same"\nd:\n  - e: "f"\n    g: "h\\ni"\n')
})
