import { strict as assert } from 'node:assert'
import { describe, test } from 'node:test'
import { brotliCompressSync } from 'node:zlib'
import { styleSheet } from '../../src/cli/assets.ts'
import { pageDisclosure } from '../../src/core/words.ts'
import { userBlock, userText } from '../../src/pages/html.ts'
import type { Finding } from '../../src/core/finding.ts'
import { markedIdea } from '../../src/pages/records/marked.ts'
import { passagesOf } from '../../src/pages/records/passages.ts'
import { receiptPage } from '../../src/pages/records/receipt.ts'
import { studioPage } from '../../src/pages/studio/studio.ts'
import { samplePages } from '../fakes/pages.ts'
import { digest, sampleReceipt } from '../fakes/sample-records.ts'

const publicUrl = 'https://laurel.example'

/** The text that a screen reader speaks: the words in order, without head, pictures and markup. */
const words = (page: string): string =>
  page
    .slice(page.indexOf('<body>'))
    .replace(/<svg[\s\S]*?<\/svg>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

describe('every page', () => {
  for (const [path, page] of Object.entries(samplePages(publicUrl, 'words')))
    test(`${path} is a document that begins with the disclosure`, () => {
      assert.match(page, /^<!doctype html>\s*<html lang="en">/)
      assert.equal(page.match(/<h1[\s>]/g)?.length, 1)
      assert.match(page, /<title>[^<]+<\/title>/)
      assert.match(page, /<meta name="description" content="[^"]+" \/>/)
      assert.match(page, /<link rel="canonical" href="https:\/\/laurel\.example\/[^"]*" \/>/)
      assert.match(page, /<link rel="stylesheet" href="\/assets\/laurel\.css" \/>/)
      assert.ok(words(page).startsWith(pageDisclosure))
      const ids = [...page.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id)
      assert.equal(new Set(ids).size, ids.length, 'an id twice')
    })
})

describe('the receipt page', () => {
  const page = receiptPage({
    publicUrl,
    record: sampleReceipt('Garden day', 'badge'),
    contentDigest: digest,
    proof: null,
    submits: true,
    imageOmits: null,
  })

  test('says mock and not on-chain before anything else', () => {
    assert.ok(words(page).startsWith('Mock, educational, not on-chain, not legal advice.'))
    const hostile = sampleReceipt('\u202Eniahc-no\u202C \u200Breal\u0336\u0336\u0336')
    const other = receiptPage({
      publicUrl,
      record: hostile,
      contentDigest: digest,
      proof: null,
      submits: true,
      imageOmits: null,
    })
    assert.ok(words(other).startsWith('Mock, educational, not on-chain, not legal advice.'))
  })

  test('is excluded from search engines and has its own preview', () => {
    for (const part of [
      '<meta name="robots" content="noindex" />',
      '<link rel="canonical" href="https://laurel.example/receipt/rcp_AAAAAAAAAAAAAAAAAAAAAA" />',
      '<meta property="og:image" content="https://laurel.example/receipt/rcp_AAAAAAAAAAAAAAAAAAAAAA/image.png" />',
      '<meta property="og:image:width" content="1200" />',
      '<meta property="og:image:height" content="630" />',
      '<meta property="og:image:alt" content="MOCK, not on-chain: picture of the mock badge “Garden day”" />',
      '<meta name="twitter:card" content="summary_large_image" />',
      '<time datetime="2026-11-21T03:08:00.000Z">21 November 2026, 03:08 UTC</time>',
      `<code>${digest}</code>`,
      '<code>curl -s https://laurel.example/api/receipt/rcp_AAAAAAAAAAAAAAAAAAAAAA/record | sha256sum</code>',
    ])
      assert.ok(page.includes(part), part)
  })

  test('links every form of the receipt', () => {
    for (const path of ['', '/record', '/open-badge'])
      assert.ok(page.includes(`href="/api/receipt/rcp_AAAAAAAAAAAAAAAAAAAAAA${path}"`))
    for (const path of ['/badge.svg', '/image.png'])
      assert.ok(page.includes(`href="/receipt/rcp_AAAAAAAAAAAAAAAAAAAAAA${path}"`))
  })
})

describe('marked ideas', () => {
  const shared = { ruleId: 'trading.sample', category: 'trading', message: '', excerpt: '', advice: '' } as const
  const at = (start: number, end: number, severity: 'warn' | 'fail'): Finding => ({ ...shared, severity, start, end })

  const marked = (idea: string, findings: readonly Finding[]): string =>
    markedIdea(idea, passagesOf(idea, findings)).replace(
      /<bdi.*?<\/bdi\s*>/gs,
      (ref) => /href="(#[^"]*)"/.exec(ref)?.[1] ?? '',
    )
  const quoted = (inside: string): string => `<blockquote class="idea lines user" dir="auto">${inside}</blockquote>`

  test('overlapping passages share their words', () => {
    assert.equal(
      marked('one two three', [at(0, 7, 'warn'), at(4, 13, 'fail')]),
      quoted(
        '<mark class="warn">one </mark><mark class="fail both">two</mark>#finding-1<mark class="fail"> three</mark>#finding-2',
      ),
    )
  })

  test('passages side by side are two marks with two numbers', () => {
    assert.equal(
      marked('one two', [at(0, 4, 'fail'), at(4, 7, 'fail')]),
      quoted('<mark class="fail">one </mark>#finding-1<mark class="fail">two</mark>#finding-2'),
    )
  })

  test('findings about nearly the same words are one passage, numbered in reading order', () => {
    const idea = 'one two three four'
    const found = [at(8, 18, 'warn'), at(0, 7, 'warn'), at(9, 18, 'fail'), at(0, 7, 'warn')]
    assert.equal(
      marked(idea, found),
      quoted('<mark class="warn">one two</mark>#finding-1 <mark class="fail">three four</mark>#finding-2'),
    )
    assert.deepEqual(
      passagesOf(idea, found).map(({ number, severity, findings }) => [number, severity, findings.length]),
      [
        [1, 'warn', 2],
        [2, 'fail', 2],
      ],
    )
  })

  test('a finding that is not in the text comes last and marks nothing', () => {
    const field: Finding = { ...shared, severity: 'fail' }
    const [first, last] = passagesOf('one two', [field, at(0, 3, 'warn')])
    assert.deepEqual([first?.place, last?.place, last?.number], [{ start: 0, end: 3 }, undefined, 2])
  })

  test('offsets outside of the idea mark nothing', () => {
    for (const [start, end] of [
      [-1, 2],
      [2, 2],
      [0, 99],
    ] as const)
      assert.doesNotMatch(marked('idea', [at(start, end, 'fail')]), /<mark/)
  })
})

