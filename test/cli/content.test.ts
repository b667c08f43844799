/** A mistake in `content/` stops the start, with a message that names its place. */
import { strict as assert } from 'node:assert'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { readContent } from '../../src/cli/content.ts'
import { readMarkdown } from '../../src/cli/content-markdown.ts'
import { schemas } from '../../src/cli/content-schemas.ts'
import { withRelease } from '../../src/cli/release.ts'
import { readReleases } from '../../src/cli/releases.ts'

const folder = mkdtempSync(join(tmpdir(), 'laurel-content-'))
const root = pathToFileURL(`${folder}/`)
after(() => {
  rmSync(folder, { recursive: true })
})

/** The message of the failed start after a change of one file. */
function mistake(file: string, change: (text: string) => string | null): string {
  cpSync(new URL('../../content', import.meta.url), folder, { recursive: true })
  const path = join(folder, file)
  let before: string | null = null
  try {
    before = readFileSync(path, 'utf8')
  } catch {
    // A file that exists only for this mistake.
  }
  const text = change(before ?? '')
  if (text === null) rmSync(path)
  else writeFileSync(path, text)
  try {
    readContent(root)
    return 'nothing'
  } catch (error) {
    assert.equal((error as Error).name, 'ContentError', String(error))
    return (error as Error).message
  } finally {
    if (before === null) rmSync(path)
    else writeFileSync(path, before)
  }
}

const article = 'library/compliance-preflight.md'
const lineOf = (file: string, part: string): number => {
  const lines = readFileSync(new URL(`../../content/${file}`, import.meta.url), 'utf8').split('\n')
  return lines.findIndex((line) => line.startsWith(part)) + 1
}

