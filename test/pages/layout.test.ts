import { strict as assert } from 'node:assert'
import { describe, test } from 'node:test'
import { layout } from '../../src/pages/layout.ts'
import { mockTape } from '../../src/pages/tape.ts'

const page = (path: string, more: object = {}): string =>
  layout({ publicUrl: 'https://laurel.example', path, title: 'x', description: 'x', main: '<h1>x</h1>', ...more })

describe('the header', () => {
  test('marks the current page, and the menu that it is in', () => {
    const current = (text: string): string[] =>
      [...text.matchAll(/<(?:a href="([^"]*)"|(summary)) aria-current="(\w+)"/g)].map(
        ([, path, menu, value]) => `${path ?? menu ?? ''} ${value ?? ''}`,
      )
    assert.deepEqual(current(page('/library/x', { here: '/library' })), ['/library page'])
    assert.deepEqual(current(page('/docs', { here: '/docs' })), ['summary true', '/docs page'])
    assert.deepEqual(current(page('/keys')), ['summary true', '/keys page'])
    // An error page has no address of its own.
    assert.deepEqual(current(page('/')), [])
  })

  test('shows people no word of the API outside of the menu and the column for developers', () => {
    const others = page('/')
      .replace(/<details class="developers">[\s\S]*?<\/details>/, '')
      .replace(/<p>Developers<\/p>\s*<ul>[\s\S]*?<\/ul>/, '')
    const words = others.slice(others.indexOf('<body>')).replace(/<[^>]*>/g, ' ')
    assert.doesNotMatch(words, /API|JSON|preflight|agents/i)
  })
})

test('the tape says MOCK and not on-chain in words', () => {
  assert.equal(
    mockTape
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    'MOCK not on-chain',
  )
})
