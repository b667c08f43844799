import { strict as assert } from 'node:assert'
import { describe, test } from 'node:test'
import { countOf, merged, noThings, thingsIn, without } from '../../../src/web/things/things-file.ts'

const id = (prefix: string, letter = 'A') => `${prefix}_${letter.repeat(22)}`
const madeAt = '2026-11-21T09:00:00.000Z'
const deleteToken = `del_${'0'.repeat(64)}`
const receipt = { id: id('rcp'), name: 'Poets', madeAt, deleteToken }
const report = { id: id('rpt'), title: 'A badge for poets', outcome: 'warn', madeAt } as const
const proof = {
  id: id('prf'),
  fileName: 'poem.txt',
  hash: 'ab'.repeat(32),
  madeAt,
  otsUrl: `/api/proof/${id('prf')}/ots`,
}
const all = { receipts: [receipt], reports: [report], proofs: [proof] }

describe('things in JSON', () => {
  test('come back as they were', () => {
    assert.deepEqual(thingsIn(JSON.parse(JSON.stringify(all))), all)
  })

  test('are left out when they do not fit, and nothing throws', () => {
    for (const value of [null, 1, 'x', [], {}, { receipts: 1, reports: null, proofs: [null, 1, 'x', []] }])
      assert.deepEqual(thingsIn(value), noThings)
    assert.equal(
      countOf(
        thingsIn({
          receipts: [
            { ...receipt, id: 'rcp_../../x' },
            { ...receipt, madeAt: 'today' },
          ],
          reports: [{ ...report, id: 1 }],
          proofs: [{ ...proof, hash: 'x' }],
        }),
      ),
      0,
    )
  })

  test('carry no address, no odd token and no endless text from a prepared file', () => {
    const odd = thingsIn({
      receipts: [{ ...receipt, name: 'x'.repeat(9000), deleteToken: 'del_x', extra: 1 }],
      reports: [{ ...report, outcome: 'x onerror=' }],
      proofs: [{ ...proof, otsUrl: 'javascript:alert(1)' }],
    })
    assert.deepEqual(odd.receipts, [{ id: receipt.id, name: 'x'.repeat(300), madeAt }])
    assert.deepEqual(odd.reports, [{ id: report.id, title: report.title, madeAt }])
    assert.deepEqual(odd.proofs, [proof])
  })
})

describe('two lists', () => {
  test('become one without doubles, the newest first', () => {
    const later = { ...receipt, id: id('rcp', 'B'), madeAt: '2026-11-22T09:00:00.000Z' }
    const both = merged(all, { ...noThings, receipts: [later, receipt] })
    assert.deepEqual(both, { ...all, receipts: [later, receipt] })
  })

  test('complete each other; what is known stays', () => {
    const known = { ...noThings, receipts: [{ id: receipt.id, name: '', madeAt }], proofs: [proof] }
    const both = merged(known, {
      ...noThings,
      receipts: [{ ...receipt, madeAt: '2027-01-01T00:00:00.000Z' }],
      proofs: [{ ...proof, fileName: '' }],
    })
    assert.deepEqual(both, { ...noThings, receipts: [receipt], proofs: [proof] })
  })

  test('a thing leaves by its id', () => {
    assert.deepEqual(without(all, receipt.id), { ...all, receipts: [] })
    assert.equal(countOf(without(all, 'other')), 3)
  })
})
