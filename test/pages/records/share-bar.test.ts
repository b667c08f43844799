import { strict as assert } from 'node:assert'
import { describe, test } from 'node:test'
import { shareBar, snippet } from '../../../src/pages/records/share-bar.ts'
import { sampleReceipt } from '../../fakes/sample-records.ts'
import { unescaped } from '../../http/kit.ts'

const publicUrl = 'https://laurel.example'
const address = `${publicUrl}/receipt/rcp_AAAAAAAAAAAAAAAAAAAAAA`
const path = '/receipt/rcp_AAAAAAAAAAAAAAAAAAAAAA'

describe('the share bar', () => {
  const bar = shareBar(publicUrl, sampleReceipt('Garden “day” <b>', 'badge'))

  test('gives the forms of the badge for people without a script', () => {
    assert.ok(bar.includes(`value="${address}"`))
    for (const file of ['image.png', 'qr.svg']) assert.ok(bar.includes(`href="${path}/${file}"`), file)
    // A button does nothing without a script, so each is hidden until the script shows it.
    for (const [button] of bar.matchAll(/<button[^>]*>/g)) assert.match(button, /\shidden\b/)
  })

  test('tells the share sheet that it is a mock', () => {
    const title = unescaped(/data-title="([^"]*)"/.exec(bar)?.[1] ?? '')
    assert.equal(title, 'Garden “day” <b> (MOCK, not on-chain)')
    const nameless = shareBar(publicUrl, sampleReceipt('\u200B'))
    assert.match(nameless, /data-title="Mock badge \(MOCK, not on-chain\)"/)
  })

  test('has a snippet with absolute addresses whose alternative text says MOCK', () => {
    assert.equal(
      snippet(address, sampleReceipt('Garden “day” <b>', 'badge')),
      `<a href="${address}"><img src="${address}/badge.svg" width="240" height="240" alt="MOCK, not on-chain: practice credential “Garden “day” &#60;b&#62;”" /></a>`,
    )
    assert.match(snippet(address, sampleReceipt('\u202E')), /alt="MOCK, not on-chain: practice credential" \/>/)
  })
})
