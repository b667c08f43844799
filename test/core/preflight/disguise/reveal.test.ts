import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { analyze } from '../../../../src/core/preflight/analyze.ts'
import { revealed } from '../../../../src/core/preflight/disguise/reveal.ts'
import { engineOf } from '../../../../src/core/preflight/engine.ts'
import { preflight } from '../../../../src/core/preflight/preflight.ts'
import { ruleSet } from '../../../../src/cli/rule-set.ts'
import { everyDisguise } from '../../../../training/disguises.ts'

const engine = engineOf(ruleSet)
const readingOf = (text: string) => revealed(text, analyze(text, engine), engine)?.view.text

const risky = 'Members can sell their badge to other members and we guarantee a profit for every investor.'
const harmless = 'A badge for everybody who helped to clean the river bank last Saturday.'

describe('long texts', () => {
  const long = Array.from({ length: 60 }, (_, n) => `${risky} ${harmless} It is number ${n}.`).join(' ')
  const backwards = (text: string): string => Array.from(text).reverse().join('')
  const rot13 = (text: string): string =>
    text.replace(/[a-z]/gi, (letter) => String.fromCharCode(letter.charCodeAt(0) + (/[a-m]/i.test(letter) ? 13 : -13)))

  it('are unscrambled as short ones are', () => {
    assert.ok(long.length > 3_000)
    assert.equal(readingOf(backwards(long)), long)
    assert.equal(readingOf(rot13(long)), long)
  })

  it('are left as they are when only the parts that are looked at first are scrambled', () => {
    const noise = 'qzx vkw jqy xzv wqk '.repeat(450)
    const at = [0, Math.floor((noise.length - 700) / 2), noise.length - 700]
    const mixed = at.reduce(
      (text, from) => text.slice(0, from) + backwards(long).slice(1, 701) + text.slice(from + 700),
      noise,
    )
    assert.notEqual(readingOf(mixed), backwards(mixed))
  })
})

describe('readings', () => {
  for (const [disguise, text, reading] of [
    ['base64', btoa(risky), risky],
    ['base64 twice', btoa(btoa(risky)), risky],
    ['base64 between words', `Read: ${btoa(risky)} Thanks.`, `Read: ${risky} Thanks.`],
    ['hex', Buffer.from(risky).toString('hex'), risky],
    ['escapes of a URL', encodeURIComponent(risky), risky],
    ['escapes of HTML, twice', '&amp;#83;&amp;#101;&amp;#108;&amp;#108; it', 'Sell it'],
    ['a text written backwards', Array.from(risky).reverse().join(''), risky],
    ['tags inside words', 'a pro<a></a>fit for all', 'a profit for all'],
    [
      'words broken by a line end',
      'We promise a guaran\ntee to every inve stor.',
      'We promise a guarantee to every investor.',
    ],
    [
      'words run together',
      'We sell the earlyaccesspresale to everybody.',
      'We sell the early access presale to everybody.',
    ],
    ['diacritics', 'a prófît for ëvery invèstor', 'a profit for every investor'],
    ['misspelt words', 'we promise a gaurantee of proffit', 'we promise a guarantee of profit'],
  ] as const)
    it(`reads ${disguise}`, () => {
      assert.equal(readingOf(text), reading)
    })

  for (const [why, text] of [
    ['plain prose', harmless],
    ['a digest', 'sha256 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08 of the picture'],
    ['long words and paths', 'See docs/decisions/0020-what-earns-its-place.md, responsibilities and all.'],
    ['an address with a blank', 'The map is at example.org/our%20map.'],
    ['names', 'Fish supper at Baguio with Clyde and Piotr'],
    ['names of shops in a language with accents', 'Bäckerei Müller verkauft Brot.'],
    ['another language', 'Ein Abzeichen für alle, die im Garten geholfen haben, mit Namen des Gartens.'],
  ] as const)
    it(`leaves alone ${why}`, () => {
      assert.equal(readingOf(text), undefined)
    })
})

describe('a shop with an accent in its name', () => {
  for (const shop of ['Bäckerei', 'Fleischerei', 'Gärtnerei', 'Panadería', 'Pékség'])
    for (const name of ['Müller', 'Bäcker', 'Fischer', 'García'])
      it(`${shop} ${name} raises no money by selling bread`, () => {
        for (const goods of ['verkauft Brot', 'verkauft Stempelkarten', 'vende pan']) {
          const { findings } = preflight({ idea: `${shop} ${name} ${goods}.` }, ruleSet)
          assert.deepEqual(
            findings.filter(({ severity }) => severity === 'fail').map(({ ruleId }) => ruleId),
            [],
            goods,
          )
        }
      })

  it('is still refused where it promises a gain', () => {
    const { outcome } = preflight({ idea: 'Bäckerei Müller: garantierter Gewinn für alle Inhaber.' }, ruleSet)
    assert.equal(outcome, 'fail')
  })
})

describe('generated disguises', () => {
  for (const { name, of, apply } of everyDisguise.filter(({ of }) => of !== 'English sentence')) {
    it(`refuses a risky text: ${name} (${of})`, () => {
      assert.equal(preflight({ idea: apply(risky, 1) }, ruleSet).outcome, 'fail')
    })
    it(`does not refuse a harmless one: ${name}`, () => {
      assert.notEqual(preflight({ idea: apply(harmless, 1) }, ruleSet).outcome, 'fail')
    })
  }
})

it('findings point into the text as it was sent, and repeat nothing that was decoded', () => {
  for (const text of [
    btoa(risky),
    `Read: ${btoa(risky)}`,
    Array.from(risky).reverse().join(''),
    'a garantueed proffit for investors',
  ])
    for (const { start, end, excerpt } of preflight({ idea: text }, ruleSet).findings) {
      assert.equal(text.slice(start, end), excerpt)
      assert.ok((end ?? 0) > (start ?? 0))
    }
})
