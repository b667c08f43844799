import { strict as assert } from 'node:assert'
import { describe, test } from 'node:test'
import type { ReceiptRecord } from '../../../src/core/sandbox.ts'
import { receiptPage } from '../../../src/pages/records/receipt.ts'
import { snippet } from '../../../src/pages/records/share-bar.ts'
import { digest, sampleReceipt } from '../../fakes/sample-records.ts'
import { unescaped } from '../../http/kit.ts'

const publicUrl = 'https://laurel.example'
const pageOf = (record: ReceiptRecord, more: object = {}): string =>
  receiptPage({ publicUrl, record, contentDigest: digest, proof: null, submits: true, imageOmits: null, ...more })
const withObjective = (objective: string) => ({
  mockPayload: { ...sampleReceipt('Garden day', 'badge').mockPayload, objective },
})
/** What a reader sees before anything is opened. */
const shown = (page: string): string =>
  page
    .slice(page.indexOf('<main'), page.indexOf('</main>'))
    .replace(/<svg[\s\S]*?<\/svg>/g, '')
    .replace(/(<summary[\s\S]*?<\/summary>)[\s\S]*?<\/details>/g, '$1')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

describe('the page of a receipt', () => {
  const page = pageOf(sampleReceipt('Garden day', 'badge'))

  test('shows badge, label, name and ways to share, in this order', () => {
    const page = pageOf({ ...sampleReceipt('Garden day', 'badge'), ...withObjective('For everybody who helped.') })
    const places = [
      'id="badge"',
      'class="tape"',
      '<h1',
      'For everybody who helped.',
      'data-module="share"',
      'id="timestamp"',
    ]
    const at = places.map((place) => page.indexOf(place))
    assert.ok(!at.includes(-1), String(at))
    assert.deepEqual(
      at,
      at.toSorted((a, b) => a - b),
    )
    assert.match(page, /<p class="tape">\s*<span><strong>MOCK<\/strong> <span>not on-chain<\/span><\/span>\s*<\/p>/)
  })

  test('says what it is for only as far as its title does not', () => {
    const said = (text: string) => {
      const record = { ...sampleReceipt('Garden day', 'badge'), ...withObjective(text) }
      return shown(pageOf(record))
    }
    assert.doesNotMatch(said('garden day.'), /garden day\./)
    assert.match(said('Garden day. It cannot be sold.'), /It cannot be sold\./)
    assert.doesNotMatch(said('Garden day. It cannot be sold.'), /Garden day\./)
    assert.match(said('Garden days are for everybody.'), /21 November 2026 Garden days are for everybody\./)
  })

  test('keeps forms for developers folded, with addresses that are whole', () => {
    const folded = page.slice(page.indexOf('For developers'))
    const path = '/receipt/rcp_AAAAAAAAAAAAAAAAAAAAAA'
    assert.ok(folded.includes(`href="${path}/badge.svg"`))
    assert.ok(folded.includes(`href="/api${path}/open-badge"`))
    assert.match(folded, /unsigned/)
    const code = unescaped(/<pre[^>]*><code>([\s\S]*?)<\/code>/.exec(folded)?.[1] ?? '')
    assert.equal(code, snippet(publicUrl + path, sampleReceipt('Garden day', 'badge')))
  })

  test('keeps words of machines folded', () => {
    assert.doesNotMatch(shown(page), /JSON|SHA-256|digest|curl|\/api\/|testnet|Record\b|HTML/)
    assert.match(shown(page), /Facts about this badge For developers/)
    assert.doesNotMatch(page, /<details[^>]*\sopen/)
  })

  test('says below the name who gave it and when, or when it was made', () => {
    const made =
      /<h1[\s\S]*?<\/h1>\s*<p class="by-line">\s*<span>Made <time[^>]*>21 November 2026<\/time><\/span>\s*<\/p>/
    assert.match(page, made)
    const lined = (look: unknown): string => pageOf({ ...sampleReceipt('Garden day'), look } as ReceiptRecord)
    const both = lined({ issuer: 'The <b>garden</b> group', date: '9 May 2026' })
    assert.match(both, /class="by-line">\s*<span><bdi class="user">The &#60;b&#62;garden&#60;\/b&#62; group<\/bdi>/)
    assert.match(both, /<bdi class="user">9 May 2026<\/bdi>/)
    assert.match(lined({ issuer: '\u200B', date: '9 May' }), /class="by-line">\s*<span><bdi class="user">9 May</)
    assert.match(shown(lined({ issuer: 'The garden group' })), /The garden group Made 21 November 2026/)
    for (const nothing of [undefined, {}, { shape: 'medal' }]) assert.match(lined(nothing), made)
  })

  test('makes the title of a long name smaller', () => {
    const title = (name: string): string => /<h1 class="([^"]*)"/.exec(pageOf(sampleReceipt(name)))?.[1] ?? ''
    assert.doesNotMatch(title('Garden day'), /long/)
    assert.match(title('Introduction to hashing, evening course'), /\blonger\b/)
    assert.match(title('Introduction to hashing, evening course, for learners who finished it'), /\blongest\b/)
    assert.match(title('参加した人への感謝のしるしです、みんなのために作りました'), /\blongest\b/)
  })

  test('offers a timestamp, or says how far it is', () => {
    assert.match(page, /<input type="hidden" name="receiptId" value="rcp_A{22}" \/>/)
    assert.match(shown(page), /Timestamp this badge/)
    assert.match(shown(pageOf(sampleReceipt('x'), { submits: false })), /switched off/)
    const stamped = pageOf(sampleReceipt('x'), { proof: { id: 'prf_AAAAAAAAAAAAAAAAAAAAAA', state: 'ots_pending' } })
    assert.doesNotMatch(shown(stamped), /Timestamp this badge/)
    assert.match(stamped, /href="\/proof\/prf_A{22}"/)
    assert.match(stamped, /ots verify rcp_A{22}\.json\.ots/)
    const waiting = pageOf(sampleReceipt('x'), { proof: { id: 'prf_AAAAAAAAAAAAAAAAAAAAAA', state: 'committed' } })
    assert.doesNotMatch(waiting, /ots verify/)
  })
})
