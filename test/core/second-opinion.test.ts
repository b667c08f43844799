import { strict as assert } from 'node:assert'
import { describe, test } from 'node:test'
import { ruleSet } from '../../src/cli/rule-set.ts'
import {
  failCategories,
  outcomeOf,
  warnCategories,
  type Judge,
  type Outcome,
  type Proposal,
  type Screening,
} from '../../src/core/finding.ts'
import { refusalProbability } from '../../src/core/preflight/classify/refusal-probability.ts'
import { preflight } from '../../src/core/preflight/preflight.ts'
import { rewrite } from '../../src/core/rewrite.ts'
import { keepsRaised, mayChange, opinionOf, withOpinion, type Opinion } from '../../src/core/second-opinion.ts'
import { replacements } from '../../src/rules/rewrites/replacements.ts'
import { batches, textsOf } from '../../training/batches.ts'

const opinions = {
  pass: { outcome: 'pass' },
  warn: { outcome: 'warn', category: 'scarcity', clause: 'nowhere' },
  fail: { outcome: 'fail', category: 'trading', clause: 'nowhere' },
} as const satisfies Record<Outcome, Opinion>

/** Labelled texts that nobody trained on. The classifier changes with training, so each kind of screening is looked up. */
const texts = batches()
  .filter(({ split, kind }) => split === 'test' && kind === 'made-up')
  .flatMap(textsOf)
  .map(({ idea }) => ({ idea, screening: preflight({ idea }, ruleSet) }))

const rests = ({ findings }: Screening, on: RegExp): boolean =>
  findings.length > 0 && findings.every(({ ruleId }) => on.test(ruleId))

function ideaWhere(what: string, fits: (screening: Screening) => boolean): string {
  const found = texts.find(({ screening }) => fits(screening))
  assert.ok(found, `no text for: ${what}`)
  return found.idea
}

const rule = /\.(?!read-as-a-whole|close-to-a-risk|language|no-idea)[\w-]+$/
const classifier = /\.read-as-a-whole$/
const isSure = ({ idea }: Screening): boolean => refusalProbability(idea, ruleSet) >= 0.9

const unsureRefusal = ideaWhere(
  'an unsure refusal of the classifier',
  (s) => s.outcome === 'fail' && rests(s, classifier) && !isSure(s),
)
const classifierWarning = ideaWhere(
  'a warning of the classifier',
  (s) => s.outcome === 'warn' && rests(s, classifier) && s.findings.length === 1,
)
const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow'

type Row = readonly [
  what: string,
  proposal: Proposal,
  before: Outcome,
  asked: boolean,
  after: Readonly<Record<Outcome, readonly [Outcome, Judge]>>,
]

const passes: Row[4] = { pass: ['pass', 'both'], warn: ['warn', 'model'], fail: ['fail', 'model'] }
const warningMayGo: Row[4] = { pass: ['pass', 'model'], warn: ['warn', 'both'], fail: ['fail', 'model'] }
const warningStays: Row[4] = { pass: ['warn', 'engine'], warn: ['warn', 'both'], fail: ['fail', 'model'] }
const refusalMayGo: Row[4] = { pass: ['warn', 'model'], warn: ['warn', 'model'], fail: ['fail', 'both'] }
const refusalStays: Row[4] = { pass: ['fail', 'engine'], warn: ['fail', 'engine'], fail: ['fail', 'both'] }

