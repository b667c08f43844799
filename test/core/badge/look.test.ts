/** A chosen look: every value draws, nothing hides the label, and records without one stay what they were. */
import { strict as assert } from 'node:assert'
import { describe, test } from 'node:test'
import { type ChosenLook, lookValues, shapeOf } from '../../../src/core/badge/chosen-look.ts'
import { palettes, paper } from '../../../src/core/badge/palettes.ts'
import { previewRecord } from '../../../src/core/badge/preview.ts'
import { symbolWords } from '../../../src/core/badge/symbol-words.ts'
import { badgeSvg, cardSvg } from '../../../src/core/badge.ts'
import { sha256Hex } from '../../../src/core/hash.ts'
import { sealed } from '../../../src/core/report.ts'
import { type ReceiptRecord, receiptRecord } from '../../../src/core/sandbox.ts'
import { wellFormed } from '../../fakes/xml.ts'

const made = { receiptId: 'rcp_AAAAAAAAAAAAAAAAAAAAAA', createdAt: '2026-11-21T03:08:00.000Z' }
const record = (assetName: string, look?: ChosenLook): ReceiptRecord =>
  receiptRecord(
    { assetName, tokenType: 'badge', network: 'testnet', objective: null, ...(look !== undefined && { look }) },
    made,
  )
/** The picture without the prefix of its ids, which names the record. */
const drawn = (receipt: ReceiptRecord): string => badgeSvg(receipt).replace(/\bl[0-9a-f]{12}-/g, 'id-')

const hostile = [
  '<script>alert(1)</script>',
  '"><image href="https://evil.example/x.png"/>',
  ']]>&amp;<!--',
  '\u202EKCOM\u202C',
  'Z\u0336\u0337\u0338\u0335\u0334go',
  'W'.repeat(60),
  '参加記念証明書'.repeat(8),
  '👩\u200D🚀'.repeat(20),
  'ใบประกาศ'.repeat(7),
  'حضور '.repeat(12).trim(),
]

function isLabelled(svg: string, about: string): void {
  assert.match(svg, />MOCK<\/text>/, about)
  assert.match(svg, />not on-chain<\/text>/, about)
  // What is drawn last cannot be covered.
  assert.match(svg, />not on-chain<\/text><\/svg>$/, about)
}

describe('a chosen look', () => {
  test('every shape with every symbol, and with every palette, is well-formed and labelled', () => {
    const all = lookValues.shape.flatMap((shape) => [
      ...lookValues.symbol.map((symbol, i) => ({ shape, symbol, palette: lookValues.palette[i % 10] ?? 'ink' })),
      ...lookValues.palette.map((palette) => ({ shape, palette })),
    ])
    assert.equal(all.length, 8 * (45 + 10))
    const pictures = all.map((look) => {
      const svg = badgeSvg(record('Bird Watcher', { ...look, issuer: 'Oak Lane School', date: 'Spring 2026' }))
      wellFormed(svg)
      isLabelled(svg, JSON.stringify(look))
      return svg
    })
    assert.equal(new Set(pictures).size, pictures.length)
  })

  for (const shape of lookValues.shape)
    test(`no name, issuer or date gets out of a ${shape}`, () => {
      for (const text of hostile) {
        const receipt = record(text, { shape, symbol: 'bee', issuer: text, date: text })
        for (const svg of [badgeSvg(receipt), cardSvg(receipt)]) {
          wellFormed(svg)
          assert.doesNotMatch(svg.replace(/>[^<]*</g, '><'), /<script|href|<image|\son[a-z]+=|data:/i)
        }
        isLabelled(badgeSvg(receipt), text)
      }
    })

  test('issuer and date are on the badge and on the card', () => {
    for (const shape of lookValues.shape) {
      const receipt = record('Bird Watcher', { shape, issuer: 'Ζωή', date: 'Spring 2026' })
      for (const svg of [badgeSvg(receipt), cardSvg(receipt)]) {
        assert.ok(svg.includes('Spring 2026'), shape)
        // In a ring each letter stands alone.
        assert.ok(svg.includes('>Ζωή<') || svg.includes('>Ζ</text>'), shape)
      }
    }
  })

  test('the ornament depends on shape, palette and symbol alone, so a preview is the picture of the receipt', () => {
    const look = { shape: 'shield', palette: 'plum', symbol: 'star', issuer: 'Oak Lane School' } as const
    const fields = { ...look, date: '', assetName: 'Bird Watcher' }
    assert.equal(drawn(previewRecord('An idea', 'badge', fields)), drawn(record('Bird Watcher', look)))
    assert.equal(badgeSvg(record('Bird Watcher', look)), badgeSvg(record('Bird Watcher', { ...look })))
  })

  test('the preview of an idea without a kind has the shape of the receipt, which is made as a badge', () => {
    const fields = { assetName: 'Bird Watcher', shape: '', palette: '', symbol: '', issuer: '', date: '' }
    assert.equal(previewRecord('An idea', '', fields).look?.shape, shapeOf('badge'))
  })

  test('a kind has a shape of its own; unknown kinds get a shield', () => {
    assert.deepEqual(['badge', ' Certificate', 'collectible', 'loyalty', 'mark', 'constructor'].map(shapeOf), [
      'medal',
      'diploma',
      'card',
      'stamp',
      'shield',
      'shield',
    ])
  })

  test('every symbol has words to find it by', () => {
    assert.equal(symbolWords.length, lookValues.symbol.length)
    for (const [symbol, words] of symbolWords)
      assert.ok(words.length >= 5 && words.every((word) => word !== ''), symbol)
  })

  test('every palette is readable: 4.5:1 for words, and none is red', () => {
    for (const [name, { deep, mid, shine }] of Object.entries(palettes)) {
      assert.ok(contrast(deep, paper) >= 7, name)
      assert.ok(contrast(shine, deep) >= 4.5, name)
      assert.ok(contrast(mid, paper) >= 3, name)
      const [r, g, b] = channels(deep)
      assert.ok(!(r > 2 * g && r > 2 * b), `${name} is red`)
    }
  })
})

describe('a record without a look', () => {
  // Digests of records that were shared before there were looks; their proofs depend on these bytes.
  const digest = 'c9911065f0042cd1b72224dcc66c600f3eb1a676dd14961d38726d8d849ded39'

  test('keeps its digest, whatever else changes', () => {
    assert.equal(sealed(record('Bird Watcher')).digest, digest)
    assert.equal(sealed(record('Bird Watcher', {})).digest, digest, 'a look that chooses nothing is none')
    assert.notEqual(sealed(record('Bird Watcher', { palette: 'plum' })).digest, digest)
  })

  test('has the same picture as ever, byte for byte, until the drawing changes on purpose', () => {
    assert.equal(
      sha256Hex(badgeSvg(record('Bird Watcher'))),
      'c842b705f640fba439e66eafe471b767a8c0daba84b06adc8ce51a49135569fd',
    )
  })

  test('keeps shape and colours, which follow from its digest', () => {
    const svg = badgeSvg(record('Bird Watcher'))
    assert.ok(svg.includes('fill="#1d3557"'))
    assert.ok(svg.includes('>practice badge<'))
    assert.doesNotMatch(svg, /testnet/)
  })
})

const channels = (hex: string): readonly [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** The contrast of two colours (WCAG 2.2, relative luminance). */
function contrast(one: string, other: string): number {
  const light = (hex: string): number => {
    const [r, g, b] = channels(hex).map((c) =>
      c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
  }
  const [a, b] = [light(one), light(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
