/** Shared by the tests of documents: the ids in the specification, and the envelope. */
import { strict as assert } from 'node:assert'
import { type Answer, testVersion } from '../fakes/service.ts'
import { keys } from './kit.ts'

export const base = 'https://laurel.example'
export const skillIds = [
  'bitcoin-tokenization-basics',
  'badge-issuer',
  'collectible-registry',
  'wallet-integration',
  'compliance-check',
]
export const moduleIds = ['tokenization-101', 'bitcoin-native-tools', 'agent-safety', 'case-studies']
export const libraryIds = [
  'primer-utility-vs-security',
  'badge-issuance-playbook',
  'wallet-safety-checklist',
  'metadata-schema-certificates',
  'agent-prompt-defense',
  'case-study-event-badges',
  'sandbox-simulation-lab',
  'handshake-protocol',
  'skills-registry-spec',
  'compliance-preflight',
  'loyalty-badge-blueprint',
  'testnet-launch-plan',
  'incident-response-agent',
]
export const assertions = ['no-securities-solicitation', 'no-key-handling', 'education-only']
export const scopes = ['read-knowledge', 'draft-metadata', 'never-custody']

/** The content of the envelope of a document. */
export const data = (answer: Answer): Record<string, any> => {
  assert.equal(answer.status, 200, answer.text)
  assert.deepEqual(keys(answer.json), ['data', 'ok', 'version'])
  assert.equal(answer.json['ok'], true)
  assert.equal(answer.json['version'], testVersion)
  return answer.json['data']
}

export const idsOf = (list: { id: string }[]) => list.map(({ id }) => id)
