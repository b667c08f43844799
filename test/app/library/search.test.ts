/** The library's search ranks the right article first for questions that beginners ask. */
import { strict as assert } from 'node:assert'
import { after, before, describe, test } from 'node:test'
import { publicationOf } from '../../../src/cli/publication.ts'
import { type TestService, content, startService } from '../../fakes/service.ts'

const { search } = publicationOf(content)

const questions = [
  ['is my token a security', 'primer-utility-vs-security'],
  ['what is the howey test', 'primer-utility-vs-security'],
  ['utility or investment', 'primer-utility-vs-security'],
  ['how do I issue a badge', 'badge-issuance-playbook'],
  ['what criteria should a badge have', 'badge-issuance-playbook'],
  ['someone asks for my seed phrase', 'wallet-safety-checklist'],
  ['how to keep my wallet safe', 'wallet-safety-checklist'],
  ['what is a recovery phrase', 'wallet-safety-checklist'],
  ['json schema for certificates', 'metadata-schema-certificates'],
  ['which metadata fields does a certificate need', 'metadata-schema-certificates'],
  ['open badges', 'metadata-schema-certificates'],
  ['prompt injection', 'agent-prompt-defense'],
  ['how do agents handle instructions in texts', 'agent-prompt-defense'],
  ['example of an event badge', 'case-study-event-badges'],
  ['badge for the guests of a meetup', 'case-study-event-badges'],
  ['how do I check the digest of a receipt', 'sandbox-simulation-lab'],
  ['what is a mock receipt', 'sandbox-simulation-lab'],
  ['how does the handshake work', 'handshake-protocol'],
  ['which assertions must my agent accept', 'handshake-protocol'],
  ['what is a skill', 'skills-registry-spec'],
  ['what changed since my version', 'skills-registry-spec'],
  ['what does warn mean', 'compliance-preflight'],
  ['why was my idea flagged', 'compliance-preflight'],
  ['stamp card for regulars', 'loyalty-badge-blueprint'],
  ['loyalty points for customers', 'loyalty-badge-blueprint'],
  ['testnet or regtest', 'testnet-launch-plan'],
  ['how to plan an experiment', 'testnet-launch-plan'],
  ['a key was leaked what do I do', 'incident-response-agent'],
  ['incident', 'incident-response-agent'],
  ['agent saw a secret', 'incident-response-agent'],
  // In words of people who do not know the terms of the library.
  ['legal', 'primer-utility-vs-security'],
  ['is it legal', 'primer-utility-vs-security'],
  ['do I need a lawyer', 'primer-utility-vs-security'],
  ['what is a token', 'primer-utility-vs-security'],
  ['nft', 'primer-utility-vs-security'],
  ['does my badge count as a stock', 'primer-utility-vs-security'],
  ['somebody stole my bitcoin', 'wallet-safety-checklist'],
  ['someone hacked my account', 'wallet-safety-checklist'],
  ['what happens if I lose my phone', 'wallet-safety-checklist'],
  ['discount for customers', 'loyalty-badge-blueprint'],
  ['free coffee after ten visits', 'loyalty-badge-blueprint'],
  ['points for buying bread', 'loyalty-badge-blueprint'],
  ['chatbot tricked by a message', 'agent-prompt-defense'],
  ['someone hides commands in a document', 'agent-prompt-defense'],
  ['volunteers at our festival', 'case-study-event-badges'],
  ['how do I connect my agent', 'handshake-protocol'],
  ['my text was rejected', 'compliance-preflight'],
  ['are there any rules I must follow', 'compliance-preflight'],
  ['what information should be on a diploma', 'metadata-schema-certificates'],
  ['should the email address be in the certificate', 'metadata-schema-certificates'],
  ['fake coins for testing', 'testnet-launch-plan'],
  ['stop an agent in an emergency', 'incident-response-agent'],
  ['where can I download the skills', 'skills-registry-spec'],
  ['revoke a badge given by mistake', 'badge-issuance-playbook'],
] as const

describe('GET /api/library?q= ranks the right article first', () => {
  let service: TestService
  before(async () => {
    service = await startService()
  })
  after(() => service.close())

  for (const [question, id] of questions)
    test(question, async () => {
      const { json } = await service.get(`/api/library?q=${encodeURIComponent(question)}`)
      assert.equal(json['data'].entries[0]?.id, id)
    })

  test('has at least two questions per article', () => {
    for (const { id } of content.library) assert.ok(questions.filter(([, found]) => found === id).length >= 2, id)
  })
})

test('a question that several lessons answer finds one of them among the first three', () => {
  const found = search('practice without real money').map(({ path }) => path)
  const answering = ['/library/sandbox-simulation-lab', '/library/testnet-launch-plan']
  assert.ok(
    found.slice(0, 3).some((path) => answering.includes(path)),
    found.join(' '),
  )
})

test('finds mistyped and unfinished words, and nothing for an empty or unknown word', () => {
  assert.equal(search('walet safty')[0]?.path, '/library/wallet-safety-checklist')
  assert.equal(search('handsh')[0]?.path, '/library/handshake-protocol')
  for (const nothing of ['', '   ', 'what is the', 'zzzzqqqq', '💥']) assert.deepEqual(search(nothing), [])
})

test('finds nothing for stop words alone, or where an item fits a small part of the query by chance', () => {
  for (const nothing of [
    'nothing of the kind',
    'everything else',
    'weather in paris tomorrow',
    'best pizza recipe',
    'football world cup results',
    'used car dealer',
    'cheap flights',
  ])
    assert.deepEqual(
      search(nothing).map(({ path }) => path),
      [],
      nothing,
    )
})

test('returns the same order for the same question', () => {
  const again = publicationOf(content)
  for (const [question] of questions) assert.deepEqual(again.search(question), search(question))
})

describe('modules, templates, rules and operations are found beside articles', () => {
  for (const [query, kind, path] of [
    ['ordinals inscriptions', 'Module', '/library/modules/bitcoin-native-tools'],
    ['certificate of completion', 'Template', '/library/templates#certificate'],
    ['scarcity', 'Rule', '/rules#scarcity'],
    ['revoke my api key', 'API', '/docs#key_revoke'],
    ['download the ots file', 'API', '/docs#proof_ots'],
  ] as const)
    test(query, () => {
      const [first] = search(query)
      assert.deepEqual([first?.kind, first?.path], [kind, path])
    })

  test('words are compared without their endings', () => {
    for (const query of ['delete a receipt', 'deleting receipts', 'receipt deleted'])
      assert.equal(search(query).find(({ kind }) => kind === 'API')?.path, '/docs#receipt_delete', query)
  })

  test('an item that is known to fit comes before those that fit as well by their words', () => {
    const place = (fitting: readonly string[]) => {
      const at = search('badge for friends', fitting).findIndex(({ path }) => path === '/rules#trading')
      return at < 0 ? Infinity : at
    }
    assert.ok(place(['/rules#trading']) < place([]))
    assert.deepEqual(search('zzzzqqqq', ['/rules#trading']), [])
  })
})
