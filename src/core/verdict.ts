import type { Category, Finding, Outcome, Severity } from './finding.ts'

/**
 * Outcomes in the words of pages for people; the API and its documents say `pass`, `warn` and `fail`. `questions`: how
 * many passages warn.
 */
export function verdictWord(outcome: Outcome, questions = 1): string {
  if (outcome === 'fail') return 'Needs other words'
  if (outcome === 'pass') return 'Ready'
  const count = counts[questions] ?? String(questions)
  return `${count.charAt(0).toUpperCase()}${count.slice(1)} ${questions === 1 ? 'question' : 'questions'}`
}

/** The same as a title: “Ready, with a question”, “Ready, with two questions”. */
export function verdictTitle(outcome: Outcome, questions = 1): string {
  if (outcome !== 'warn') return verdictWord(outcome)
  return `Ready, with ${questions === 1 ? 'a question' : verdictWord(outcome, questions).toLowerCase()}`
}

const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** Why a text has its outcome: what its words do, or whether they do it. `nothing` is what to say of a text that passes. */
export function verdictReason(
  outcome: Outcome,
  findings: readonly Pick<Finding, 'category' | 'severity'>[],
  nothing: string,
): string {
  return outcome === 'pass' ? nothing : reasonAbout('these words', outcome, findings)
}

/** What words do, as a sentence, or as a question where a person can answer it. `subject`: in the plural, in lower case. */
export function reasonAbout(
  subject: string,
  outcome: Severity,
  findings: readonly Pick<Finding, 'category' | 'severity'>[],
): string {
  const done = deedsIn(outcome, findings)
  return outcome === 'warn'
    ? `Do ${subject} ${listed(done, 'or')}?`
    : `${subject.charAt(0).toUpperCase()}${subject.slice(1)} ${listed(done, 'and')}.`
}

/** Each category is named once. */
const deedsIn = (outcome: Severity, findings: readonly Pick<Finding, 'category' | 'severity'>[]): readonly string[] => [
  ...new Set(findings.filter(({ severity }) => severity === outcome).map(({ category }) => deeds[category])),
]

/** What words of a category do. */
const deeds: Readonly<Record<Category, string>> = {
  investment: 'promise holders a gain',
  trading: 'make a market among holders',
  custody: 'leave somebody’s money or coins in other hands',
  security: 'hand out a share in something or in its income',
  fundraising: 'raise money with a badge',
  keys: 'ask for a key or recovery phrase, or hold one',
  mainnet: 'mean a live network',
  deception: 'risk misleading people or costing them money',
  transferability: 'let the badge change hands',
  'monetary-value': 'make the badge work like money',
  scarcity: 'make the badge rare on purpose',
  incentive: 'reward people for doing something',
  privacy: 'show personal data',
  authority: 'look official',
  ambiguity: 'leave open what is meant',
}

/** The button that takes safer words, on every page. */
export const useWords = 'Use these words'

/** The names of categories beside a passage. */
export const categoryNames: Readonly<Record<Category, string>> = {
  investment: 'A promise of gain',
  trading: 'A market among holders',
  custody: 'Keeping what belongs to others',
  security: 'A share in something',
  fundraising: 'Raising money',
  keys: 'Keys and recovery phrases',
  mainnet: 'A live network',
  deception: 'Misleading people',
  transferability: 'Changing hands',
  'monetary-value': 'Worth like money',
  scarcity: 'Rare on purpose',
  incentive: 'A reward for doing something',
  privacy: 'Personal data',
  authority: 'Looking official',
  ambiguity: 'Not clear yet',
}

/** A message or advice of a finding in the words of pages: there, what is made is a badge. */
export const inPlainWords = (sentence: string): string =>
  sentence
    .replace(/\btoken(?=s?\b)/g, 'badge')
    .replace(/\bToken(?=s?\b)/g, 'Badge')
    .replace(/; the service does not help with [^.;]*\.$/, '.')

const listed = (words: readonly string[], last: 'and' | 'or'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`
