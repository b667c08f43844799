/**
 * Reads what is disguised: encodings, markup, text written backwards, words that are broken, run together or misspelt. Most
 * texts hold no disguise and are read once; the others a second time, as people read them.
 */
import type { Finding } from '../../finding.ts'
import { analyze, type Analysis } from '../analyze.ts'
import type { Engine } from '../engine.ts'
import type { View } from '../normalize/normalize.ts'
import { asItStands, originOf } from './edits.ts'
import { decoded } from './encodings.ts'
import { withoutMarkup } from './markup.ts'
import { repaired } from './repair-words.ts'
import { endsInFront, reversed, rotated, signsFollow, wordsReversed } from './scrambled.ts'
import { Vocabulary, type VocabularyWords } from './vocabulary.ts'

/** A text as rules and classifier judge it. */
export interface Judged {
  readonly analysis: Analysis
  readonly findings: readonly Finding[]
}

/** A text without its disguise. */
export interface Revealed {
  readonly view: View
  /** Whether the text as it stands says nothing: so much of it is disguised that only this reading counts. */
  readonly replaces: boolean
}

/** A text of which fewer words are known may be scrambled; unscrambled, this share more of them must be known. */
const scrambled = { known: 0.35, evidence: 0.2, gain: 0.25, words: 3 } as const

/** Repairs count where a telling word is among them, or so many repairs and this share of the words; from `replaces` on the text as it stands says nothing. */
const repairs = { count: 2, share: 0.1, replaces: 0.2 } as const

const vocabularies = new WeakMap<VocabularyWords, Vocabulary>()

const vocabularyOf = (words: VocabularyWords): Vocabulary => {
  const known = vocabularies.get(words) ?? new Vocabulary(words)
  vocabularies.set(words, known)
  return known
}

/** The text unscrambled, where more of its words are known then. */
const unscrambled = (view: View, { known, evidence, tokens }: Analysis, engine: Engine): View => {
  if (tokens.length < scrambled.words) return view
  const shareOf = (candidate: View): number => analyze(candidate.text, engine).known
  if (endsInFront(view.text)) {
    const whole = reversed(view)
    if (shareOf(whole) >= known) return whole
  }
  // A text with so many small words of one language is not scrambled, however few of its other words are known.
  const isLatin = /[a-z]/i.test(view.text)
  if (known >= scrambled.known || (isLatin && evidence >= scrambled.evidence)) return view
  let [best, most] = [view, known + scrambled.gain]
  for (const way of [signsFollow(view.text) ? wordsReversed : reversed, ...(isLatin ? [rotated] : [])]) {
    const candidate = way(view)
    const share = shareOf(candidate)
    if (share > most) [best, most] = [candidate, share]
  }
  return best
}

/** The text without its disguise; undefined where it has none. `analysis` is of the text as it stands. */
export function revealed(text: string, analysis: Analysis, engine: Engine): Revealed | undefined {
  const source = asItStands(text)
  const open = withoutMarkup(decoded(source))
  const analysisOf = (view: View, of: View, last: Analysis): Analysis =>
    view === of ? last : analyze(view.text, engine)
  const first = analysisOf(open, source, analysis)
  const readable = unscrambled(open, first, engine)
  const second = analysisOf(readable, open, first)
  const { vocabulary } = engine.ruleSet
  const inEnglish = second.languages.includes('en')
  const words =
    vocabulary === undefined || (!inEnglish && second.languages.length > 0)
      ? undefined
      : repaired(readable, second.tokens, vocabularyOf(vocabulary), inEnglish)
  const areMany = (words?.count ?? 0) >= repairs.count
  if (words !== undefined && (words.isTelling || (areMany && words.share >= repairs.share)))
    return { view: words.view, replaces: readable !== source || (areMany && words.share >= repairs.replaces) }
  return readable === source ? undefined : { view: readable, replaces: true }
}

/** Judges a text a second time without its disguise. Undefined: the first judgement stands. */
export type Reveal = (
  text: string,
  judged: Judged,
  judge: (text: string) => Judged,
  engine: Engine,
) => Judged | undefined

const fails = ({ findings }: Judged): boolean => findings.some(({ severity }) => severity === 'fail')

/** Of a longer text the repaired sentences are judged first: a second reading of all costs as much as the first. */
const longer = 80

const mayFail = (
  repairedText: string,
  text: string,
  { analysis }: Judged,
  judge: (text: string) => Judged,
): boolean => {
  if (analysis.tokens.length <= longer) return true
  const sentences = repairedText.split(/(?<=[.!?\n])\s+/u).filter((sentence) => !text.includes(sentence))
  return fails(judge(sentences.join(' ')))
}

export const reveal: Reveal = (text, judged, judge, engine) => {
  const found = revealed(text, judged.analysis, engine)
  if (found === undefined) return undefined
  const { replaces, view } = found
  if (!replaces && (fails(judged) || !mayFail(view.text, text, judged, judge))) return undefined
  const second = judge(view.text)
  if (!replaces && !fails(second)) return undefined
  return {
    ...second,
    findings: second.findings.map((finding) => {
      const { start, end } = originOf(view, finding.start ?? 0, finding.end ?? 0)
      return { ...finding, start, end, excerpt: text.slice(start, end) }
    }),
  }
}
