import { strict as assert } from 'node:assert'
import { describe, test } from 'node:test'
import { outline } from '../../../src/http/images/outline.ts'
import { renderPng } from '../../../src/http/images/png.ts'

const pathOf = (line: string) => outline(line, 40, 700) ?? assert.fail(`${line} is no path`)

describe('lines that the renderer would set wrongly', () => {
  test('are those with Devanagari, Thai or emoji', () => {
    for (const line of ['Bird Watcher', 'Ωμέγα', 'شهادة', '증명서', '証明書', '学校花园', '© ™'])
      assert.equal(outline(line, 40, 700), null, line)
    for (const line of ['प्रमाणपत्र', 'น้ำ', '🏆 Chess', '1\uFE0F\u20E3']) assert.ok(pathOf(line).width > 0, line)
  })

  test('advance by all glyphs of a syllable', () => {
    const apart = pathOf('का').width + pathOf('ज').width
    assert.ok(Math.abs(pathOf('काज').width - apart) < 0.5)
    assert.ok(pathOf('นำ').width > pathOf('น').width * 1.3)
  })

  test('joined emoji are one glyph', () => {
    const one = pathOf('🐝').width
    for (const joined of ['👩\u200D🚀', '🇫🇷', '👍🏽']) assert.ok(Math.abs(pathOf(joined).width - one) < one * 0.1, joined)
  })

  test('runs from right to left are set in their order', () => {
    // The emoji stands at the left end of a Hebrew line and at the right end of a Latin one.
    const firstX = (line: string) => Number(/^M(-?[\d.]+)/.exec(pathOf(line).d)?.[1])
    assert.ok(firstX('שלום 🐝') < pathOf('🐝').width)
    assert.ok(pathOf('שלום 🐝').d !== pathOf('🐝 שלום').d)
  })

  test('hold numbers and commands only', () => {
    for (const line of ['<script>🐝"\'&', 'प्र "onload=" น้ำ']) assert.match(pathOf(line).d, /^[MLQCZ\d\s.,-]*$/)
  })
})

test('a path is drawn where a text would be', () => {
  const svg = (content: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40" fill="#fff"/>${content}</svg>`
  const { d } = pathOf('🐝')
  const drawn = renderPng(svg(`<path transform="translate(5 34)" d="${d}"/>`))
  assert.notDeepEqual(drawn, renderPng(svg('')))
})
