import { strict as assert } from 'node:assert'
import { describe, test } from 'node:test'
import { badgeSvg, cardSvg } from '../../../src/core/badge.ts'
import { measure } from '../../../src/core/badge/measure.ts'
import { fileFonts, outline, smallFonts } from '../../../src/http/images/outline.ts'
import { pictureFonts, renderPng } from '../../../src/http/images/png.ts'
import { sampleReceipt } from '../../fakes/sample-records.ts'
import { wellFormed } from '../../fakes/xml.ts'

const pathOf = (line: string) => outline(line, 40, 700) ?? assert.fail(`${line} is no path`)
/** Width in the units of the picture. */
const widthOf = (line: string): number => pathOf(line).width / pathOf(line).units

describe('lines of a PNG', () => {
  test('are paths in the display serif, and where the renderer would set them wrongly; other writing is text', () => {
    for (const line of ['Ωμέγα', 'شهادة', '증명서', '証明書', '学校花园', '©學'])
      assert.equal(outline(line, 40, 700), null, line)
    for (const line of ['Bird Watcher', 'Žluťoučký kůň', 'प्रमाणपत्र', 'น้ำ', '🏆 Chess', '1\uFE0F\u20E3'])
      assert.ok(widthOf(line) > 0, line)
  })

  test('advance by all glyphs of a syllable', () => {
    const apart = widthOf('का') + widthOf('ज')
    assert.ok(Math.abs(widthOf('काज') - apart) < 0.5)
    assert.ok(widthOf('นำ') > widthOf('น') * 1.3)
  })

  test('joined emoji are one glyph', () => {
    const one = widthOf('🐝')
    for (const joined of ['👩\u200D🚀', '🇫🇷', '👍🏽']) assert.ok(Math.abs(widthOf(joined) - one) < one * 0.1, joined)
  })

  test('runs from right to left are set in their order', () => {
    // The emoji stands at the left end of a Hebrew line and at the right end of a Latin one.
    const firstX = (line: string) => Number(/^m(-?\d+)/.exec(pathOf(line).d)?.[1])
    assert.ok(firstX('שלום 🐝') < pathOf('🐝').width)
    assert.ok(pathOf('שלום 🐝').d !== pathOf('🐝 שלום').d)
  })

  test('hold numbers and commands only', () => {
    for (const line of ['<script>🐝"\'&', 'प्र "onload=" น้ำ', '<a href="x">'])
      assert.match(pathOf(line).d, /^[mlqcz\d\s-]*$/)
  })
})

describe('lines of an SVG file', () => {
  test('are paths in the display serif, and text when they hold any other letter', () => {
    for (const line of ['Bird Watcher', 'Łódź “Été” – 2026'])
      assert.deepEqual(fileFonts.outline(line, 40, 700), pathOf(line))
    for (const line of ['Жук', 'Жук day', '🏆 Chess', 'น้ำ', 'Tiếng Việt'])
      assert.equal(fileFonts.outline(line, 40, 700), null)
  })

  test('are as wide as the page that sets them in the same font takes them for', () => {
    for (const line of ['Bird Watcher', 'GARDEN DAY 2026', 'Certificate of completion']) {
      const ratio = widthOf(line) / (measure(line) * 40)
      assert.ok(ratio > 0.96 && ratio <= 1.005, `${line}: ${ratio}`)
    }
  })

  test('make a whole badge of paths that is well-formed, and smaller where it is shown small', () => {
    const record = sampleReceipt('Bird Watcher', 'badge')
    const [file, small] = [badgeSvg(record, fileFonts), badgeSvg(record, smallFonts)]
    for (const svg of [file, small]) {
      wellFormed(svg)
      assert.doesNotMatch(svg, /<text/)
    }
    assert.ok(small.length < file.length)
    assert.ok(file.length < 45_000, String(file.length))
    // The card draws the same letters.
    const name = outline('Bird', 38, 700)?.d ?? ''
    assert.ok(name !== '' && file.includes(name) && cardSvg(record, pictureFonts).includes(name))
  })
})

test('a path is drawn where a text would be', () => {
  const svg = (content: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40" fill="#fff"/>${content}</svg>`
  const { d, units } = pathOf('🐝')
  const drawn = renderPng(svg(`<path transform="translate(5 34) scale(${1 / units})" d="${d}"/>`))
  assert.notDeepEqual(drawn, renderPng(svg('')))
})
