import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { relativePath } from '../../../src/http/images/relative-path.ts'

const glyph = (path: string, x = 0, up = 0, scale = 1) => ({ path, x, up, scale })

test('points are relative, upside down and whole, and the letter of a command stands once', () => {
  assert.equal(relativePath([glyph('M10,20L30,20L30,40Z')]), 'm10-20l20 0 0-20z')
  assert.equal(relativePath([glyph('M10,20L30,20L30,40Z', 5, 3, 0.5)]), 'm10-13l10 0 0-10z')
})

test('a contour begins where the one before began, and a glyph where the line has come to', () => {
  assert.equal(relativePath([glyph('M0,0L8,0L8,8ZM2,2L4,2L4,4Z')]), 'm0 0l8 0 0-8zm2-2l2 0 0-2z')
  const twice = relativePath([glyph('M0,0L8,0L8,8Z'), glyph('M0,0L8,0L8,8Z', 9)])
  assert.equal(twice, 'm0 0l8 0 0-8zm9 0l8 0 0-8z')
})

test('curves stay curves unless they are flat, and what is smaller than a unit is left out', () => {
  assert.equal(relativePath([glyph('M0,0Q10,0 10,10C10,20 20,20 20,10Z')]), 'm0 0q10 0 10-10c0-10 10-10 10 0z')
  assert.equal(relativePath([glyph('M0,0Q5,0 10,0Q10.2,0.1 10.3,0.2L10.4,0.3Z')]), 'm0 0l10 0z')
})
