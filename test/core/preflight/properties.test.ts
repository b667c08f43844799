/** Properties of all texts, tested on generated ones. A failure prints the seed and path that reproduce it. */
import { strict as assert } from 'node:assert'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import type { Screening } from '../../../src/core/finding.ts'
import { preflight } from '../../../src/core/preflight/preflight.ts'
import { normalizeText } from '../../../src/core/preflight/normalize/normalize.ts'
import { redact } from '../../../src/core/preflight/secrets/redact.ts'
import { ruleSet } from '../../../src/cli/rule-set.ts'
import { textsOf } from '../../../training/batches.ts'

const ideas = textsOf({ file: 'dev/first-ideas.jsonl' }).map(({ idea }) => idea)

/** Texts as people send them, cut and joined at random, and text that nobody would write. */
const piece = fc.constantFrom(...ideas)
const strange = fc.string({ unit: 'binary', maxLength: 200 })
const units = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 120 })
  .map((codes) => String.fromCharCode(...codes))
const text = fc.oneof(
  strange,
  units,
  piece,
  fc.tuple(piece, strange, piece).map((parts) => parts.join(' ')),
  fc.tuple(piece, fc.nat(200)).map(([idea, at]) => idea.slice(at)),
)

const screened = (idea: string): Screening => preflight({ idea }, ruleSet)
const seed = Number(process.env['FC_SEED'] ?? Date.now() % 1_000_000)
const holds = (property: fc.IProperty<[string]>, numRuns: number): void => {
  fc.assert(property, { seed, numRuns })
}

/** Whether an offset is between the halves of a surrogate pair. */
const splitsCharacter = (whole: string, at: number): boolean =>
  /^[\ud800-\udbff][\udc00-\udfff]$/.test(whole.slice(at - 1, at + 1))

describe(`properties (seed ${seed})`, () => {
  test('normalization is idempotent', () => {
    // Escapes and markup are decoded once: the decoded text may look like another escape.
    const plain = text.map((value) => value.replace(/[&<\\]/g, ' '))
    holds(
      fc.property(plain, (value) => {
        const once = normalizeText(value)
        assert.equal(normalizeText(once), once)
      }),
      600,
    )
  })

  test('preflight never throws, and every finding has the excerpt of its span', () => {
    holds(
      fc.property(text, (value) => {
        const { idea, findings } = screened(value)
        for (const { excerpt, start, end } of findings) {
          assert.ok(start !== undefined && end !== undefined)
          assert.ok(start >= 0 && start <= end && end <= idea.length)
          assert.equal(idea.slice(start, end), excerpt)
          assert.ok(
            !splitsCharacter(idea, start) && !splitsCharacter(idea, end),
            `${start}-${end} of ${JSON.stringify(idea)}`,
          )
        }
      }),
      500,
    )
  })

  test('1,000 ideas, screened three times in different orders, give equal bytes', () => {
    const batches = ['r1', 'y1', 'z3', 'z4'].map((name) => `dev/mixed-round-${name}.jsonl`)
    const some = ['dev/first-ideas.jsonl', ...batches].flatMap((file) => textsOf({ file })).slice(0, 1_000)
    assert.equal(some.length, 1_000)
    const reports = (list: readonly string[]) => new Map(list.map((idea) => [idea, JSON.stringify(screened(idea))]))
    const inOrder = some.map(({ idea }) => idea)
    const first = reports(inOrder)
    for (const again of [inOrder.toReversed(), inOrder.toSorted()])
      for (const [idea, report] of reports(again)) assert.equal(report, first.get(idea))
  })

  test('a text without key material is returned unchanged', () => {
    holds(
      fc.property(piece, (value) => {
        if (redact(value).secrets.length === 0) assert.equal(screened(value).idea, value)
      }),
      200,
    )
  })

  test('redaction is idempotent', () => {
    const key = 'legal winner thank year wave sausage worth useful legal winner thank yellow'
    const withKey = fc.tuple(text, text).map(([before, after]) => `${before} ${key} ${after}`)
    holds(
      fc.property(fc.oneof(text, withKey), (value) => {
        const once = redact(value).text
        assert.equal(redact(once).text, once)
      }),
      300,
    )
  })

  test('invisible characters inside words change no outcome', () => {
    const hidden = fc.constantFrom('\u200b', '\u200c', '\u2060', '\u00ad', '\ufeff')
    fc.assert(
      fc.property(piece, hidden, fc.array(fc.nat(400), { minLength: 1, maxLength: 8 }), (idea, sign, places) => {
        const letters = Array.from(idea)
        const at = new Set(places.filter((i) => /[a-z]/i.test(letters[i - 1] ?? '') && /[a-z]/i.test(letters[i] ?? '')))
        const disguised = letters.map((letter, i) => (at.has(i) ? sign + letter : letter)).join('')
        // Key material is looked for with the character as a blank too: the halves may be words of a recovery phrase.
        fc.pre(redact(disguised.replaceAll(sign, ' ')).secrets.length <= redact(idea).secrets.length)
        assert.equal(screened(disguised).outcome, screened(idea).outcome, disguised)
      }),
      { seed, numRuns: 300 },
    )
  })

  test('a harmless sentence in front shifts every finding by its length', () => {
    const front = 'Spring came late. '
    // Rules only: the classifier scores the whole text, so one more sentence may change its outcome.
    const { model, ...rules } = ruleSet
    const judged = (idea: string) => preflight({ idea }, rules).findings
    holds(
      fc.property(piece, (idea) => {
        const shifted = judged(front + idea).filter(({ start = 0 }) => start >= front.length)
        const places = (list: Screening['findings'], by: number) =>
          list
            .filter(({ severity }) => severity === 'fail')
            .map(({ ruleId, excerpt, start = 0, end = 0 }) => ({ ruleId, excerpt, start: start - by, end: end - by }))
        assert.deepEqual(places(shifted, front.length), places(judged(idea), 0))
      }),
      300,
    )
  })
})
