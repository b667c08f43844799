/** The sentences of live screening, for the eye and for the live region. */
import type { Category, Outcome } from '../../core/finding.ts'
import { verdictWord } from '../../core/verdict.ts'
import type { Looked } from './passages.ts'

export const categoryWord = (category: Category): string => category.replaceAll('-', ' ')

const countOf = ({ passages, elsewhere }: Looked): number => passages.length + elsewhere.length

const questionsOf = ({ passages, elsewhere }: Looked): number =>
  Math.max(1, passages.filter(({ mark }) => mark === 'warn').length + elsewhere.length)

const passagesWord = (count: number): string => (count === 1 ? '1 passage' : `${count} passages`)

/** The outcome in a few words. A first look names no outcome, since the classifier may overrule it; a key is certain. */
export function outcomeWord(outcome: Outcome, looked: Looked, final: boolean): string {
  if (holdsKey(looked)) return 'Holds a key'
  if (final) return verdictWord(outcome, questionsOf(looked))
  return countOf(looked) === 0 ? 'Nothing found yet' : 'Worth a look'
}

/** How far the outcome can be relied on. */
export const basisWord = (final: boolean): string => (final ? 'checked here' : 'first look')

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

/** The languages in English words; none for codes that the browser does not know. */
export function languageWords(codes: readonly string[]): readonly string[] {
  const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })
  return codes.flatMap((code) => names.of(code) ?? [])
}
