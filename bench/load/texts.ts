/** Texts that nobody has screened before, from sentences of the training data that are harmless. */
import { designOf } from '../../src/core/issuance.ts'
import { preflight } from '../../src/core/preflight/preflight.ts'
import type { Proposal } from '../../src/core/finding.ts'
import { ruleSet } from '../../src/cli/rule-set.ts'
import { batches, textsOf } from '../../training/batches.ts'

const harmless = batches()
  .filter(({ kind }) => kind === 'made-up')
  .flatMap(textsOf)
  .filter(({ outcome, idea }) => outcome === 'pass' && /^\p{Lu}.{30,240}\.$/u.test(idea))

const english = harmless.filter(({ lang }) => (lang ?? 'en') === 'en').map(({ idea }) => idea)
/** Every second sentence is English, the others are of all languages with spaces between words. */
const others = harmless.filter(({ lang, idea }) => (lang ?? 'en') !== 'en' && idea.includes(' '))
const mixed = others.flatMap(({ idea }, n) => [idea, english[n % english.length] ?? ''])

let state = 12345
/** A small generator (Lehmer), so that every run has the same texts. */
function below(most: number): number {
  state = (state * 48271) % 2147483647
  return state % most
}

/** A name that no other text has: three to five made-up syllables. */
function newName(): string {
  const syllable = (): string => `${'bdfghklmnprstvz'[below(15)] ?? ''}${'aeiou'[below(5)] ?? ''}`
  const letters = Array.from({ length: 3 + below(3) }, syllable).join('')
  return `${(letters[0] ?? '').toUpperCase()}${letters.slice(1)}`
}

/** A text of about so many words: sentences in a random order, each third one with a name of its own. */
export function newText(words: number, language: 'English' | 'mixed' = 'English'): string {
  const sentences = language === 'English' ? english : mixed
  const all: string[] = []
  while (all.length < words) {
    if (below(3) === 0) all.push('For', newName(), 'and', `${newName()}.`)
    all.push(...(sentences[below(sentences.length)] ?? '').split(' '))
  }
  return `${all
    .slice(0, words)
    .join(' ')
    .replace(/[.,;:]$/, '')}.`
}

const screen = (proposal: Proposal) => preflight(proposal, ruleSet)

/** Ideas of 60 words that pass and get a receipt, each new. */
export function newIdeas(count: number): readonly string[] {
  const found: string[] = []
  while (found.length < count) {
    const idea = newText(60)
    if (screen({ idea }).outcome === 'pass' && designOf({ idea }, {}, screen).findings.length === 0) found.push(idea)
  }
  return found
}
