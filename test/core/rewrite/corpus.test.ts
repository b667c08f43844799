/** Properties of every rewrite, whatever the idea. */
import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import fc from 'fast-check'
import { limits } from '../../../src/core/sandbox.ts'
import { sentencesOf } from '../../../src/core/rewrite/sentences.ts'
import { corpus, preflight, rewritten } from './tools.ts'

const screened = corpus.map((proposal) => ({ proposal, before: preflight(proposal), after: rewritten(proposal) }))
const changed = screened.filter(({ before, after }) => after.safeIdea !== before.idea)

test('no rewrite of the corpus fails, and each states its outcome', () => {
  for (const { proposal, after } of screened) {
    const { outcome, findings } = preflight({ idea: after.safeIdea })
    assert.notEqual(outcome, 'fail', `${proposal.id}: ${after.safeIdea} (${findings.map((f) => f.ruleId).join()})`)
    assert.equal(after.outcome, outcome, proposal.id)
  }
})

test('rewriting is idempotent', () => {
  for (const { proposal, after } of screened)
    assert.equal(rewritten({ idea: after.safeIdea }).safeIdea, after.safeIdea, proposal.id)
})

test('a passing idea stays unchanged; any other has its changes listed', () => {
  for (const { proposal, before, after } of screened) {
    if (before.outcome === 'pass') assert.deepEqual(after, { safeIdea: before.idea, changes: [], outcome: 'pass' })
    else if (before.findings.some((f) => f.ruleId !== 'ambiguity.language'))
      assert.ok(after.changes.length > 0, `${proposal.id} has no changes`)
    for (const { from, to, reason } of after.changes) {
      assert.notEqual(from, '', proposal.id)
      assert.ok(
        to === '' || to === 'testnet' || after.safeIdea.includes(to) || isJoined(to, after.safeIdea),
        `${proposal.id}: ${to}`,
      )
      assert.match(reason, /^\p{Lu}[^\n]*\.$/u)
      assert.doesNotMatch(reason, /illegal|legal|compliant|a security/iu)
    }
  }
})

/** Two sentences of one change may be at different places of the text. */
const isJoined = (to: string, text: string): boolean =>
  sentencesOf(to).every(({ start, end }) => text.includes(to.slice(start, end).trim()))

test('changed text consists of whole sentences', () => {
  for (const { proposal, after } of changed) {
    const text = after.safeIdea
    const where = `${proposal.id}: ${text}`
    assert.ok(text.length > 0 && text.length <= limits.idea, where)
    assert.equal(text, text.trim(), where)
    assert.doesNotMatch(text, /\S[ \t]+[,.](?=\s|$)/u, where)
    assert.doesNotMatch(text, /(?<!\.)\.\.(?!\.)|,,|;;|\(\s*\)|[^\n] {2,}[^\n]/u, where)
    assert.match(text, /[.!?…。！？।؟][)"'”’»」』”）]*$|[^\p{L}\p{N}\s,;:]$/u, where)
    assert.doesNotMatch(text, /(?:\s(?:and|but|or|so|so that|because|which|with|the|an?|of|to)|[,;:–—-])[.]?$/iu, where)
    if (!proposal.idea.startsWith(text.slice(0, 8))) assert.doesNotMatch(text, /^\p{Ll}/u, where)
    assert.doesNotMatch(text, /\[removed:/u, where)
  }
})

test('random mixtures of corpus sentences never fail and are rewritten idempotently', () => {
  const pieces = corpus.flatMap(({ idea }) => sentencesOf(idea).map((s) => idea.slice(s.start, s.end).trim()))
  const mixture = fc
    .array(fc.tuple(fc.constantFrom(...pieces), fc.constantFrom('. ', ' ', ', and ', '\n', ' (', '; ', ' – ')), {
      minLength: 1,
      maxLength: 6,
    })
    .map((list) => list.flat().join(''))
  fc.assert(
    fc.property(mixture, (idea) => {
      const { safeIdea, outcome } = rewritten({ idea })
      const again = preflight({ idea: safeIdea })
      assert.notEqual(again.outcome, 'fail', safeIdea)
      assert.equal(outcome, again.outcome)
      assert.equal(rewritten({ idea: safeIdea }).safeIdea, safeIdea)
    }),
    { seed: 21, numRuns: 300 },
  )
})

test('splitting into sentences loses nothing', () => {
  for (const { idea } of corpus)
    assert.equal(
      sentencesOf(idea)
        .map(({ start, end }) => idea.slice(start, end))
        .join(''),
      idea,
    )
})
