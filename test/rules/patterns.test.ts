/** No expression in src has catastrophic backtracking, and no pattern of the rules differs from what it seems to say. */
import { strict as assert } from 'node:assert'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import ts from 'typescript'
import type { Lexicon, RuleSet } from '../../src/core/rule.ts'
import { badBacktracking } from './backtracking.ts'
import { knownToReadLikePhrases } from './known-patterns.ts'

const root = new URL('../../src/', import.meta.url).pathname
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && file !== join('rules', 'model', 'weights.ts'),
)

interface Expression {
  readonly place: string
  readonly source: string
  readonly flags: string
}

function literalsOf(file: string): readonly Expression[] {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true)
  const found: Expression[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
      found.push({ place: `${file}:${line}`, source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Expressions that are built at run time, with the file that builds them. */
const built: Expression[] = []
const RealRegExp = RegExp
globalThis.RegExp = new Proxy(RealRegExp, {
  construct(target, [source, flags]: [string | RegExp, string | undefined]) {
    const place = /src\/([\w/-]+\.ts)/.exec(new Error().stack?.split('\n').slice(2, 4).join() ?? '')?.[1]
    const made = new target(source, flags)
    if (place !== undefined) built.push({ place, source: made.source, flags: made.flags })
    return made
  },
})
// Loaded and used after the recording starts, so that every built expression is recorded.
const { preflight } = await import('../../src/core/preflight/preflight.ts')
const { ruleSet } = await import('../../src/cli/rule-set.ts')
const { rewritten } = await import('../core/rewrite/tools.ts')
const { newClaims } = await import('../../src/core/rewrite/claims.ts')
const { withoutAttributes } = await import('../../src/core/rewrite/removal.ts')
await import('../../src/app/operation/operations.ts')
await import('../../src/cli/screen/inline.ts')
for (const idea of [
  'Members sell the limited badge to each other; the key is 5f0c1d2e, no profit.',
  'Seed phrase: legal winner thank year wave sausage worth useful legal winner thank yellow',
]) {
  preflight({ idea }, ruleSet)
  rewritten({ idea })
}
withoutAttributes('A limited medal.', { attributes: ['limited'] } as unknown as Parameters<typeof withoutAttributes>[1])
newClaims('Official and certified by the state, worth 100 euros.', ['A medal.'], 'en')
globalThis.RegExp = RealRegExp

describe('expressions', () => {
  for (const bad of [
    '(a+)+b',
    '(a|a)*b',
    '(a|ab|b)*c',
    '(x+x+)+y',
    '^(\\w+\\s?)*$',
    '(?:a*)*b',
    '^(?:[^"]|\\w)*"$', // exponential
    '\\s+$',
    '[a-z]+:',
    '.*foo.*bar',
    '^\\s*\\s*x',
    '^a*b?a*$',
    '\\d+\\.?\\d+x',
    '^(.*),(.*),(.*)$', // polynomial
    '^(?:a{0,90}){0,90}$',
    '^(a+)\\1$',
    '(?=.*x)y', // bounded but too much; back-reference; look-around without end
  ])
    // prettier-ignore
    test(`refuses ${bad}`, () => {
      assert.notEqual(badBacktracking(bad, 'u'), undefined)
    })

  for (const good of [
    '\\s+',
    '^[a-z]{2,}ing$',
    '"[^"]*"',
    '^(?:\\s+\\w+)*$',
    '(?<![a-z])[a-z]+:',
    '\\b[a-z]+:',
    '<[^<>]{1,300}>',
    '(?:.*)*',
    '\\p{N}+(?:[.,]\\p{N}+)*',
    '(.)\\1{2,}',
    '^v?\\d+(?:\\.\\d+){2}$',
    '(?<!/)/+$',
  ])
    // prettier-ignore
    test(`accepts ${good}`, () => {
      assert.equal(badBacktracking(good, 'u'), undefined)
    })

  test('no expression in src has catastrophic backtracking', () => {
    const all = files.flatMap(literalsOf)
    assert.ok(all.length > 300, 'the expressions were found')
    const bad = [...all, ...built].flatMap(({ place, source, flags }) => {
      const why = badBacktracking(source, flags)
      return why === undefined ? [] : [`${place} /${source.slice(0, 120)}/${flags}: ${why}`]
    })
    assert.deepEqual(bad, [])
  })

  test('every file that builds expressions was recorded', () => {
    const builders = files.filter((file) =>
      /new RegExp\(|(?<!new )\bRegExp\(/.test(readFileSync(join(root, file), 'utf8')),
    )
    assert.deepEqual(
      builders.filter((file) => !built.some(({ place }) => place === file)),
      [],
    )
  })
})

/** A pattern of the rules, split like core/preflight/patterns/parse.ts splits it: parts, and the steps of each. */
const stepsOf = (pattern: string): readonly (readonly string[])[] =>
  pattern
    .replace(/^\^/, '')
    .split(/ [&!]~?[csnd]? /)
    .map((part) => part.trim().split(/\s+/))

/**
 * `take out|takes out|took out` looks like three phrases but means "take, then out or takes, then out or took, then
 * out". Such a pattern has a word that is an alternative in two adjacent steps.
 */
const readsLikePhrases = (step: string, next: string | undefined): boolean => {
  const [names, others] = [step.split('|'), next?.split('|') ?? []]
  return names.length > 1 && others.length > 1 && names.some((name) => /^[a-z]/.test(name) && others.includes(name))
}

/** What is wrong with a pattern of the rules, or undefined. Grammar: core/preflight/patterns/parse.ts. */
function badPattern(pattern: string): string | undefined {
  for (const steps of stepsOf(pattern)) {
    const gaps = steps.filter((step) => step.startsWith('..'))
    if (gaps.some((gap) => !/^\.\.(?:[1-9]|1[0-2])?$/.test(gap))) return 'a gap is ".." or "..1" to "..12"'
    if (steps[0]?.startsWith('..') || steps.at(-1)?.startsWith('..')) return 'a gap stands between two steps'
    if (steps.some((step, i) => step.startsWith('..') && steps[i + 1]?.startsWith('..'))) return 'two gaps in a row'
    // A pattern with more steps is a sentence, and each step costs a pass over the occurrences of the one before.
    if (steps.length - gaps.length > 8) return 'too many steps'
    if (steps.some((step, i) => readsLikePhrases(step, steps[i + 1]))) return 'alternatives are words, not phrases'
    for (const step of steps) {
      if (step.startsWith('..')) continue
      if (/^[&!]/.test(step)) return `"${step}" is no operator`
      const names = step.split('|')
      if (names.includes('')) return `an empty alternative in "${step}"`
      if (names.some((name) => /^\*+$/.test(name) || /\*./.test(name.replace(/^\*/, ''))))
        return `a star stands at the end of a stem, or at both ends of a part: "${step}"`
      if (names.some((name) => /[?+()[\]{}^$\\]/.test(name))) return `"${step}" looks like a regular expression`
    }
  }
  return undefined
}

const patternsOf = (book: RuleSet): readonly (readonly [where: string, pattern: string])[] => [
  ...book.rules.flatMap(({ id, patterns }) => patterns.map((pattern) => [id, pattern] as const)),
  ...book.concepts.flatMap(([name, patterns]) => patterns.map((pattern) => [name, pattern] as const)),
]
const entriesOf = ({ language, words }: Lexicon): readonly (readonly [where: string, entry: string])[] =>
  Object.entries(words).flatMap(([concept, text]) =>
    text
      .split(/[,\n]/)
      .map((entry) => [`${language} ${concept}`, entry.trim()] as const)
      .filter(([, entry]) => entry !== ''),
  )

describe('patterns of the rules', () => {
  for (const bad of [
    'sell ..13 it',
    'sell ..',
    '.. it',
    'sell .. .. it',
    'a || b',
    'sell &x it',
    'se*l it',
    'sell(s) it',
    'a b c d e f g h i',
    'take out|takes out|took out',
  ])
    test(`refuses "${bad}"`, () => {
      assert.notEqual(badPattern(bad), undefined)
    })

  test('every pattern is bounded and means what it seems to say', () => {
    const bad = patternsOf(ruleSet).flatMap(([where, pattern]) => {
      const why = badPattern(pattern)
      return why === undefined || knownToReadLikePhrases.has(pattern) ? [] : [`${where}: "${pattern}": ${why}`]
    })
    assert.deepEqual(bad, [])
    const patterns = new Set(patternsOf(ruleSet).map(([, pattern]) => pattern))
    assert.deepEqual(
      [...knownToReadLikePhrases].filter((pattern) => !patterns.has(pattern) || badPattern(pattern) === undefined),
      [],
      'mended: take them off the list',
    )
  })

  test('entries of lexicons are words, stems and phrases', () => {
    const bad = ruleSet.lexicons.flatMap(entriesOf).flatMap(([where, entry]) => {
      const why = /^\S*\|\S*$/.test(entry) ? 'alternatives of one word are entries of their own' : badPattern(entry)
      return why === undefined ? [] : [`${where}: "${entry}": ${why}`]
    })
    assert.deepEqual(bad, [])
  })
})
