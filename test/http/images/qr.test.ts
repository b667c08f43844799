import { strict as assert } from 'node:assert'
import { describe, test } from 'node:test'
import { Resvg } from '@resvg/resvg-js'
import decodeQR from 'qr/decode.js'
import { qrSvg } from '../../../src/http/images/qr.ts'
import { wellFormed } from '../../fakes/xml.ts'

const addresses = [
  'https://laurel.example/receipt/rcp_AAAAAAAAAAAAAAAAAAAAAA',
  'http://127.0.0.1:3000/receipt/rcp_0123456789abcdefghijkl',
  'https://credentials.a-school-district-with-a-long-name.example:8443/receipt/rcp_zzzzzzzzzzzzzzzzzzzzzz',
]
const pixelsOf = (svg: string, width: number) => {
  const { pixels, width: w, height: h } = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render()
  return { width: w, height: h, data: pixels }
}

describe('the QR code of a receipt', () => {
  for (const address of addresses)
    test(`decodes to ${address}, on paper and on a screen`, () => {
      const svg = qrSvg(address)
      wellFormed(svg)
      for (const width of [205, 600]) assert.equal(decodeQR(pixelsOf(svg, width)), address, `${width} px`)
    })

  test('survives the loss that error correction M allows for', () => {
    const address = addresses[0] ?? ''
    // A blot over some 4% of the code, away from its finder patterns.
    const blot = qrSvg(address).replace('</svg>', '<rect x="22" y="18" width="7" height="7" fill="#000000"/></svg>')
    assert.equal(decodeQR(pixelsOf(blot, 600)), address)
  })

  test('is dark on white with a quiet zone, and says what it leads to', () => {
    const svg = qrSvg(addresses[0] ?? '')
    const { width, data } = pixelsOf(svg, 41 * 4)
    const at = (x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)]
    for (let i = 0; i < 41 * 4; i++)
      for (const depth of [0, 8, 15]) {
        assert.deepEqual(at(i, depth), [255, 255, 255, 255])
        assert.deepEqual(at(depth, i), [255, 255, 255, 255])
      }
    assert.deepEqual(at(18, 18), [0, 0, 0, 255], 'the corner of a finder pattern')
    assert.match(svg, />MOCK · not on-chain<\/text>/)
    assert.match(svg, /<title>MOCK, not on-chain: /)
    assert.doesNotMatch(svg, /prefers-color-scheme|currentColor|<style|<script|href/)
  })

  test('equal addresses give equal bytes, few of them', () => {
    const [one = '', two = ''] = addresses
    assert.equal(qrSvg(one), qrSvg(one))
    assert.notEqual(qrSvg(one), qrSvg(two))
    assert.ok(qrSvg(one).length < 9_000, String(qrSvg(one).length))
  })
})
