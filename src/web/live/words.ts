/** The sentences of live screening, for the eye and for the live region. They are those of the verdict on the result. */
import type { Outcome } from '../../core/finding.ts'
import { verdictReason, verdictWord } from '../../core/verdict.ts'
import { leadingOf, type Looked } from './passages.ts'

const countOf = ({ passages, elsewhere }: Looked): number => passages.length + elsewhere.length

const questionsOf = ({ passages, elsewhere }: Looked): number =>
  Math.max(1, passages.filter(({ mark }) => mark === 'warn').length + elsewhere.length)

const passagesWord = (count: number): string => (count === 1 ? '1 passage' : `${count} passages`)

/** The outcome in a few words. A first look says what is likely, since the classifier may overrule it; a key is certain. */
export function outcomeWord(outcome: Outcome, looked: Looked, final: boolean): string {
  if (holdsKey(looked)) return 'Holds a key'
  const word = verdictWord(outcome, questionsOf(looked))
  if (final) return word
  return countOf(looked) === 0 ? 'Nothing found yet' : `First look: ${word.toLowerCase()}`
}

/** Why, in the words of the result; empty where there is nothing to explain, or the alarm explains it. */
export const reasonWord = (outcome: Outcome, looked: Looked): string =>
  holdsKey(looked) ? '' : verdictReason(outcome, leadingOf(looked), '')

export const holdsKey = ({ passages, elsewhere }: Looked): boolean =>
  passages.some(({ mark }) => mark === 'secret') || elsewhere.some(({ ruleId }) => ruleId === 'keys.material')

/** The label of the button that opens the findings. */
export const countWord = (looked: Looked): string =>
  countOf(looked) === 1 ? '1 finding' : `${countOf(looked)} findings`

/** What is announced when typing pauses. Equal situations give equal sentences, which are not repeated. */
export function announcement(outcome: Outcome, looked: Looked, final: boolean): string {
  if (holdsKey(looked)) return 'Your text holds a key or recovery phrase. It was not sent and cannot be sent.'
  const found = countOf(looked) === 0 ? 'nothing to change was found' : `${passagesWord(countOf(looked))} marked`
  return final
    ? `Checked: ${verdictWord(outcome, questionsOf(looked)).toLowerCase()}, ${found}.`
    : `First look: ${found}.`
}
