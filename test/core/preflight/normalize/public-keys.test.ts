import { deepEqual, equal, notEqual, ok } from 'node:assert/strict'
import { describe, test } from 'node:test'
import { base58, base64 } from '@scure/base'
import { preflight } from '../../../../src/core/preflight/preflight.ts'
import { withoutPublicKeys } from '../../../../src/core/preflight/normalize/public-keys.ts'
import { ruleSet } from '../../../../src/cli/rule-set.ts'
import { addresses, bech32Of, extended, hex, keyPair, pem, versions } from '../secrets/keys.ts'
import { Random } from '../secrets/random.ts'

const screen = (idea: string) => preflight({ idea }, ruleSet)
const bare64 = (bytes: Uint8Array): string => base64.encode(bytes).replace(/=+$/, '')

const forms: Readonly<Record<string, (random: Random) => string>> = {
  'PEM public key': () => keyPair().open,
  'PEM public key in one line': (r) => pem(r, 'PUBLIC KEY', 91, ' '),
  'RSA public key': (r) => pem(r, 'RSA PUBLIC KEY', 270),
  certificate: (r) => pem(r, 'CERTIFICATE', 600),
  'PGP public key block': (r) => pem(r, 'PGP PUBLIC KEY BLOCK', 400).replace('\n-----END', '\n=aB3d\n-----END'),
  'SSH2 public key': (r) => pem(r, 'SSH2 PUBLIC KEY', 200),
  '33 bytes': (r) => `02${hex(r)}`,
  '65 bytes': (r) => `04${hex(r, 64)}`,
  'x-only': (r) => `x-only public key ${hex(r)}`,
  'called public': (r) => `public key: ${hex(r)}`,
  npub: (r) => bech32Of('npub', r.bytes(32)),
  age: (r) => bech32Of('age', r.bytes(32)),
  'ssh-ed25519': (r) => `ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI${bare64(r.bytes(32))} anna@laptop`,
  'ssh-rsa': (r) => `ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABAQ${bare64(r.bytes(256))} anna@laptop`,
  'did:key': (r) => `did:key:z6Mk${base58.encode(r.bytes(33)).slice(0, 44)}`,
  'descriptor wpkh': (r) => `wpkh([d34db33f/84h/1h/0h]${extended(r, 'tprv', false)}/0/*)#abcdefgh`,
  'descriptor wsh': (r) => `wsh(multi(2,02${hex(r)},03${hex(r)}))`,
  'descriptor tr': (r) => `tr(${hex(r)})`,
  ...Object.fromEntries(
    Object.keys(versions).map((name) => [
      name.replace('prv', 'pub'),
      (r: Random) => extended(r, name as keyof typeof versions, false),
    ]),
  ),
  ...Object.fromEntries(addresses.map((address, n) => [`address ${n}`, address])),
}

const sentences = [
  'A badge for the choir: @',
  'Our club gives a badge to everybody who came to the concert. The poster shows @ in blue.',
  'Show @ on the page of the issuer, next to the badge for the gardeners.',
  'The issuer page lists our public key @ so that anybody can check the badge.',
  'Ein Abzeichen für den Wanderverein, auf der Seite steht @ neben dem Datum.',
  'Un badge pour la chorale du village, avec @ au dos.',
  'Insignia para el club de lectura, con @ en la página.',
  'Un distintivo per il gruppo teatrale, con @ sul retro.',
  'Odznaka dla klubu szachowego, na stronie @ i data.',
  'Значок для клуба любителей книг, на странице @ и дата.',
  'شارة لنادي القراءة وفي الصفحة @ والتاريخ.',
  'Lencana untuk klub baca sekolah, dengan @ di belakang.',
  '読書クラブのバッジです。ページに @ を載せます。',
  '请为读书会做一枚徽章，页面上写 @ 和日期。',
  // Still risky, whatever it contains.
  'Members sell the badge to each other, and @ is printed on it.',
]

describe('public key material', () => {
  for (const [form, make] of Object.entries(forms))
    test(`${form} is harmless, alone and in sentences`, () => {
      const random = new Random(`public ${form}`)
      for (const sentence of sentences) {
        const { outcome } = screen(sentence.replace('@', 'the year'))
        const idea = sentence.replace('@', () => make(random))
        const screened = screen(idea)
        equal(screened.outcome, outcome, `${sentence}: ${screened.findings.map((f) => f.ruleId).join()}`)
        equal(screened.idea, idea)
        ok(screened.findings.every((f) => f.category !== 'keys'))
        for (const { start = 0, end = 0, excerpt } of screened.findings) equal(idea.slice(start, end), excerpt)
      }
      const bare = screen(make(random))
      ok(
        bare.findings.every((f) => f.ruleId === 'ambiguity.no-idea'),
        bare.findings.map((f) => f.ruleId).join(),
      )
    })

  test('no words can be hidden in it', () => {
    const random = new Random('hidden')
    const risk = 'Members sell the badge to each other at a profit.'
    const compact = 'MembersSellTheBadgeToEachOtherAtAProfit'
    for (const idea of [
      `-----BEGIN PUBLIC KEY-----\n${risk}\n-----END PUBLIC KEY-----`,
      pem(random, 'CERTIFICATE', 300).replace('\n', `\n${risk}\n`),
      `did:key:${risk}`,
      `wpkh(${risk})`,
      `A badge ${hex(random)}. ${risk} ${hex(random)}`,
    ])
      equal(screen(idea).outcome, 'fail', idea.slice(0, 60))
    for (const text of [
      `pk(${compact})`,
      `tb1${compact.toLowerCase()}`,
      `ssh-rsa AAAA ${compact}`,
      `-----BEGIN PUBLIC KEY-----\n${compact}\n-----END PUBLIC KEY-----`,
      'deadbeef'.repeat(2),
    ])
      equal(withoutPublicKeys(text), text)
  })

  test('private material beside it is still found', () => {
    const random = new Random('beside')
    const key = extended(random, 'xprv', true)
    const { outcome, idea } = screen(`wpkh(${extended(random, 'xprv', false)}) and wpkh(${key})`)
    equal(outcome, 'fail')
    ok(!idea.includes(key.slice(10, 30)))
    notEqual(idea, '')
  })

  test('every other character keeps its offset', () => {
    const random = new Random('place')
    const address = addresses[3]?.(random) ?? ''
    deepEqual(withoutPublicKeys(`to ${address}, please`), `to ${' '.repeat(address.length)}, please`)
  })
})
