import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { deleteForm } from '../../../src/pages/records/delete-form.ts'
import { token } from '../../fakes/sample-records.ts'
import { unescaped } from '../../http/kit.ts'

const kept = (name: string): string =>
  unescaped(
    /data-name="([^"]*)"/.exec(deleteForm({ kind: 'report', id: 'rpt_AAAAAAAAAAAAAAAAAAAAAA', token, name }))?.[1] ??
      '',
  )

test('the name that a browser keeps is one line, cut after a word, or in a script without blanks after a character', () => {
  assert.equal(kept('  For the\n garden   day '), 'For the garden day')
  const words = 'For all who helped on the day of the garden, and for those who cooked, and for them'
  assert.equal(kept(words), 'For all who helped on the day of the garden, and for those who cooked, and for…')
  assert.equal(kept(`${'x'.repeat(79)} and more`), `${'x'.repeat(79)}…`)
  assert.equal(kept(`${'x'.repeat(80)} and more`), `${'x'.repeat(80)}…`)
  assert.equal(kept(`For ${'学校'.repeat(60)}`), `For ${'学校'.repeat(38)}…`)
  assert.equal(kept('🎉'.repeat(81)), `${'🎉'.repeat(80)}…`)
})
