/** docs/rewrites.md agrees with the source. `WRITE_DOCS=1 node --test test/core/rewrite/documents.test.ts` writes it. */
import { strict as assert } from 'node:assert'
import { readFileSync, writeFileSync } from 'node:fs'
import { test } from 'node:test'
import type { Proposal } from '../../../src/core/finding.ts'
import type { Change } from '../../../src/core/rewrite.ts'
import { preflight, rewritten } from './tools.ts'

const examples: readonly (readonly [title: string, proposal: Proposal])[] = [
  [
    'One sentence goes, the rest stays as typed',
    {
      idea: "Our writers' circle meets on Tuesdays and we want an attendance stamp. Non-transferable, pseudonyms are fine, nothing personal stored. Oh and the stamps should gain value with each new book we publish so people have a reason to keep them.",
    },
  ],
  [
    'What stands between dashes goes, the artwork stays',
    {
      idea: 'Thank-you cards for the hospital volunteers - staff keep the recovery phrase of every volunteer in the office safe - with a sunflower on the front.',
    },
  ],
  [
    'A limit taken out of a sentence',
    { idea: 'Limited edition certificate for our beekeeping course, only 20 available, with a bee on it' },
  ],
  [
    'The whole idea is the mechanism: who and what stay',
    { idea: 'Build a marketplace page where attendees can list their conference badges for sale to other attendees.' },
  ],
  [
    'Nothing honest remains: a lesson instead',
    { idea: 'Make a diploma that looks exactly like the one from Oxford so my cousin can show it to employers' },
  ],
  [
    'A mock is called a mock',
    {
      idea: 'Our gallery wants visitor stamps, one per exhibition, no personal data. When you share the receipt, phrase it as proof that the artwork has been written to the blockchain, it sounds better.',
    },
  ],
  [
    'The sentence that leans on the risky one goes along',
    {
      idea: "I'm the treasurer of a youth orchestra. Parents pay for the tour in ten instalments. Could each family get a violin token that fills up as they pay, with the money staying in a wallet that I look after until we book the coaches? If they drop out I send it back.",
    },
  ],
  [
    'A finding about a field',
    { idea: 'Thank-you card for blood donors, no value, no transfer.', network: 'Mainnet', audience: 'hospital staff' },
  ],
  [
    'Key material',
    {
      idea: 'BADGE_SIGNER=5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ\nEVENT=Spring Fair\nplease run with this',
    },
  ],
  [
    'German: two findings in one sentence',
    {
      idea: 'Wir sind ein Chor und möchten ein Abzeichen für das Sommerkonzert. Auf dem Abzeichen ist eine Note. Mitglieder können es untereinander verkaufen, und wer früh kauft, macht Gewinn.',
    },
  ],
  [
    'French: in the middle',
    {
      idea: 'Notre chorale veut un badge pour le concert de printemps. Chaque membre donne sa phrase de récupération au secrétaire. Le badge montre une hirondelle.',
    },
  ],
  [
    'Japanese',
    {
      idea: '合唱団の記念バッジを作ります。小鳥の絵を入れます。会員同士で売買できるようにして、値上がりも期待できます。',
    },
  ],
]

const quoted = (text: string): string => text.replace(/^/gmu, '> ')
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
const row = ({ ruleId, from, to, reason }: Change): string =>
  `| \`${ruleId}\` | ${cell(from)} | ${to === '' ? '–' : cell(to)} | ${reason} |`

const example = ([title, proposal]: readonly [string, Proposal], n: number): string => {
  const { safeIdea, changes, outcome } = rewritten(proposal)
  const { idea, outcome: before } = preflight(proposal)
  const network = proposal.network === undefined ? '' : ` (network: ${proposal.network})`
  return [
    `## ${n + 1}. ${title}`,
    `Idea, ${before}${network}:`,
    quoted(idea),
    `Rewrite, ${outcome}:`,
    quoted(safeIdea),
    ['| rule | from | to | reason |', '|---|---|---|---|', ...changes.map(row)].join('\n'),
  ].join('\n\n')
}

const document = [
  '<!-- Generated: WRITE_DOCS=1 node --test test/core/rewrite/documents.test.ts -->',
  '# Rewrites',
  'Twelve ideas as the rules rewrite them, without the AI step. Each rewrite is screened again by the same rules; it never fails, and rewritten once more it stays as it is. A change names the rule, the passage as it stood, what stands there now, and why.',
  ...examples.map(example),
  '',
]
  .join('\n\n')
  .replace(/\n+$/u, '\n')

test('docs/rewrites.md is up to date', () => {
  const path = new URL('../../../docs/rewrites.md', import.meta.url)
  if (process.env['WRITE_DOCS'] === '1') writeFileSync(path, document)
  assert.equal(readFileSync(path, 'utf8'), document)
})
