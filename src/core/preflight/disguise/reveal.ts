/**
 * Removes the disguise of a text: encodings, markup, reversed text, words that are broken, run together or misspelt.
 * Such a text is screened a second time in the form in which people read it. Most texts have no disguise and are
 * screened once.
 */
import type { Finding } from '../../finding.ts'
import { analyze, type Analysis } from '../analyze.ts'
import type { Engine } from '../engine.ts'
import type { View } from '../normalize/normalize.ts'
import { uneditedView, sourceSpanOf } from './edits.ts'
import { decoded } from './encodings.ts'
import { withoutMarkup } from './markup.ts'
import { repaired } from './repair-words.ts'
import { beginsWithSentenceEnd, reversed, rot13, punctuationFollowsWords, wordsReversed } from './scrambled.ts'
import { Vocabulary, type VocabularyWords } from './vocabulary.ts'

/** The analysis of a text, and its findings by rules and classifier. */
export interface Judged {
  readonly analysis: Analysis
  readonly findings: readonly Finding[]
}

/** A text without its disguise. */
export interface Revealed {
  readonly view: View
  /** Whether so much of the text is disguised that only the findings of this view count. */
  readonly replaces: boolean
}

/** When a text is unscrambled. All but `words` are shares of the words of the text. */
const scrambled = {
  /** A text may be scrambled if fewer of its words are known. */
  known: 0.35,
  /** A Latin text is not scrambled if at least so many of its words are function words of one language. */
  evidence: 0.2,
  /** The share of known words must grow by more than this. */
  gain: 0.25,
  /** Shorter texts are not unscrambled. */
  words: 3,
  /** In a text of more characters, known words are first counted in parts of it: two more analyses of all cost 10 ms. */
  long: 3_000,
  /** Characters of each part: at the beginning, in the middle and at the end. */
  part: 400,
} as const

/** The parts of a long text. The words that they cut are too few to count. */
const partsOf = (text: string): string =>
  [0, 0.5, 1]
    .map((place) => (text.length - scrambled.part) * place)
    .map((from) => text.slice(from, from + scrambled.part))
    .join('\n')

/**
 * Repairs count if a risk word is among them, or if there are at least `count` of them and they change at least the
 * share `share` of the words. If these change at least the share `replaces`, only the findings of the repaired text
 * count.
 */
const repairs = { count: 2, share: 0.1, replaces: 0.2 } as const

const vocabularies = new WeakMap<VocabularyWords, Vocabulary>()

const vocabularyOf = (words: VocabularyWords): Vocabulary => {
  const known = vocabularies.get(words) ?? new Vocabulary(words)
  vocabularies.set(words, known)
  return known
}

/** Unscrambles a text if more of its words are known afterwards. Returns the same view otherwise. */
const unscrambled = (view: View, { known, evidence, tokens }: Analysis, engine: Engine): View => {
  if (tokens.length < scrambled.words) return view
  const shareIn = (text: string): number => analyze(text, engine).known
  if (beginsWithSentenceEnd(view.text)) {
    const whole = reversed(view)
    if (shareIn(whole.text) >= known) return whole
  }
  // A text with many function words of one language is not scrambled, even if few of its other words are known.
  const isLatin = /[a-z]/i.test(view.text)
  if (known >= scrambled.known || (isLatin && evidence >= scrambled.evidence)) return view
  const isLong = view.text.length > scrambled.long
  const probe = isLong ? uneditedView(partsOf(view.text)) : view
  let best: ((view: View) => View) | undefined
  let most = known + scrambled.gain
  for (const unscramble of [
    punctuationFollowsWords(view.text) ? wordsReversed : reversed,
    ...(isLatin ? [rot13] : []),
  ]) {
    const share = shareIn(unscramble(probe).text)
    if (share > most) [best, most] = [unscramble, share]
  }
  if (best === undefined) return view
  const readable = best(view)
  // Parts may mislead, so the whole text decides.
  return isLong && shareIn(readable.text) <= known + scrambled.gain ? view : readable
}

/** Removes the disguise of a text. Returns undefined if it has none. `analysis` is that of the text as sent. */
export function revealed(text: string, analysis: Analysis, engine: Engine): Revealed | undefined {
  const source = uneditedView(text)
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
  if (words !== undefined && (words.restoresRiskWord || (areMany && words.share >= repairs.share)))
    return { view: words.view, replaces: readable !== source || (areMany && words.share >= repairs.replaces) }
  return readable === source ? undefined : { view: readable, replaces: true }
}

/** Screens a text again without its disguise. Returns undefined if the first findings count. */
export type Reveal = (
  text: string,
  judged: Judged,
  judge: (text: string) => Judged,
  engine: Engine,
) => Judged | undefined

const fails = ({ findings }: Judged): boolean => findings.some(({ severity }) => severity === 'fail')

/**
 * In a text of more words the repaired sentences are screened first, and the whole text only if these fail, because a
 * second screening of all costs as much as the first.
 */
const longText = 80

/** Whether the repaired text can get a refusal. Always true for a short text. */
const mayFail = (
  repairedText: string,
  text: string,
  { analysis }: Judged,
  judge: (text: string) => Judged,
): boolean => {
  if (analysis.tokens.length <= longText) return true
  const sentences = repairedText.split(/(?<=[.!?\n])\s+/u).filter((sentence) => !text.includes(sentence))
  return fails(judge(sentences.join(' ')))
}

/** Returns the findings of the text without its disguise, with the offsets of the text as sent. */
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
      const { start, end } = sourceSpanOf(view, finding.start ?? 0, finding.end ?? 0)
      return { ...finding, start, end, excerpt: text.slice(start, end) }
    }),
  }
}
