/** Builds a new sentence when too little of an idea can be kept. */
import { namesAmount, wordCount } from './cuts.ts'
import { keepsPairs } from './delimiters.ts'
import { ideasFor, names, type Whole } from './nouns.ts'
import { lessonFor, mostInAPlace, sentenceFor, speaking } from './remedies.ts'
import { isDenial, type Risk } from './removal.ts'
import type { Phrases } from './replacements.ts'
import { sentencesOf } from './sentences.ts'
import { distinct, settled, type Answer, type Task } from './task.ts'

/** One sentence with the same people, award and place, or a lesson if nothing honest remains. */
export function built(task: Task): Answer {
  const { idea, risks, phrases, screen } = task
  const found = speaking(distinct(risks.map((r) => r.finding)))
  const spoken = found.slice(0, mostInAPlace)
  const candidates = [...answers(task), [phrases.constant]]
  for (const [n, sentences] of candidates.entries()) {
    const safeIdea = sentences.join(/[。！？]$/u.test(sentences[0] ?? '') ? '' : ' ')
    const screened = screen(safeIdea)
    if (!settled(screened) && n < candidates.length - 1) continue
    const replaced = found.map((finding, at) => {
      const remedy = sentences.slice(1)[spoken.indexOf(finding)] ?? ''
      return at === 0 ? { finding, from: idea.trim(), to: safeIdea } : { finding, from: finding.excerpt, to: remedy }
    })
    return { safeIdea, replaced, outcome: screened.outcome === 'warn' ? 'warn' : 'pass' }
  }
  throw new Error('unreachable: the last candidate is always taken')
}

/** The possible texts, the fullest first: the sentence with all remedies, then with fewer, then a plainer sentence. */
const answers = ({ idea, risks, phrases, subject }: Task): readonly (readonly string[])[] => {
  const found = distinct(risks.map((r) => r.finding))
  const lesson = lessonFor(found, idea, names(idea, phrases, 'subject'))
  if (lesson !== undefined) return [[phrases.lesson[lesson]]]
  const spoken = speaking(found).slice(0, mostInAPlace)
  const wholes = ideasFor(subject, phrases)
  const lead = leadOf(idea, risks, phrases)
  const first = lead === undefined ? [] : wholes.slice(0, 1).map((w) => ({ ...w, text: lead + w.text }))
  const textsOf = (of: readonly Whole[], count: number): readonly (readonly string[])[] =>
    of.map(({ text, noun }) => [text, ...spoken.slice(0, count).map((f) => sentenceFor(f, idea, phrases, noun))])
  return [...textsOf(first, 1), ...[spoken.length, 1, 0].flatMap((count) => textsOf(wholes, count))]
}

const fewestWordsOfLead = 3
const mostWordsOfLead = 25

/** The first sentence of several with the space after it, if it has no finding and names no amount. */
const leadOf = (idea: string, risks: readonly Risk[], phrases: Phrases): string | undefined => {
  const [first, second] = sentencesOf(idea)
  if (first === undefined || second === undefined || risks.some((r) => r.start < first.end)) return undefined
  const lead = idea.slice(first.start, first.end).trim()
  if (isDenial(lead, phrases) || !keepsPairs(lead, idea, first)) return undefined
  const words = wordCount(lead)
  const isSentence = /[.!?…。！？।؟]$/u.test(lead)
  return isSentence && words >= fewestWordsOfLead && words <= mostWordsOfLead && !namesAmount(lead)
    ? lead + (/[。！？]$/u.test(lead) ? '' : ' ')
    : undefined
}
