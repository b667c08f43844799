/** The sentence that summarises a screening. */
import type { Finding, Outcome } from '../../finding.ts'
import { categoryWords } from './category-words.ts'

const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`

/** @param uncovered whether part of the text is in a language that no lexicon covers */
export const summaryOf = (outcome: Outcome, findings: readonly Finding[], uncovered: boolean): string => {
  const about = (severity: string): string =>
    list([...new Set(findings.filter((f) => f.severity === severity).map((f) => categoryWords[f.category]))])
  if (outcome === 'fail')
    return `The service cannot help with this idea as it stands, because of ${about('fail')}; the advice says what to write instead.`
  if (outcome === 'warn') return `This idea can go on after a second look at ${about('warn')}.`
  return uncovered
    ? 'Nothing was found, but part of the text is in a language that the rules do not cover, so nobody has really read it.'
    : 'Nothing was found that the service does not help with.'
}