describe('a mistake is reported with its file and line', () => {
  const at = (file: string, part: string) => `content/${file}, line ${lineOf(file, part)}: `

  test('a field of the wrong type, unknown, missing, repeated, or broken YAML', () => {
    assert.equal(
      mistake(article, (text) => text.replace(/^level: .*$/m, 'level: Expert')),
      `${at(article, 'level:')}level must be one of: Foundational, Intermediate, Advanced`,
    )
    assert.equal(
      mistake(article, (text) => text.replace(/^summary: .*$/m, 'summary: 7')),
      `${at(article, 'summary:')}summary must be of type string; types are never converted`,
    )
    assert.equal(
      mistake(article, (text) => text.replace(/^level:/m, 'autor: me\nlevel:')),
      `${at(article, 'level:')}autor is not a known field; remove it`,
    )
    assert.equal(
      mistake('skills/badge-issuer.yaml', (text) => text.replace(/^name: .*\n/m, '')),
      'content/skills/badge-issuer.yaml, line 1: name is required',
    )
    const end = lineOf('skills/badge-issuer.yaml', 'outputs:') + 1
    assert.match(
      mistake('skills/badge-issuer.yaml', (text) => `${text}id: again\n`),
      new RegExp(`line ${end}: Map keys must be unique`),
    )
    assert.match(
      mistake('pack.yaml', (text) => `${text}\n  : [`),
      /^content\/pack\.yaml, line \d+: /,
    )
    assert.match(
      mistake('templates/certificate.yaml', (text) => text.replace('network: testnet', 'network: signet')),
      /^content\/templates\/certificate\.yaml, line \d+: example\.network must be one of: testnet, regtest$/,
    )
  })

  test('lists and files that disagree', () => {
    assert.equal(
      mistake('skills/extra.yaml', () => 'id: extra\n'),
      `${at('pack.yaml', 'skills:')}skills: content/skills/extra.yaml is not in this list`,
    )
    assert.equal(
      mistake(article, () => null),
      `${at('pack.yaml', '  - compliance-preflight')}library: there is no file content/${article}`,
    )
    assert.match(
      mistake('pack.yaml', (text) => text.replace('  - handshake-protocol\n', '$&$&')),
      /library: handshake-protocol stands here twice$/,
    )
    assert.equal(
      mistake(article, (text) => text.replace(/^id: .*$/m, 'id: other')),
      `content/${article}, line 2: id must be compliance-preflight, as the file is called`,
    )
  })

  test('related ids that are unknown, repeated or the article itself', () => {
    const related = (ids: string) =>
      mistake(article, (text) => text.replace(/^ {2}articles: .*$/m, `  articles: [${ids}]`))
    const where = at(article, '  articles:')
    assert.equal(related('handshake-protocol, nope'), `${where}related.articles: nope is not known`)
    assert.equal(
      related('handshake-protocol, handshake-protocol'),
      `${where}related.articles: handshake-protocol stands here twice`,
    )
    assert.equal(related('compliance-preflight'), `${where}related.articles: an article is not related to itself`)
  })

  test('a picture that is not there, or not a paragraph of the agreed form', () => {
    const withBlock = (paragraph: string) =>
      mistake(article, (text) => text.replace(/^## Three outcomes\n/m, `$&\n${paragraph}\n`))
    const where = `content/${article}, line ${lineOf(article, '## Three outcomes') + 2}: `
    assert.equal(
      withBlock('![What it says](/pictures/nope.svg)'),
      `${where}there is no picture content/pictures/nope.svg`,
    )
    for (const wrong of [
      '![](/pictures/networks.svg)',
      '![A](https://a.example/a.svg)',
      '![A](/pictures/networks.svg) b',
    ])
      assert.equal(
        withBlock(wrong),
        `${where}a picture is a paragraph of the form ![What it says](/pictures/ID.svg)`,
        wrong,
      )
  })

  test('a picture that could run, load or refer to something, or is not whole', () => {
    const file = 'pictures/networks.svg'
    const withDrawing = (svg: string) => mistake(file, (text) => text.replace(/ +<rect/, `  ${svg}\n$&`))
    const where = at(file, '  <rect')
    for (const [svg, message] of [
      ['<script>alert(1)</script>', '<script> may not stand in a picture'],
      ['<style>text { fill: red }</style>', '<style> may not stand in a picture'],
      ['<image x="1"/>', '<image> may not stand in a picture'],
      ['<text style="fill: red">a</text>', '<text> may not have style'],
      ['<path onclick="a()" d="M0 0"/>', '<path> may not have onclick'],
      ['<g id="a"></g>', '<g> may not have id'],
      ['<path d="M0 0" xlink:href="#a"/>', 'this is no tag of a picture'],
      ['<!-- a -->', 'this is no tag of a picture'],
      ['<text>&lt;</text>', 'a picture has no entities'],
      ['words', 'words must stand in <text>'],
      ['</g>', '</g> closes nothing'],
    ] as const)
      assert.equal(withDrawing(svg), where + message, svg)
    assert.match(withDrawing('<g>'), /<g> is not closed$/)
    const start = `content/${file}, line `
    assert.match(
      mistake(file, (text) => text.replace(/<title>.*\n/, '')),
      /line 2: must have a <title>, then a <desc>$/,
    )
    assert.match(
      mistake(file, (text) => text.replace(' viewBox', ' width="9" viewBox')),
      /line 1: must begin with <svg/,
    )
    assert.ok(mistake(file, (text) => `${text}<!-- end -->`).endsWith('must end with </svg>'))
    assert.equal(
      mistake('pictures/A b.svg', () => 'a'),
      'content/pictures/A b.svg, line 1: a picture is called ID.svg',
    )
    assert.ok(mistake(file, (text) => text.replace('</svg>', '')).startsWith(start))
  })

  test('releases that are out of order', () => {
    const twice = (text: string) => `${text}${text.slice(text.search(/^- version/m))}`
    assert.match(
      mistake('releases.yaml', twice),
      /^content\/releases\.yaml, line \d+: releases stand newest first, each version once$/,
    )
  })

  test('days without a release, and days out of order', () => {
    const day = (date: string) => `- date: '${date}'\n  headline: A\n  notes: [a]\n`
    assert.match(
      mistake('days.yaml', (text) => day('2099-01-01') + text),
      /days\.yaml, line 1: no release is of 2099-01-01$/,
    )
    assert.match(
      mistake('days.yaml', (text) => day('2026-11-21') + text),
      /line \d+: days stand newest first, each once$/,
    )
  })
})

describe('Markdown', () => {
  const front = '---\nid: a\ntitle: A\nsummary: A\ncategories: []\n---\n'
  const read = (body: string) => readMarkdown('a.md', front + body, schemas.module)

  test('a paragraph is a block; headings in code are code; the checklist is not a section', () => {
    const body =
      '\n## One\n\nfirst\nline\n\n- a\n- b\n\n```md\n## not a heading\n\n- [ ] no\n```\n\n## Checklist\n\n- [ ] do\n  this\n- [ ] that\n\n## Sources\n\n- RFC 1\n'
    const { sections, checklist } = read(body)
    assert.deepEqual(sections, [
      { heading: 'One', paragraphs: ['first\nline', '- a\n- b', '```md\n## not a heading\n\n- [ ] no\n```'] },
      { heading: 'Sources', paragraphs: ['- RFC 1'] },
    ])
    assert.deepEqual(checklist, ['do this', 'that'])
  })

  const wrong: readonly (readonly [string, RegExp])[] = [
    ['no section', /line 7: text must stand under/],
    ['', /line 6: there must be at least one/],
    ['## A\n', /line 7: the section "A" is empty/],
    ['## A\nx\n## A\ny\n', /line 9: there are two sections "A"/],
    ['## A\nx\n# B\n', /line 9: the title stands in the front matter/],
    ['## Sources\nx\n## A\ny\n', /line 9: "## Sources" must be the last section/],
    ['## A\nx\n## Checklist\n- do\n', /line 10: a checklist has lines/],
    ['## A\n\n```idea fail sale\nx\n```\n', /line 9: an idea block names the category sale/],
    ['## A\n```\nx\n', /a fenced code block has no end/],
  ]
  for (const [body, message] of wrong)
    test(`refuses ${JSON.stringify(body)}`, () => {
      assert.throws(() => read(body), message)
    })
  test('refuses a file without front matter', () => {
    assert.throws(() => readMarkdown('a.md', '## A\nx\n', schemas.module), /line 1: the file must begin with ---/)
  })
})

test('a release is added on top of the others and is read back unchanged', () => {
  const text = readFileSync(new URL('../../content/releases.yaml', import.meta.url), 'utf8')
  const made = {
    version: '2099.01.01.99',
    date: '2099-01-01T00:00:00.000Z',
    notes: ["It's: new", '# no comment'],
    skillsAdded: ['a', 'b'],
    skillsRemoved: [],
    libraryAdded: [],
    libraryRemoved: ['c'],
    contentHash: '0123456789012345',
  }
  const after = withRelease(text, made)
  assert.deepEqual(readReleases(after), [made, ...readReleases(text)])
  assert.equal(after.split('\n')[0], text.split('\n')[0])
})
