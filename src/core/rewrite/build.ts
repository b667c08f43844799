/** Builds a new sentence when too little of an idea can be kept. */
import { ideasFor, names } from './nouns.ts'
import { lessonFor, mostInAPlace, sentenceFor, speaking } from './remedies.ts'
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
  return [spoken.length, 1, 0].flatMap((count) =>
    wholes.map(({ text, noun }) => [text, ...spoken.slice(0, count).map((f) => sentenceFor(f, idea, phrases, noun))]),
  )
}
