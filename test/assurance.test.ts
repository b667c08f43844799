/** docs/assurance.md has a line for each demand, and every test that it quotes exists. */
import { strict as assert } from 'node:assert'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const root = new URL('..', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8')
const document = read('docs/assurance.md')

/** The files of a text in code, each with the quoted names behind it. */
const quotesOf = (text: string): readonly { readonly file: string; readonly names: readonly string[] }[] =>
  [...text.matchAll(/`((?:test|bench)\/[\w./-]+\.ts)`((?:,? ?“[^”]+”)*)/g)].map(([, file = '', names = '']) => ({
    file,
    names: [...names.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name),
  }))

test('each demand from 1 to 61 has one line with something that shows it', () => {
  const lines = [...document.matchAll(/^\| (\d+) \| (.+) \| (.+) \| (.+) \|$/gm)]
  assert.deepEqual(
    lines.map(([, number]) => Number(number)),
    Array.from({ length: 61 }, (_, n) => n + 1),
  )
  for (const [line, , , shows = ''] of lines) assert.match(shows, /`(?:test|bench|node bench)\S*\.ts`/, line)
})

test('every quoted file exists, and every quoted name is that of a test in it', () => {
  const quotes = quotesOf(document)
  assert.ok(quotes.length > 100, String(quotes.length))
  const lost = quotes.flatMap(({ file, names }) => {
    if (!existsSync(new URL(file, root))) return [file]
    const source = read(file)
    return names.filter((name) => !source.includes(name)).map((name) => `${file}: ${name}`)
  })
  assert.deepEqual(lost, [])
  const commands = [...document.matchAll(/`node (bench\/[\w-]+\.ts)`/g)].map(([, file = '']) => file)
  for (const file of commands) assert.ok(existsSync(new URL(file, root)), file)
  const quoted = document.match(/“[^”]+”/g)?.length ?? 0
  const known = quotes.reduce((sum, { names }) => sum + names.length, 0)
  assert.equal(quoted - known, 2, 'a quotation that belongs to no file, apart from the two of the introduction')
})
