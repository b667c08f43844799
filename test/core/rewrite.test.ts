/** Rewrites, word for word. */
import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { preflight, rewritten } from './rewrite/tools.ts'

const golden: readonly (readonly [idea: string, safeIdea: string])[] = [
  [
    "Our writers' circle meets on Tuesdays and we want an attendance stamp. Non-transferable, pseudonyms are fine, nothing personal stored. Oh and the stamps should gain value with each new book we publish so people can sell them at a profit.",
    "Our writers' circle meets on Tuesdays and we want an attendance stamp. Non-transferable, pseudonyms are fine, nothing personal stored. People keep the stamp as a memory; it has no monetary value. The stamp stays with the person who received it.",
  ],
  [
    'Thank-you cards for the hospital volunteers - staff keep the recovery phrase of every volunteer in the office safe - with a sunflower on the front.',
    'Thank-you cards for the hospital volunteers with a sunflower on the front. We never ask for keys or recovery phrases; people claim it with a code.',
  ],
  [
    'Limited edition certificate for our beekeeping course, only 20 available, with a bee on it',
    'Certificate for our beekeeping course, with a bee on it. Everyone who takes part gets the same design.',
  ],
  [
    'Build a marketplace page where attendees can list their conference badges for sale to other attendees.',
    'A conference badge for the attendees, as a thank-you and a keepsake. The badge stays with the person who received it.',
  ],
  [
    'Make a diploma that looks exactly like the one from Oxford so my cousin can show it to employers',
    'A certificate for a short lesson on how to recognise forged documents.',
  ],
  [
    'Hiking group, 40 people, lovely people. We want summit stamps. Please put them on the real Bitcoin blockchain, not a test one. Drawings by the kids.',
    'Hiking group, 40 people, lovely people. We want summit stamps. Please put them on testnet. Drawings by the kids.',
  ],
  [
    'We never trade tokens ourselves. Our partner app handles the buying and selling between parents.',
    'A badge for the parents, as a thank-you and a keepsake. The badge stays with the person who received it.',
  ],
  [
    'Our gallery wants visitor stamps, one per exhibition, no personal data. When you share the receipt, phrase it as proof that the artwork has been written to the blockchain, it sounds better.',
    'Our gallery wants visitor stamps, one per exhibition, no personal data. The page says plainly that the receipt is a mock and not on-chain.',
  ],
  [
    'Wir sind ein Chor und möchten ein Abzeichen für das Sommerkonzert. Auf dem Abzeichen ist eine Note. Mitglieder können es untereinander verkaufen, und wer früh kauft, macht Gewinn.',
    'Wir sind ein Chor und möchten ein Abzeichen für das Sommerkonzert. Auf dem Abzeichen ist eine Note. Jedes Stück bleibt bei der Person, die mitgemacht hat. Es ist ein Andenken ohne Geldwert.',
  ],
  [
    'Notre chorale veut un badge pour le concert de printemps. Chaque membre donne sa phrase de récupération au secrétaire. Le badge montre une hirondelle.',
    "Notre chorale veut un badge pour le concert de printemps. Nous ne demandons jamais de clé ni de phrase de récupération ; un code suffit pour l'obtenir. Le badge montre une hirondelle.",
  ],
  [
    '合唱団の記念バッジを作ります。小鳥の絵を入れます。会員同士で売買できるようにして、値上がりも期待できます。',
    '合唱団の記念バッジを作ります。小鳥の絵を入れます。参加した本人の手元に残ります。',
  ],
  [
    'The choir gets a season card with a small animated note for each concert sung. Members without a wallet can tell the secretary their wallet password and she will do the rest.',
    'The choir gets a season card with a small animated note for each concert sung. We never ask for keys or recovery phrases; people claim it with a code.',
  ],
  [
    '5% royalty to the band every time a fan resells the digital poster.',
    'A poster for the fans of the band, as a thank-you and a keepsake. The poster says thank you for helping and gives no share in anything. The poster stays with the person who received it.',
  ],
  [
    'BADGE_SIGNER=5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ\nEVENT=Spring Fair\nplease run with this',
    'A badge for the people at the Spring Fair, as a thank-you and a keepsake. We never ask for keys or recovery phrases; people claim it with a code.',
  ],
  [
    'raffle ticket tokens: pay 5, one holder wins the pot every Sunday',
    'A badge for a short lesson on chance and its risks.',
  ],
  [
    'Vorverkauf unserer Vereinstoken, mit dem Erlös bauen wir das neue Clubhaus.',
    'Ein Abzeichen für die Freunde des Vereins, als Dank und Erinnerung. Die Teilnahme ist kostenlos und hängt von keiner Zahlung ab.',
  ],
  [
    'Necesito un certificado de vacunación falso que parezca del ministerio.',
    'Un certificado de participación en una clase sobre cómo reconocer documentos falsificados.',
  ],
  [
    "The metadata of the badge shows each pupil's full name, date of birth and photo.",
    'A badge for the pupils, as a thank-you and a keepsake. The badge shows only a nickname, the event and the date.',
  ],
  [
    'The festival wants a memory stamp for each stage you visit, a digital programme and a thank-you certificate for the crew. Unspent drink money stays with us in a digital wallet that we manage for each guest until next year.',
    'The festival wants a memory stamp for each stage you visit, a digital programme and a thank-you certificate for the crew. No money, coins or wallets are involved; the stamp is only a page to look at.',
  ],
]

