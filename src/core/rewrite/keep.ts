/** Removes the passages with a finding and keeps the rest as typed. */
import { limits } from '../sandbox.ts'
import { isNounPhrase, wordCount } from './cuts.ts'
import { withoutRiskyAttributes, cuttingOf, lowerFirst } from './cutting.ts'
import { keepsPairs } from './delimiters.ts'
import { draftOf, tracedBack, type Insert } from './draft.ts'
import { ideasFor, isNameless, names } from './nouns.ts'
import { dependsOnPrevious, fewestWordsOfPurpose, isDenial, partsOf, type Part } from './removal.ts'
import { lessonFor, most, mostInAPlace, sentenceFor, speaking } from './remedies.ts'
import type { Phrases } from './replacements.ts'
import { withoutTail } from './sentences.ts'
import { distinct, risksOf, settled, type Answer, type Replaced, type Task } from './task.ts'

const rounds = 9
const fewestWords = 1
/** A text of at most so many words is a mere name. */
const mostWordsOfName = 2
/** A beginning of at most so many words is the title of the sentence that says what the award is. */
const mostWordsOfTitle = 4
/** A text of so many words says itself what it is about. */
const fewestWordsOfLongText = 40
const fewestWordsBesideKey = 20
const fewestWordsBesideForgery = 40

/** The idea without its risky passages; undefined if too little remains. */
export function kept(task: Task): Answer | undefined {
  const { idea, phrases, subject } = task
  let risks = task.risks
  const muted = new Set<Insert['category']>()
  const { cutting, isUnclear } = cuttingOf(task)
  let barer = 0
  /** Whether the award is said, although no words of the idea name it. */
  let introduced = false
  for (let round = 0; round < rounds; round += 1) {
    const parts = withContext(idea, withoutDenials(idea, partsOf(idea, risks, phrases, cutting), phrases), phrases)
    const edits = muted.has('idea') ? new Map<Part, string>() : editsOf(task, parts)
    const text = `${keptText(idea, parts)} ${[...edits.values()].join(' ')}`
    if (!worthKeeping(text, { ...task, risks })) return undefined
    const isStock =
      !introduced && !isUnclear() && wordCount(text) > mostWordsOfName && isNameless(subject) && parts[0]?.kept === true
    const intro =
      isStock || (!isUnclear() && opensOnItsOwn(text, task, parts))
        ? undefined
        : ideasFor(subject, phrases)[barer]?.text
    const inserts = insertsFor(task, parts, { intro, edits, muted })
    const draft = draftOf(idea, parts, inserts)
    const screened = task.screen(draft.text)
    if (screened.idea !== draft.text || draft.text.length > limits.idea) return undefined
    if (settled(screened)) {
      const outcome = screened.outcome === 'warn' ? 'warn' : 'pass'
      return { safeIdea: draft.text, replaced: replacedBy(idea, parts, inserts), outcome }
    }
    if (isStock) {
      introduced = true
      continue
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

/** Drops kept sentences that only negate something if no other kept sentence names an award. */
const withoutDenials = (idea: string, parts: readonly Part[], phrases: Phrases): readonly Part[] => {
  const denies = (p: Part): boolean => p.kept && isDenial(idea.slice(p.start, p.end), phrases)
  const rest = keptText(
    idea,
    parts.filter((p) => !denies(p)),
  )
  return names(rest, phrases, 'award') ? parts : parts.map((p) => (denies(p) ? { ...p, kept: false, risks: [] } : p))
}

/** Drops the few words after a removed passage if they name no purpose: "Winners are telephoned." */
const withContext = (idea: string, parts: readonly Part[], phrases: Phrases): readonly Part[] => {
  const text = keptText(idea, parts)
  if (wordCount(text) >= fewestWordsOfPurpose || names(text, phrases, 'award')) return parts
  const first = parts.findIndex((p) => !p.kept)
  return parts.map((p, n) => (p.kept && n > first ? { start: p.start, end: p.end, kept: false, risks: [] } : p))
}

/** The passage is the end of a sentence. */
const opensClause = /^\s*[,;:(–—-]/u

/** Sentences that pass without their risky attributes. */
const editsOf = ({ idea, phrases, screen }: Task, parts: readonly Part[]): ReadonlyMap<Part, string> =>
  new Map(
    parts.flatMap((part) => {
      if (part.kept) return []
      const passage = idea.slice(part.start, part.end)
      const edited = opensClause.test(passage) ? undefined : withoutRiskyAttributes(passage, part.risks, phrases)
      const isWhole = edited !== undefined && wordCount(edited) >= 3 && keepsPairs(edited, idea, part)
      return isWhole && settled(screen(edited)) ? [[part, edited]] : []
    }),
  )

/**
 * Whether the kept text needs no sentence that says what the award is: it names one, or it is long and no removed part
 * named one either. And it must begin with an independent sentence.
 */
const opensOnItsOwn = (text: string, { idea, phrases, subject }: Task, parts: readonly Part[]): boolean => {
  if (!names(text, phrases, 'award')) {
    const words = wordCount(text)
    if (words < fewestWordsOfPurpose) return false
    const isRemoved = parts.some((p) => !p.kept && names(idea.slice(p.start, p.end), phrases, 'award'))
    const isLong = words >= fewestWordsOfLongText && parts[0]?.kept === true
    if (!isLong && isRemoved && !isNameless(subject)) return false
  }
  const first = parts.find((p) => p.kept)
  return first === parts[0] || first === undefined || !dependsOnPrevious(idea.slice(first.start, first.end), phrases)
}

/** Whether enough of the idea remains. */
const worthKeeping = (text: string, { idea, risks }: Task): boolean => {
  const words = wordCount(text)
  if (words < fewestWords) return false
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
    const passage = idea.slice(part.start, part.end)
    const colon = first !== undefined && parts.indexOf(part) === 1 ? colonAt(idea, part.start, phrases) : undefined
    const list: Insert[] =
      first === undefined
        ? []
        : [
            {
              text: colon === undefined ? first : lowerFirst(first),
              category: 'idea',
              ...(colon !== undefined && { colon }),
            },
          ]
    opens = undefined
    for (const finding of speaking(part.risks.map((r) => r.finding))) {
      const text = sentenceFor(finding, passage, phrases, subject.noun)
      const here = list.filter((i) => i.category !== 'idea').length
      const enough = said.size >= most || here >= mostInAPlace
      const isDone = finding.category === 'mainnet' && edits.has(part)
      if (enough || isDone || said.has(text) || muted.has(finding.category)) continue
      said.add(text)
      list.push({ text, category: finding.category })
    }
    inserts.set(part, list)
  }
  return inserts
}

/** The colon after a title at the beginning of an idea, as typed. A short noun phrase is a title too. */
const colonAt = (idea: string, end: number, phrases: Phrases): string | undefined => {
  const typed = /^\s?[:：]\s?/u.exec(idea.slice(end))?.[0]
  const before = idea.slice(0, end)
  if (
    typed !== undefined ||
    !isNounPhrase(before, phrases) ||
    wordCount(before) === 0 ||
    wordCount(before) > mostWordsOfTitle ||
    /[.!?。！？।؟،]\s*$/u.test(before)
  )
    return typed
  return /[\u3040-\u30ff\u3400-\u9fff]$/u.test(before) ? '：' : ': '
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
