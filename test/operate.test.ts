/** What docs/operate tells an operator to run and look for exists. */
import { strict as assert } from 'node:assert'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { commands } from '../src/cli/commands.ts'
import { variables } from '../src/cli/config.ts'

const root = new URL('..', import.meta.url).pathname
const pages = globSync('docs/operate/*.md', { cwd: root }).toSorted()
const text = (path: string): string => readFileSync(join(root, path), 'utf8')
const found = (pattern: RegExp, path: string): readonly string[] =>
  [...text(path).matchAll(pattern)].map(([, one = '']) => one)
const each = (pattern: RegExp, check: (one: string, page: string) => void): void => {
  const all = pages.flatMap((page) => found(pattern, page).map((one) => [one, page] as const))
  assert.ok(all.length > 0, String(pattern))
  for (const [one, page] of all) check(one, page)
}

test('every command exists, with its options and actions', () => {
  each(/(?:npx --no -- laurel|node src\/cli\/laurel\.js) ([^`\n]+)/g, (call, page) => {
    const [name, ...words] = call.split(/\s+/)
    const command = commands.find((one) => one.name === name)
    assert.ok(command !== undefined, `${page}: laurel ${call}`)
    for (const word of words.filter((one) => one.startsWith('--')))
      assert.ok(Object.hasOwn(command.options ?? {}, word.slice(2)), `${page}: laurel ${call}`)
    assert.ok(words.length === 0 || command.options !== undefined || command.operands !== undefined, `${page}: ${call}`)
  })
  const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> }
  each(/npm (?:run (?:--silent )?)(\w[\w:-]*)/g, (name, page) => {
    assert.ok(Object.hasOwn(scripts, name), `${page}: npm run ${name}`)
  })
})

test('every alert, log line, variable and file exists', () => {
  const alerts = text('docs/operate/alerts.yaml')
  each(/`(Laurel[A-Z]\w+)`/g, (alert, page) => {
    assert.match(alerts, new RegExp(`- alert: ${alert}$`, 'm'), page)
  })
  const sources = globSync('src/**/*.ts', { cwd: root }).map(text).join('\n')
  each(/`"msg":"([^"]+)"`/g, (message, page) => {
    assert.ok(sources.includes(`'${message}'`), `${page}: nothing logs ${message}`)
  })
  each(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+)`/g, (name, page) => {
    assert.ok(Object.hasOwn(variables, name), `${page}: ${name}`)
  })
  each(/\]\((?!https?:)([^)#]+)/g, (link, page) => {
    assert.ok(existsSync(join(root, dirname(page), link)), `${page}: ${link}`)
  })
})

test('the overview leads to every page, and each incident says what one sees, does, and users notice', () => {
  const overview = found(/\]\(([\w-]+\.md)\)/g, 'docs/operate/README.md')
  assert.deepEqual(
    pages.filter((page) => !page.endsWith('README.md')).map((page) => page.slice('docs/operate/'.length)),
    [...new Set(overview)].toSorted(),
  )
  const guides = ['README', 'deploy', 'supply-chain']
  for (const page of pages.filter((one) => !guides.some((guide) => one.endsWith(`${guide}.md`))))
    assert.match(text(page), /^What users notice: /m, page)
})

test('messages and commands name pages that exist', () => {
  for (const source of globSync('src/**/*.ts', { cwd: root }))
    for (const path of found(/\b(docs\/operate\/[\w-]+\.md)/g, source))
      assert.ok(existsSync(join(root, path)), `${source}: ${path}`)
})
