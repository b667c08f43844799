import type { Finding, Outcome } from './finding.ts'
import { categoryWords } from './preflight/report/category-words.ts'

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

/** The same as a title: “Ready, with two questions”. */
export const verdictTitle = (outcome: Outcome, questions = 1): string =>
  outcome === 'warn' ? `Ready, with ${verdictWord(outcome, questions).toLowerCase()}` : verdictWord(outcome)

const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** Why a text has its outcome, in one sentence; `nothing` is what to say of one that passes. */
export function verdictReason(outcome: Outcome, findings: readonly Finding[], nothing: string): string {
  if (outcome === 'pass') return nothing
  const about = listed([
    ...new Set(findings.filter(({ severity }) => severity === outcome).map(({ category }) => categoryWords[category])),
  ])
  return outcome === 'fail'
    ? `Laurel does not help with ${about}.`
    : `Before you show it: a reader may ask about ${about}.`
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`
