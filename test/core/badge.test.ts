import { strict as assert } from 'node:assert'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { drawable } from '../../src/core/badge/lettering.ts'
import { fit, measure } from '../../src/core/badge/measure.ts'
import { pictureOmits } from '../../src/core/badge/omits.ts'
import { displayText } from '../../src/core/display.ts'
import { badgeSvg, cardSvg } from '../../src/core/badge.ts'
import type { ReceiptRecord } from '../../src/core/sandbox.ts'
import { receiptRecord } from '../../src/core/sandbox.ts'
import { drawsInPng } from '../../src/http/images/fonts.ts'
import { pictureFonts, renderPng } from '../../src/http/images/png.ts'
import { wellFormed } from '../fakes/xml.ts'

const receipt = (assetName: string, tokenType = 'badge', receiptId = 'rcp_AAAAAAAAAAAAAAAAAAAAAA'): ReceiptRecord =>
  receiptRecord(
    { assetName, tokenType, network: 'testnet', objective: null },
    { receiptId, createdAt: '2026-11-21T03:08:00.000Z' },
  )

const kinds = ['badge', 'certificate', 'collectible', 'loyalty', 'volunteer mark']
const forbidden =
  /<script|href|<image|foreignObject|<use|<style|style=|\son[a-z]+=|<a[\s>]|data:|https?:(?!\/\/www\.w3\.org\/2000\/svg")/i

const names = [
  'A'.repeat(120),
  'Supercalifragilisticexpialidocious'.repeat(3),
  'W'.repeat(120),
  '😀'.repeat(60),
  '参加記念証明書'.repeat(17),
  'شهادة حضور ورشة العمل التعليمية '.repeat(3).trim(),
  'कार्यशाला सहभागिता प्रमाणपत्र '.repeat(4).trim(),
  '<script>alert(1)</script>',
  '"><image href="https://evil.example/x.png"/>',
  ']]>&amp;<!--',
  '\u202EKCOM\u202C',
  'Z\u0336\u0337\u0338\u0335\u0334\u0332\u0333go',
  '\u200B\u200B',
  '\u0000\uFFFE\u0085',
]

describe('badgeSvg and cardSvg', () => {
  for (const draw of [badgeSvg, cardSvg])
    for (const kind of kinds)
      test(`${draw.name} of a ${kind} is well-formed, labelled and has nothing active`, () => {
        for (const name of names) {
          const svg = draw(receipt(name, kind))
          wellFormed(svg)
          assert.match(svg, /<title>MOCK, not on-chain: practice credential “/)
          assert.match(svg, />MOCK<|>MOCK · not on-chain</)
          assert.match(svg, />not on-chain<|>MOCK · not on-chain</)
          // A name may contain such words; as text they are not markup.
          assert.doesNotMatch(svg.replace(/>[^<]*</g, '><'), forbidden)
        }
      })

  test('any name gives well-formed XML without active content', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), fc.constantFrom(...kinds), (name, kind) => {
        for (const svg of [badgeSvg(receipt(name, kind)), cardSvg(receipt(name, kind))]) {
          wellFormed(svg)
          assert.doesNotMatch(svg.replace(/>[^<]*</g, '><'), forbidden)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('the label is drawn after the name', () => {
    const svg = badgeSvg(receipt('Kilroy'))
    assert.ok(svg.lastIndexOf('>Kilroy<') < svg.lastIndexOf('>MOCK<'))
  })

  test('the bytes depend only on the record', () => {
    const extra = { ...receipt('Garden day'), shareUrl: 'https://example.org', contentDigest: '00' }
    assert.equal(badgeSvg(receipt('Garden day')), badgeSvg(extra))
    assert.notEqual(badgeSvg(receipt('Garden day')), badgeSvg(receipt('Garden day', 'badge', 'rcp_B')))
    const looks = new Set(kinds.map((kind) => badgeSvg(receipt('Garden day', kind)).length))
    assert.equal(looks.size, kinds.length)
  })

  test('a name has even lines, and a compound is parted only where no size holds it', () => {
    const lines = (name: string) => fit(name, { width: 190, height: 120 }, [38, 34, 30, 27, 24, 21, 19]).lines
    assert.deepEqual(lines('Bird-watching Course'), ['Bird-watching', 'Course'])
    assert.deepEqual(lines('Garden-club-volunteer-thank-you'), ['Garden-club-', 'volunteer-', 'thank-you'])
    const cafe = fit(
      'A stamp card for our cafe: ten stamps, and the eleventh coffee is free',
      { width: 270, height: 120 },
      [24],
    )
    assert.ok((cafe.lines.at(-1) ?? '').includes(' '), cafe.lines.join(' / '))
  })

  test('names stay inside their width, in four lines at most', () => {
    for (const name of names) {
      const { size, lines } = fit(name, { width: 360, height: 100 }, [46, 32, 22])
      assert.ok(lines.length <= 4, name)
      for (const line of lines) assert.ok(measure(line) * size <= 361, `${name}: ${line}`)
    }
    assert.match(fit('A'.repeat(120), { width: 360, height: 100 }, [46, 22]).lines.at(-1) ?? '', /…$/)
  })
})

describe('what a picture omits', () => {
  for (const [name, omits] of [
    ['Garden day', null],
    ['Ünïcode Ω Жук שלום مُحَمَّد ビットコイン勉強会', null],
    ['🏆 Chess Club ⚽\uFE0F', null],
    ['👩\u200D🚀', null],
    ['Café 🇫🇷 1️⃣', null],
    ['कार्यशाला', null],
    ['비트코인 워크숍 🎉', null],
    ['ไทย น้ำ', null],
    ['学校花园日志愿者 図書館', null],
    ['தமிழ்', ['Tamil']],
    ['ქართული Հայերեն', ['Georgian', 'Armenian']],
    ['ᓀᐦᐃᔭᐍᐏᐣ', ['Canadian Aboriginal']],
    ['𠮷野', ['Han']],
    ['𓀀', ['other letters']],
    ['🂡⠓', ['symbols']],
  ] as const)
    test(name, () => {
      const omitted = (record: ReceiptRecord) => pictureOmits(record, drawsInPng)
      assert.deepEqual(omitted(receipt(name)), omits)
      assert.deepEqual(omitted(receipt('Day', name)), omits, 'as a kind')
      assert.deepEqual(omitted({ ...receipt('Day'), look: { issuer: name } }), omits, 'as an issuer')
      assert.deepEqual(omitted({ ...receipt('Day'), look: { date: name } }), omits, 'as a date')
      // `omits` is empty exactly if the card shows the whole name.
      const shown = displayText(name).normalize('NFC')
      assert.equal(drawable(name, drawsInPng) === shown, omits === null)
    })
})

describe('renderPng', () => {
  test('1200 by 630, under 200 KB, always the same bytes', () => {
    for (const kind of kinds) {
      const card = cardSvg(receipt('Bitcoin Basics: Evening Workshop', kind), pictureFonts)
      const png = renderPng(card)
      assert.equal(png.subarray(1, 4).toString(), 'PNG')
      assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [1200, 630])
      assert.ok(png.length < 200_000)
      assert.deepEqual(renderPng(card), png)
    }
  })

  test('letters without a glyph in our fonts are never drawn as boxes', () => {
    const drawn = (name: string): string => drawable(name, drawsInPng)
    assert.equal(drawn('Ünïcode Ω Жук שלום'), 'Ünïcode Ω Жук שלום')
    assert.equal(drawn('مُحَمَّد'), 'مُحَمَّد')
    assert.equal(drawn('ビットコイン勉強会'), 'ビットコイン勉強会')
    assert.equal(drawn('🏆 Chess Club ⠓'), '🏆 Chess Club')
    for (const name of ['비트코인 워크숍', 'कार्यशाला', 'ไทย']) assert.equal(drawn(name), name)
    for (const name of ['தமிழ்', 'ქართული', '𓀀']) assert.equal(drawn(name), '')
    // With its Latin lines as text, to read what it says instead.
    const card = cardSvg(receipt('ქართული'), { draws: drawsInPng, outline: () => null })
    assert.match(card, />Mock badge</)
    assert.match(card, />badge {2}· {2}21 November 2026</)
    assert.match(card, /<title>[^<]*ქართული/)
  })
})

describe('the laurel of a medal', () => {
  const medal = (assetName: string, look: object) =>
    badgeSvg({ ...receipt(assetName), look: { shape: 'medal', palette: 'laurel', ...look } })
  const word = 'Stamp Card for our Cafe and every neighbour who came to the garden day in the rain of an early May'
  const looks = {
    alone: {},
    'with a symbol': { symbol: 'cup' },
    'with issuer and date': {
      symbol: 'cup',
      issuer: 'The Oak Street School of Gardening and Carpentry',
      date: '21 November 2026',
    },
  }
  for (const [what, look] of Object.entries(looks))
    test(`${what} keeps clear of the words, however long they are`, () => {
      for (const name of [
        ...Array.from(word, (_, n) => word.slice(0, n + 1)),
        'Wwwwwwwwwwwwwwww',
        'Bird-watching Course',
      ]) {
        const svg = medal(name, look)
        const rows = linesOf(svg)
        assert.ok(rows.length > 0)
        const leaves = leafPoints(svg)
        assert.ok(leaves.length > 200)
        for (const [x, y] of leaves)
          for (const { text, half, top, bottom } of rows)
            assert.ok(
              Math.abs(x) >= half || y <= top || y >= bottom,
              `a leaf at ${x.toFixed(0)} ${y.toFixed(0)} is under “${text}” of ${name}`,
            )
      }
    })

  /** The lines of user text: the middle of each is at x = 0. */
  const linesOf = (svg: string) =>
    [...svg.matchAll(/<text x="0" y="([^"]*)" font-size="([^"]*)"[^>]*>([^<]*)/g)]
      .map(([, y = '', size = '', text = '']) => ({ y: Number(y), size: Number(size), text }))
      .map(({ y, size, text }) => ({
        text,
        half: (measure(text) * size) / 2,
        top: y - 0.7 * size,
        bottom: y + 0.2 * size,
      }))

  /** Points on the edges of the leaves, and their mirror images, in the units of the picture. */
  const leafPoints = (svg: string) =>
    [
      ...svg.matchAll(/translate\((\S+) (\S+)\) rotate\((\S+)\)"><path d="M0 0C(\S+) (\S+) (\S+) (\S+) (\S+) 0C/g),
    ].flatMap(([, ...numbers]) => {
      const [x = 0, y = 0, turn = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0] = numbers.map(Number)
      const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
      return [0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1].flatMap((t) => {
        const along = 3 * (1 - t) ** 2 * t * x1 + 3 * (1 - t) * t * t * x2 + t ** 3 * x3
        const aside = 3 * (1 - t) ** 2 * t * y1 + 3 * (1 - t) * t * t * y2
        return [aside, -aside].map((side) => [x + along * cos - side * sin, y + along * sin + side * cos] as const)
      })
    })
})
