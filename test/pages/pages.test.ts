import { strict as assert } from 'node:assert'
import { describe, test } from 'node:test'
import { styleSheet } from '../../src/cli/assets.ts'
import { pageDisclosure } from '../../src/core/words.ts'
import { userBlock, userText } from '../../src/pages/html.ts'
import { markedIdea } from '../../src/pages/records/marked.ts'
import { receiptPage } from '../../src/pages/records/receipt.ts'
import { studioPage } from '../../src/pages/studio/studio.ts'
import { digest, samplePages, sampleReceipt, sampleReport } from '../fakes/pages.ts'

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
      assert.ok(
        words(page)
          .replace(/^MOCK · not on-chain /, '')
          .startsWith(pageDisclosure),
      )
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

  test('says MOCK and not on-chain before anything else', () => {
    assert.ok(words(page).startsWith('MOCK · not on-chain Mock, educational, not on-chain, not legal advice.'))
    const hostile = sampleReceipt('\u202Eniahc-no\u202C \u200Breal\u0336\u0336\u0336')
    const other = receiptPage({
      publicUrl,
      record: hostile,
      contentDigest: digest,
      proof: null,
      submits: true,
      imageOmits: null,
    })
    assert.ok(words(other).startsWith('MOCK · not on-chain Mock, educational, not on-chain, not legal advice.'))
  })

  test('is excluded from search engines and has its own preview', () => {
    for (const part of [
      '<meta name="robots" content="noindex" />',
      '<link rel="canonical" href="https://laurel.example/receipt/rcp_AAAAAAAAAAAAAAAAAAAAAA" />',
      '<meta property="og:image" content="https://laurel.example/receipt/rcp_AAAAAAAAAAAAAAAAAAAAAA/image.png" />',
      '<meta property="og:image:width" content="1200" />',
      '<meta property="og:image:height" content="630" />',
      '<meta property="og:image:alt" content="MOCK, not on-chain: picture of the practice credential “Garden day”" />',
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
  const at = (start: number, end: number, severity: 'warn' | 'fail') => ({
    ...sampleReport('x').findings[0],
    ruleId: 'trading.sample',
    category: 'trading' as const,
    message: '',
    excerpt: '',
    advice: '',
    severity,
    start,
    end,
  })

  test('overlapping findings share their words', () => {
    const html = markedIdea('one two three', [at(0, 7, 'warn'), at(4, 13, 'fail')])
    assert.equal(
      html.replace(/<bdi.*?<\/bdi\s*>/gs, (ref) => /href="(#[^"]*)"/.exec(ref)?.[1] ?? ''),
      '<blockquote class="idea lines user" dir="auto"><mark class="warn">one </mark><mark class="fail">two</mark>#finding-1<mark class="fail"> three</mark>#finding-2</blockquote>',
    )
  })

  test('offsets outside of the idea mark nothing', () => {
    for (const [start, end] of [
      [-1, 2],
      [2, 2],
      [0, 99],
    ] as const)
      assert.doesNotMatch(markedIdea('idea', [at(start, end, 'fail')]), /<mark/)
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
    assert.match(page, /<option value="loyalty" selected>/)
    assert.match(page, /<option value="regtest" selected>/)
    assert.match(page, /value="true"\s+checked/)
  })
})

test('user text is isolated, and invisible text is replaced by a note', () => {
  assert.equal(userText('a<b'), '<bdi class="user">a&#60;b</bdi>')
  assert.equal(userBlock('a<b\n\u202Ec', { lines: true }), 'a&#60;b\nc')
  for (const show of [userText, userBlock]) assert.equal(show('\u200B\u202E'), '<em>(no visible text)</em>')
})

test('the style sheet is small and loads nothing', () => {
  const css = styleSheet()
  assert.ok(css.length < 32_000)
  assert.doesNotMatch(css, /@import|url\(/)
})