const rows: readonly Row[] = [
  ['nothing found', { idea: 'A badge for everybody who helped in the garden.' }, 'pass', true, passes],
  [
    'a warning of a rule',
    { idea: ideaWhere('a warning of a rule', (s) => s.outcome === 'warn' && rests(s, rule)) },
    'warn',
    true,
    warningStays,
  ],
  ['a warning of the classifier', { idea: classifierWarning }, 'warn', true, warningMayGo],
  [
    'a warning of the classifier beside an unknown network',
    { idea: classifierWarning, network: 'signet' },
    'warn',
    true,
    warningStays,
  ],
  [
    'a refusal of a rule that the classifier made a warning',
    {
      idea: ideaWhere(
        'a downgraded refusal',
        (s) => s.outcome === 'warn' && s.findings.some((f) => f.ruleId === 'ambiguity.close-to-a-risk'),
      ),
    },
    'warn',
    true,
    warningStays,
  ],
  ['a text without an idea', { idea: 'hello there' }, 'warn', true, warningStays],
  [
    'a language that nobody reads',
    { idea: 'სამკერდე ნიშანი ყველასთვის, ვინც სკოლის ბაღში დაგვეხმარა.' },
    'warn',
    true,
    warningMayGo,
  ],
  ['a refusal of a rule', { idea: 'A badge. Holders can sell it to each other.' }, 'fail', false, refusalStays],
  ['an unsure refusal of the classifier', { idea: unsureRefusal }, 'fail', true, refusalMayGo],
  [
    'a sure refusal of the classifier',
    { idea: ideaWhere('a sure one', (s) => s.outcome === 'fail' && rests(s, classifier) && isSure(s)) },
    'fail',
    false,
    refusalStays,
  ],
  [
    'an unsure refusal of the classifier beside a live network',
    { idea: unsureRefusal, network: 'mainnet' },
    'fail',
    false,
    refusalStays,
  ],
  [
    'an unsure refusal of the classifier beside a claim in another field',
    { idea: unsureRefusal, tokenType: 'equity share' },
    'fail',
    false,
    refusalStays,
  ],
  ['a live network', { idea: 'A garden badge.', network: 'mainnet' }, 'fail', false, refusalStays],
  ['key material', { idea: `A garden badge. ${phrase}` }, 'fail', false, refusalStays],
]

describe('a second opinion on', () => {
  for (const [what, proposal, before, asked, after] of rows)
    test(what, () => {
      const screening = preflight(proposal, ruleSet)
      assert.equal(screening.outcome, before)
      assert.equal(mayChange(screening, ruleSet), asked)
      for (const opinion of Object.values(opinions)) {
        const judged = withOpinion(screening, opinion, ruleSet)
        assert.deepEqual([judged.outcome, judged.judgedBy], after[opinion.outcome], `opinion ${opinion.outcome}`)
        assert.equal(judged.outcome, outcomeOf(judged.findings))
        assert.equal(judged.idea, screening.idea)
        for (const { start, end, excerpt, advice } of judged.findings) {
          assert.ok(advice.length > 10)
          if (start !== undefined) assert.equal(judged.idea.slice(start, end), excerpt)
        }
        if (judged.judgedBy !== 'model')
          assert.deepEqual(judged, { ...screening, judgedBy: judged.judgedBy }, 'nothing but the judge is added')
      }
    })

  test('what it may not change gives that screening for every category', () => {
    const kept = preflight({ idea: `A garden badge. ${phrase}`, network: 'mainnet' }, ruleSet)
    for (const category of failCategories)
      assert.deepEqual(withOpinion(kept, { outcome: 'fail', category, clause: '' }, ruleSet).findings, kept.findings)
  })
})

