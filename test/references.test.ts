/** Every document, section and path of the repository that a comment or document names exists. */
import { strict as assert } from 'node:assert'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { test } from 'node:test'

const root = new URL('..', import.meta.url).pathname
/** `training` is looked at as soon as it is there. */
const folders = ['src', 'test', 'bench', 'docs', 'content', 'assets', 'training'].filter((name) =>
  existsSync(join(root, name)),
)

const listed = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).map((entry) => ({
    path: relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
    isFile: entry.isFile(),
  })),
)
const atRoot = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name }) => name)
const files = [...atRoot, ...listed.filter(({ isFile }) => isFile).map(({ path }) => path)]
const paths = new Set([...folders, ...atRoot, ...listed.map(({ path }) => path)])
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** The comments of a source file as one text without comment signs, so that a citation may span two lines. */
const commentsOf = (source: string): string =>
  source
    .split('\n')
    .flatMap((line) => {
      const found = /^\s*(?:\/\*\*?|\*|\/\/)(?: (.*?))?(?:\*\/)?$|\s\/\/ (.*)$/.exec(line)
      return found === null ? [''] : [(found[1] ?? found[2] ?? '').trim()]
    })
    .join(' ')
    .replace(/ +/g, ' ')

/** Text for readers: whole documents, and the comments of source files. Notes of releases are not checked. */
const texts = files
  .filter((path) => path !== 'CHANGELOG.md' && !path.startsWith('test/golden/'))
  .flatMap((path): readonly (readonly [string, string])[] => {
    if (/\.(ts|js|css)$/.test(path) && path !== 'src/client/api.d.ts') return [[path, commentsOf(read(path))]]
    return path.endsWith('.md') ? [[path, read(path).replaceAll(/\s+/g, ' ')]] : []
  })

const layers = 'core|ots|rules|app|store|remote|http|metrics|mcp|pages|web|client|cli'
const named = new RegExp(`(?<![\\w./@:>'"-])((?:${folders.join('|')}|${layers})/[\\w./*<>{}-]+)`, 'g')

/** Whether a path exists: a file, with or without its extension, a folder, or a pattern such as `src/app/<noun>.ts`. */
function resolves(name: string): boolean {
  const path = name.replace(/[.,:;]+$/, '').replace(/\/$/, '')
  const candidates = new RegExp(`^(${layers})/`).test(path) ? [`src/${path}`] : [path]
  return candidates.some((candidate) => {
    if (/^docs\/decisions\/\d{4}$/.test(candidate)) return files.some((file) => file.startsWith(`${candidate}-`))
    if (!/[*<{]/.test(candidate)) return paths.has(candidate) || paths.has(`${candidate}.ts`)
    const parts = candidate.split(/<[^>]*>|\{[^}]*\}|\*+/).map((part) => part.replaceAll(/[.$()+]/g, '\\$&'))
    const form = new RegExp(`^${parts.join('.*')}$`)
    return [...paths].some((one) => form.test(one))
  })
}

test('every path of the repository that a comment or document names exists', () => {
  const lost = texts.flatMap(([file, text]) =>
    [...text.matchAll(named)]
      .map(([, path = '']) => path)
      .flatMap((path) => (resolves(path) ? [] : `${file}: ${path}`)),
  )
  assert.deepEqual(lost, [])
})

test('every link of a document to a file of the repository works', () => {
  const lost = texts
    .filter(([file]) => file.endsWith('.md') && !file.startsWith('content/'))
    .flatMap(([file, text]) =>
      [...text.matchAll(/\]\((?!https?:|mailto:|#|\/)([^)#\s]+)(?:#[^)]*)?\)/g)]
        .map(([, link = '']) => normalize(join(dirname(file), link)).replace(/\/$/, ''))
        .flatMap((path) => (paths.has(path) ? [] : `${file}: ${path}`)),
    )
  assert.deepEqual(lost, [])
})

const numbers = '((?: \\d+(?:\\.\\d+)?(?: to| and|,(?= \\d))?)*)'
const numbersIn = (text: string): readonly string[] => text.match(/\d+(?:\.\d+)?/g) ?? []

test('every cited section is a heading of its document', () => {
  const cited = new RegExp(`docs/spec/(\\w+)\\.md${numbers}`, 'g')
  const sections = (name: string): readonly string[] =>
    [...read(`docs/spec/${name}.md`).matchAll(/^#+ (\d+(?:\.\d+)?) /gm)].map(([, number = '']) => number)
  const lost = texts.flatMap(([file, text]) =>
    [...text.matchAll(cited)].flatMap(([, name = '', found = '']) =>
      numbersIn(found).flatMap((number) =>
        paths.has(`docs/spec/${name}.md`) && sections(name).includes(number) ? [] : `${file}: ${name} ${number}`,
      ),
    ),
  )
  assert.deepEqual(lost, [])
})

test('every cited rule of the labelling policy exists', { skip: !folders.includes('training') }, () => {
  const rules = [...read('training/policy.md').matchAll(/^(\d+)\. /gm)].map(([, number = '']) => number)
  const cited = new RegExp(`training/policy\\.md\\)?, rules?${numbers}`, 'g')
  const lost = texts.flatMap(([file, text]) =>
    [...text.matchAll(cited)].flatMap(([, found = '']) =>
      numbersIn(found).flatMap((number) => (rules.includes(number) ? [] : `${file}: rule ${number}`)),
    ),
  )
  assert.deepEqual(lost, [])
})

test('no comment cites a document that is not in the repository', () => {
  const loose =
    /\bspec interface\b|\b(?:interface|decisions?) §|\bdecisions? \d{4}\b|\b(?:security|screening|standards|opentimestamps) reference\b|\breference,? (?:section|demand)\b/i
  const lost = texts
    .filter(([file]) => !file.endsWith('.md'))
    .flatMap(([file, text]) => (loose.exec(text) ?? []).map((found) => `${file}: ${found}`))
  assert.deepEqual(lost, [])
})
