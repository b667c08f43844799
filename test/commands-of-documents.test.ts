/** No document tells anybody to run a package that is not ours: a name in a registry may be anybody's. */
import { strict as assert } from 'node:assert'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const root = new URL('..', import.meta.url).pathname
/** What people are told to run, and the sources of pages and messages that tell them. */
const files = globSync(['*.md', 'docs/**/*.{md,yml,yaml}', 'content/**/*.{md,yaml}', 'src/**/*.{ts,js}'], { cwd: root })
/** Runners that fetch a package whose name they do not find. */
const runner =
  /\b(?:npx|bunx|uvx|pipx run|(?:pnpm|yarn) dlx|npm exec)\s+(?!--no -- laurel\b)(?=[\w@./-]).*|\bmcp-remote\b/g

test('documents, pages and messages run only laurel, and only from its folder', () => {
  const wrong = files
    .filter((file) => file !== 'CHANGELOG.md')
    .flatMap((file) =>
      [...readFileSync(`${root}/${file}`, 'utf8').matchAll(runner)].map(([found]) => `${file}: ${found}`),
    )
  assert.deepEqual(wrong, [])
})

test('the check sees runners of every kind', () => {
  for (const call of ['npx laurel mcp', 'npx -y mcp-remote', 'npx --no laurel', 'uvx laurel', 'pnpm dlx laurel'])
    assert.match(call, new RegExp(runner.source))
  assert.doesNotMatch('npx --no -- laurel mcp', new RegExp(runner.source))
})
