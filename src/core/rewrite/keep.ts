/** Removes the passages with a finding and keeps the rest as typed. */
import type { Category } from '../finding.ts'
import { limits } from '../sandbox.ts'
import { draftOf, tracedBack, type Insert } from './draft.ts'
import { ideasFor, names } from './nouns.ts'
import { isDenial, dependsOnPrevious, partsOf, withoutAttributes, type Part } from './removal.ts'
import { lessonFor, most, mostInAPlace, sentenceFor, speaking } from './remedies.ts'
import type { Phrases } from './replacements.ts'
import { withoutTail } from './sentences.ts'
import { distinct, risksOf, settled, type Answer, type Replaced, type Task } from './task.ts'

const rounds = 5
const fewestWords = 5
const fewestWordsWithoutSubject = 12
const fewestWordsBesideKey = 20
const fewestWordsBesideForgery = 40

/** The idea without its risky passages; undefined if too little remains. */
export function kept(task: Task): Answer | undefined {
  const { idea, phrases, subject } = task
  let risks = task.risks
  const muted = new Set<Insert['category']>()
  let barer = 0
  for (let round = 0; round < rounds; round += 1) {
    const parts = withoutDenials(idea, partsOf(idea, risks, phrases), phrases)
    const edits = muted.has('idea') ? new Map<Part, string>() : editsOf(task, parts)
    const text = `${keptText(idea, parts)} ${[...edits.values()].join(' ')}`
    if (!worthKeeping(text, { ...task, risks })) return undefined
    const intro = opensOnItsOwn(text, task, parts) ? undefined : ideasFor(subject, phrases)[barer]?.text
    const inserts = insertsFor(task, parts, { intro, edits, muted })
    const draft = draftOf(idea, parts, inserts)
    const screened = task.screen(draft.text)
    if (screened.idea !== draft.text || draft.text.length > limits.idea) return undefined
    if (settled(screened)) {
      const outcome = screened.outcome === 'warn' ? 'warn' : 'pass'
      return { safeIdea: draft.text, replaced: replacedBy(idea, parts, inserts), outcome }
    }
    const traced = tracedBack(draft, risksOf(screened))
    for (const category of traced.said) {
      if (category === 'idea') barer += 1
      muted.add(category)
    }
    risks = [...risks, ...traced.risks]
  }
  return undefined
}

const keptText = (idea: string, parts: readonly Part[]): string =>
  parts.map((p) => (p.kept ? idea.slice(p.start, p.end) : ' ')).join('')

const wordCount = (text: string): number => {
  const spaced = (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).length
  const unspaced = (text.match(/[\u3040-\u30ff\u3400-\u9fff]/gu) ?? []).length
  return spaced + Math.floor(unspaced / 2)
}

/** Drops kept sentences that only negate something if no other kept sentence names an award. */
const withoutDenials = (idea: string, parts: readonly Part[], phrases: Phrases): readonly Part[] => {
  const denies = (p: Part): boolean => p.kept && isDenial(idea.slice(p.start, p.end), phrases)
  const rest = keptText(
    idea,
    parts.filter((p) => !denies(p)),
  )
  return names(rest, phrases, 'award') ? parts : parts.map((p) => (denies(p) ? { ...p, kept: false, risks: [] } : p))
}

/** Categories that a single adjective can belong to. */
const attributive: readonly Category[] = ['scarcity', 'authority']

/** The passage is the end of a sentence. */
const opensClause = /^\s*[,;:(–—-]/u

/** Sentences that pass without their risky attributes. */
const editsOf = ({ idea, phrases, screen }: Task, parts: readonly Part[]): ReadonlyMap<Part, string> =>
  new Map(
    parts.flatMap((part) => {
      if (part.kept || !part.risks.every((r) => attributive.includes(r.finding.category))) return []
      const passage = idea.slice(part.start, part.end)
      const edited = opensClause.test(passage) ? undefined : withoutAttributes(passage, phrases)
      return edited !== undefined && wordCount(edited) >= 3 && settled(screen(edited)) ? [[part, edited]] : []
    }),
  )

/** Whether the kept sentences name an award and begin with an independent sentence. */
const opensOnItsOwn = (text: string, { idea, phrases }: Task, parts: readonly Part[]): boolean => {
  if (!names(text, phrases, 'award')) return false
  const first = parts.find((p) => p.kept)
  return first === parts[0] || first === undefined || !dependsOnPrevious(idea.slice(first.start, first.end), phrases)
}

/** Whether enough of the idea remains. */
const worthKeeping = (text: string, { idea, risks, phrases }: Task): boolean => {
  const words = wordCount(text)
  if (words < (names(text, phrases, 'subject') ? fewestWords : fewestWordsWithoutSubject)) return false
  const findings = risks.map((r) => r.finding)
  if (words < fewestWordsBesideKey && findings.some((f) => f.ruleId === 'keys.material')) return false
  return words >= fewestWordsBesideForgery || !['forgery', 'pump'].includes(lessonFor(findings, idea, true) ?? '')
}

interface Said {
  readonly intro: string | undefined
  readonly edits: ReadonlyMap<Part, string>
  readonly muted: ReadonlySet<Insert['category']>
}

/**
 * The inserts for each removed part: first what the award is, if that was removed, then a remedy for the worst
 * findings.
 */
const insertsFor = (
  task: Task,
  parts: readonly Part[],
  { intro, edits, muted }: Said,
): ReadonlyMap<Part, readonly Insert[]> => {
  const { idea, phrases, subject } = task
  const inserts = new Map<Part, readonly Insert[]>()
  const said = new Set<string>()
  let opens = intro
  for (const part of parts) {
    if (part.kept) continue
    const first = edits.get(part) ?? opens
    const list: Insert[] = first === undefined ? [] : [{ text: first, category: 'idea' }]
    opens = undefined
    const passage = idea.slice(part.start, part.end)
    for (const finding of speaking(part.risks.map((r) => r.finding))) {
      const text = sentenceFor(finding, passage, phrases, subject.noun)
      const here = list.filter((i) => i.category !== 'idea').length
      const enough = said.size >= most || here >= mostInAPlace
      if (enough || said.has(text) || muted.has(finding.category)) continue
      said.add(text)
      list.push({ text, category: finding.category })
    }
    inserts.set(part, list)
  }
  return inserts
}

const replacedBy = (
  idea: string,
  parts: readonly Part[],
  inserts: ReadonlyMap<Part, readonly Insert[]>,
): readonly Replaced[] => {
  // A removed negation is listed under the risk that it negates.
  const first = parts.flatMap((p) => (p.kept ? [] : p.risks.map((r) => r.finding))).slice(0, 1)
  return parts.flatMap((part) => {
    if (part.kept) return []
    const said = inserts.get(part) ?? []
    const intro = said.find((i) => i.category === 'idea')?.text
    const from = withoutTail(idea.slice(part.start, part.end).replace(/^[\s,;–—-]+/u, ''), ',;–—-')
    const found = distinct(speaking(part.risks.map((r) => r.finding)))
    return (found.length > 0 ? found : first).map((finding, n) => {
      const remedy = said.find((i) => i.category === finding.category)?.text
      return { finding, from, to: [n === 0 ? intro : undefined, remedy].filter((t) => t !== undefined).join(' ') }
    })
  })
}