describe('the studio', () => {
  test('keeps what was typed, including a line break at its start', () => {
    const form = {
      idea: '\n<b>&',
      tokenType: 'loyalty',
      network: 'regtest',
      audience: '"',
      acceptRewrite: true,
      nonce: '',
    }
    const page = studioPage({ publicUrl, form })
    assert.match(page, />\n\n&#60;b&#62;&#38;<\/textarea/)
    assert.match(page, /value="loyalty"\s+checked/)
    assert.match(page, /<option value="regtest" selected>/)
    assert.match(page, /value="true"\s+checked/)
  })
})

test('user text is isolated, and invisible text is replaced by a note', () => {
  assert.equal(userText('a<b'), '<bdi class="user">a&#60;b</bdi>')
  assert.equal(userBlock('a<b\n\u202Ec', { lines: true }), 'a&#60;b\nc')
  for (const show of [userText, userBlock]) assert.equal(show('\u200B\u202E'), '<em>(no visible text)</em>')
})

for (const [name, most] of [
  ['laurel', 8_000],
  ['results', 3_100],
  ['pages', 13_500],
  ['developers', 3_500],
] as const)
  test(`the style sheet ${name} is small as it is sent and loads our own fonts alone`, () => {
    const css = styleSheet(name)
    const sent = brotliCompressSync(css).length
    assert.ok(sent < most, `${sent} bytes`)
    assert.doesNotMatch(css.replace(/url\('\/assets\/fonts\/[\w-]+\.woff2'\)/g, ''), /@import|url\(/)
  })