describe('a raised outcome', () => {
  const idea = 'A badge for the choir. Whoever has one meets on Friday. Then cards change hands.'
  const raised = (clause: string, proposal: Partial<Proposal> = {}) =>
    withOpinion(preflight({ idea, ...proposal }, ruleSet), { outcome: 'fail', category: 'trading', clause }, ruleSet)
      .findings

  test('has one finding, in our words, with the advice of its category', () => {
    const [finding, ...others] = raised('cards change hands')
    assert.deepEqual(others, [])
    assert.ok(finding)
    assert.deepEqual(
      { ...finding, advice: '' },
      {
        ruleId: 'trading.second-opinion',
        category: 'trading',
        severity: 'fail',
        message:
          'A language model found that this passage proposes buying and selling between holders; the service does not help with that.',
        excerpt: 'cards change hands',
        start: 61,
        end: 79,
        advice: '',
      },
    )
    assert.equal(finding.advice, ruleSet.rules.find(({ category }) => category === 'trading')?.advice)
  })

  test('marks the clause; what is no clause of the idea gives its sentence, or the whole idea', () => {
    for (const [clause, marked] of [
      [' Whoever has one meets ', 'Whoever has one meets'],
      ['THEN the cards change hands!', 'Then cards change hands.'],
      ['Guaranteed profit for everybody', idea],
      ['', idea],
      ['.', idea],
      ['\ud83d', idea],
      [`${idea} ${idea}`, idea],
      ['<script>alert(1)</script>', idea],
    ] as const)
      assert.equal(raised(clause)[0]?.excerpt, marked, clause)
  })

  test('keeps what was found, in reading order and fields last, but not that nobody read the text', () => {
    const scarce = 'A limited edition of 10 badges for the choir. Then there is a meeting.'
    const findings = raised('a meeting', { idea: scarce, network: 'signet' })
    assert.deepEqual(
      findings.map(({ ruleId }) => ruleId.split('.')[0]),
      ['scarcity', 'trading', 'ambiguity'],
    )
    const greek = 'სამკერდე ნიშანი ყველასთვის, ვინც სკოლის ბაღში დაგვეხმარა.'
    assert.deepEqual(
      raised('', { idea: greek }).map(({ ruleId }) => ruleId),
      ['trading.second-opinion'],
    )
  })
})

describe('the answer of a model', () => {
  test('is an opinion when its category can have its outcome', () => {
    for (const category of failCategories)
      assert.deepEqual(opinionOf({ reason: 'r', outcome: 'fail', category, clause: 'c' }), {
        outcome: 'fail',
        category,
        clause: 'c',
      })
    for (const category of warnCategories)
      assert.deepEqual(opinionOf({ outcome: 'warn', category }), { outcome: 'warn', category, clause: '' })
    assert.deepEqual(opinionOf({ outcome: 'pass', category: 'none', clause: '' }), { outcome: 'pass' })
  })

  test('is no opinion in any other form', () => {
    for (const answer of [
      null,
      'pass',
      ['pass'],
      {},
      { outcome: 'PASS' },
      { outcome: ['fail'], category: 'trading' },
      { outcome: 'fail', category: 'scarcity', clause: 'c' },
      { outcome: 'warn', category: 'trading', clause: 'c' },
      { outcome: 'fail', category: 'none' },
      { outcome: 'fail', category: 'illegal' },
      { outcome: 'fail', category: '__proto__' },
      { outcome: 'block', category: 'trading' },
    ])
      assert.equal(opinionOf(answer), null, JSON.stringify(answer))
  })
})

test('a raised outcome is rewritten: without the passage, and the result never fails', () => {
  const tools = { preflight: (proposal: Proposal) => preflight(proposal, ruleSet), replacements }
  const passing = texts.filter(({ screening }) => screening.outcome === 'pass').slice(0, 60)
  assert.ok(passing.length >= 20)
  for (const [n, { idea, screening }] of passing.entries()) {
    const category = failCategories[n % failCategories.length] ?? 'trading'
    // Its last sentence, or the whole of it.
    const clause = n % 3 === 0 ? '' : (idea.split(/(?<=[.!?])\s+/u).at(-1) ?? '')
    const judged = withOpinion(screening, { outcome: 'fail', category, clause }, ruleSet)
    const { safeIdea, changes, outcome } = rewrite({ idea }, judged, tools)
    assert.ok(changes.length > 0, idea)
    assert.ok(!keepsRaised(safeIdea, judged.findings), idea)
    assert.equal(preflight({ idea: safeIdea }, ruleSet).outcome, outcome)
  }
})