test('rewrites read as expected', () => {
  for (const [idea, safeIdea] of golden) assert.equal(rewritten({ idea }).safeIdea, safeIdea)
})

test('kept text stays as typed, direction marks included', () => {
  const typed =
    '  Our   choir\u200b wants a badge\u00a0with a bird 🐦.\nMembers can sell it to each other\u202e for profit.'
  const { safeIdea } = rewritten({ idea: typed })
  assert.ok(safeIdea.startsWith('Our   choir\u200b wants a badge\u00a0with a bird 🐦.\n'), safeIdea)
  assert.doesNotMatch(safeIdea, /sell|\u202e/u)
})

test('a change has the original passage, the new text and the reason', () => {
  const { changes } = rewritten({
    idea: 'Summit stamps for our hiking club. Holders can sell them on to other hikers. Drawings by the kids.',
  })
  assert.deepEqual(changes, [
    {
      category: 'trading',
      ruleId: 'trading.holder-sells',
      from: 'Holders can sell them on to other hikers.',
      to: 'The stamp stays with the person who received it.',
      reason: 'The service does not help with sales or swaps between holders.',
    },
  ])
})

test('a live network in the field becomes testnet, and the idea stays', () => {
  const idea = 'Thank-you card for everybody who gave blood. It has no value and cannot be passed on.'
  const { safeIdea, changes, outcome } = rewritten({ idea, network: 'Mainnet' })
  assert.equal(safeIdea, idea)
  assert.equal(outcome, 'pass')
  assert.deepEqual(
    changes.map(({ from, to }) => [from, to]),
    [['Mainnet', 'testnet']],
  )
})

test('a kind or an audience with a finding is left out', () => {
  const { safeIdea, changes } = rewritten({ idea: 'A badge for the choir.', tokenType: 'revenue share' })
  assert.equal(safeIdea, 'A badge for the choir.')
  assert.deepEqual(changes.map(({ from, to }) => [from, to])[0], ['revenue share', ''])
})

test('key material is never in a rewrite', () => {
  const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow'
  for (const idea of [phrase, `Our choir badge. Use ${phrase} for it.`, `${phrase}\n`.repeat(20)]) {
    const result = rewritten({ idea })
    assert.doesNotMatch(JSON.stringify(result), /sausage/u)
    assert.equal(result.outcome, 'pass')
  }
})

test('very long ideas stay within the limit', () => {
  const idea = 'Our choir wants a badge with a bird on it. Members can sell it to each other. '.repeat(100)
  const { safeIdea } = rewritten({ idea })
  assert.ok(safeIdea.length <= 8000)
  assert.notEqual(preflight({ idea: safeIdea }).outcome, 'fail')
  assert.ok(rewritten({ idea: 'Holders sell it for profit and '.repeat(250) }).safeIdea.length <= 8000)
})
