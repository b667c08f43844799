import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { preflight as screen } from '../../src/core/preflight/preflight.ts'
import type { Proposal } from '../../src/core/finding.ts'
import { designOf, issuanceOf, screenIssuance, withoutReferences } from '../../src/core/issuance.ts'
import { ruleSet } from '../../src/cli/rule-set.ts'

const preflight = (proposal: Proposal) => screen(proposal, ruleSet)
const named = (idea: string) => issuanceOf({ idea }, preflight)

test('a receipt is named after the first sentence of the idea, cut at a clause', () => {
  assert.equal(named('Garden day badge. Free for all.').assetName, 'Garden day badge')
  assert.equal(
    named('Certificate for everybody who finished our bicycle repair course, no monetary value.').assetName,
    'Certificate for everybody who finished our bicycle repair course',
  )
  const long = named(`A badge for ${'tall and kind '.repeat(9)}people`).assetName
  assert.ok(Array.from(long).length <= 70 && long.endsWith('…'))
  assert.equal(named('図書館の読書週間のバッジ。譲渡できません。').assetName, '図書館の読書週間のバッジ')
})

test('a badge that nobody named has the short name that its idea suggests', () => {
  const idea = 'A badge for pupils who finish the bird-watching course. It cannot be sold.'
  const { assetName, objective } = designOf({ idea }, {}, preflight).design
  assert.deepEqual([assetName, objective], ['Bird-watching Course', idea])
  assert.equal(designOf({ idea }, { assetName: 'Owls' }, preflight).design.assetName, 'Owls')
})

test('the kind is the requested one, else the one that the idea names, else a badge', () => {
  assert.equal(issuanceOf({ idea: 'A badge', tokenType: 'loyalty' }, preflight).tokenType, 'loyalty')
  assert.equal(named('A certificate for the course').tokenType, 'certificate')
  assert.equal(named('A stamp for the walk').tokenType, 'badge')
})

test('a network that cannot be simulated becomes testnet', () => {
  assert.equal(issuanceOf({ idea: 'A badge', network: 'signet' }, preflight).network, 'testnet')
  assert.equal(issuanceOf({ idea: 'A badge', network: 'regtest' }, preflight).network, 'regtest')
})

test('nothing on a receipt looks like a transaction id, a digest or an address', () => {
  const id = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
  assert.equal(withoutReferences(`the date of ${id} please`), 'the date of e3b0…b855 please')
  assert.equal(withoutReferences('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'), 'bc1q…f3t4')
  assert.equal(withoutReferences('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'), '1A1z…vfNa')
  assert.equal(withoutReferences('an ordinary sentence of words'), 'an ordinary sentence of words')
})

test('a proposal split over two fields is screened as one', () => {
  const split = {
    assetName: 'Members sell their badges',
    tokenType: 'badge',
    network: 'testnet',
    objective: 'to each other for money',
  } as const
  assert.equal(screenIssuance(split, preflight).outcome, 'fail')
})

test('a proposal split over its kind and another field is screened as one', () => {
  const [assetName, network] = ['Of our bakery', 'testnet'] as const
  const split = { assetName, tokenType: 'Share in the profit', network, objective: null }
  assert.equal(screenIssuance(split, preflight).outcome, 'fail')
})

test('a screened idea is not screened again, only the other texts of its receipt', () => {
  const screenedFor = (proposal: Proposal): readonly string[] => {
    const texts: string[] = []
    issuanceOf(proposal, (part) => {
      texts.push(part.idea)
      return preflight(part)
    })
    assert.equal(new Set(texts).size, texts.length, 'no text twice')
    return texts
  }
  assert.deepEqual(screenedFor({ idea: 'Garden day badge' }), [])
  const idea = 'Garden day badge. Free for all who helped with the beds.'
  assert.deepEqual(screenedFor({ idea }), ['Garden day badge'])
  assert.deepEqual(screenedFor({ idea: ` ${idea}\n` }), ['Garden day badge'])
  assert.deepEqual(screenedFor({ idea, tokenType: 'pin' }), [
    'Garden day badge',
    'pin',
    `pin ${idea}`,
    'pin Garden day badge',
  ])
  const long = `${idea} ${'We water the beds every week. '.repeat(80)}`
  const [name, objective = ''] = screenedFor({ idea: long })
  assert.equal(name, 'Garden day badge')
  assert.ok(objective.endsWith('…') && objective.length < long.length)
})

test('without an objective, name and kind are only screened together', () => {
  const texts: string[] = []
  screenIssuance({ assetName: 'Garden day badge', tokenType: 'pin', objective: null }, (part) => {
    texts.push(part.idea)
    return preflight(part)
  })
  assert.deepEqual(texts, ['Garden day badge', 'pin', 'pin Garden day badge'])
})

test('the nouns that the service uses as kinds are no claims, alone or with a name', () => {
  for (const tokenType of ['badge', 'certificate', 'collectible', 'loyalty'])
    for (const assetName of ['', 'Garden day badge'])
      assert.equal(
        screenIssuance({ assetName, tokenType, objective: null }, preflight).outcome,
        'pass',
        `${tokenType} ${assetName}`,
      )
})

test('a text that changes its meaning when shortened gets a neutral name and no objective', () => {
  // The double fails for every text without the whole negation.
  const strict = (proposal: Proposal) => {
    const fails = !proposal.idea.includes('is not what this is') && proposal.idea.includes('share of the profit')
    const finding = {
      ruleId: 'x',
      category: 'security',
      severity: 'fail',
      message: '',
      excerpt: '',
      advice: '',
    } as const
    return {
      outcome: fails ? ('fail' as const) : ('pass' as const),
      summary: '',
      idea: proposal.idea,
      findings: fails ? [finding] : [],
    }
  }
  const idea = `A share of the profit for ${'all '.repeat(20)}members is not what this is.`
  assert.deepEqual(issuanceOf({ idea }, strict), {
    assetName: 'Practice badge',
    tokenType: 'badge',
    network: 'testnet',
    objective: null,
  })
})
