import { strict as assert } from 'node:assert'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { samplePages } from '../fakes/pages.ts'
import { payloads } from '../fakes/payloads.ts'
import { wellFormed } from '../fakes/xml.ts'

const publicUrl = 'https://laurel.example'
const drawing = /<svg xmlns[\s\S]*?<\/svg>/g
const ink = /<span class="(?:text|one text|keyword|key-of)">([^<]*)<\/span>/g
const cut = /<span class="cut"><\/span>/g

/**
 * Tags with the names of their attributes, and all addresses in full. Data must not change any of them. Pictures have
 * as many lines as the name needs, so other tests check them; so do those of colours in code, where a quotation mark
 * begins a text and a long address may break at a slash (test/pages/agents/ink.test.ts).
 */
function structure(page: string): string[] {
  const tags =
    page
      .replace(drawing, '<svg>')
      .replace(cut, '')
      .replace(ink, '$1')
      .match(/<[^>]*>/g) ?? []
  return tags.map((tag) =>
    tag.replace(/\s([\w:-]+)="([^"]*)"/g, (_, name: string, value: string) =>
      name === 'href' || name === 'action' || name === 'src' ? ` ${name}=${value}` : ` ${name}`,
    ),
  )
}

const plain = samplePages(publicUrl, 'words')

function assertSame(text: string): void {
  for (const [path, page] of Object.entries(samplePages(publicUrl, text))) {
    assert.deepEqual(structure(page), structure(plain[path] ?? ''), `${path}: ${text}`)
    for (const [svg] of page.matchAll(drawing)) wellFormed(svg)
  }
}

describe('data stays data on every page', () => {
  assert.ok(payloads.length >= 60)
  for (const payload of payloads)
    test(payload, () => {
      assertSame(payload)
    })

  test('any text of visible characters', () => {
    const unit = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '`',
      '&',
      '=',
      '/',
      '!',
      '$',
      ' ',
      'a',
      '{',
      '}',
      '<!--',
      '-->',
      '</',
      '/>',
      '&#60;',
      '\\',
      'é',
      '界',
      '🙂',
    )
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 40 }), (parts) => {
        assertSame(`x${parts.join('')}x`)
      }),
      { numRuns: 60 },
    )
  })
})

test('no page has an inline script, style or handler, or a foreign address', () => {
  for (const page of Object.values(plain)) {
    // The only scripts are our files, and structured data for search engines, which browsers do not run.
    const bare = page.replace(
      /<script type="(?:module" src="\/assets\/web\/page\.js" fetchpriority="low|application\/ld\+json)">.*?<\/script>/g,
      '',
    )
    assert.doesNotMatch(bare, /<script|<style|\sstyle="|\son\w+="|javascript:/i)
    for (const [, address = ''] of page.matchAll(/(?:href|src|action)="([^"]*)"/g))
      assert.match(
        address,
        /^(?:\/|#|https:\/\/laurel\.example(?:\/|$)|cursor:\/\/|vscode:mcp\/|mailto:(?:security|operator)@laurel\.example(?:\?subject|$))/,
      )
  }
})
