/** Removes the passages with a finding and keeps the rest as typed. */
import type { Category } from '../finding.ts'
import { limits } from '../sandbox.ts'
import { headsOf, isNounPhrase, isTitle, tailOf, wordCount, type Cut } from './cuts.ts'
import { draftOf, tracedBack, type Insert } from './draft.ts'
import { ideasFor, isNameless, names } from './nouns.ts'
import {
  isDenial,
  onTestnet,
  dependsOnPrevious,
  fewestWordsOfPurpose,
  partsOf,
  withoutAttributes,
  type Cutting,
  type Part,
  type Risk,
} from './removal.ts'
import { lessonFor, most, mostInAPlace, sentenceFor, speaking } from './remedies.ts'
import type { Phrases } from './replacements.ts'
import { withoutTail } from './sentences.ts'
import { distinct, risksOf, settled, type Answer, type Replaced, type Task } from './task.ts'

const rounds = 9
const fewestWords = 1
/** A text of at most so many words is a mere name. */
const mostWordsOfName = 2
/** A beginning of at most so many words is the title of the sentence that says what the award is. */
const mostWordsOfTitle = 6
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

/** The most beginnings of a sentence that are screened, and of all sentences of an idea. */
const mostHeads = 4
const mostScreened = 8

interface Cutter {
  readonly cutting: Cutting
  /** Whether a beginning was kept that passes only with a sentence that says what the award is. */
  readonly isUnclear: () => boolean
}

/** Cuts a sentence at the latest place where the screening finds nothing in what stands before. */
function cuttingOf({ idea, phrases, screen, subject }: Task): Cutter {
  const known = new Map<string, Cut | undefined>()
  const about = ideasFor(subject, phrases)[0]?.text ?? ''
  let screenings = 0
  let unclear = false
  const isSafe = (text: string, remedy: string, isPhrase: boolean): boolean => {
    if (screenings >= mostScreened) return false
    screenings += 1
    const beginning = withoutTail(text, dangling)
    const { findings, ...screened } = screen(`${beginning}. ${remedy}`)
    if (settled({ findings, ...screened })) return true
    if (unclear || !isPhrase || findings.some((f) => f.category !== 'ambiguity')) return false
    unclear = settled(screen(`${beginning}: ${lowerFirst(about)} ${remedy}`))
    return unclear
  }
  const choose = (sentence: string, risks: readonly Risk[], alone: boolean): Cut | undefined => {
    if (attributesOut(sentence, risks, phrases) !== undefined) return undefined
    const worst = speaking(risks.map((r) => r.finding))[0]
    const remedy = worst === undefined ? '' : sentenceFor(worst, sentence, phrases, subject.noun)
    // What begins a forgery is not kept as an idea.
    const forges = risks.some((r) => r.finding.category === 'deception')
    const need = { alone, inside: alone && !forges, phrase: risks.some((r) => r.finding.category === 'mainnet') }
    const heads = headsOf(sentence, risks, phrases, need).filter((at) => !isDenial(sentence.slice(0, at), phrases))
    const tail = tailOf(sentence, risks, phrases)
    for (const head of heads.slice(0, mostHeads)) {
      const text = sentence.slice(0, head)
      const isPhrase = isTitle(sentence, head) || isNounPhrase(text, phrases)
      if (!isSafe(text, remedy, isPhrase)) continue
      return tail !== undefined && isSafe(text + sentence.slice(tail), remedy, false) ? { head, tail } : { head }
    }
    return undefined
  }
  const cutting: Cutting = ({ start, end }, risks, alone) => {
    const inSentence = risks.map((r) => ({ ...r, start: r.start - start, end: r.end - start }))
    const key = [start, alone, ...inSentence.flatMap((r) => [r.start, r.end])].join()
    if (!known.has(key)) known.set(key, choose(idea.slice(start, end), inSentence, alone))
    return known.get(key)
  }
  return { cutting, isUnclear: () => unclear }
}

const dangling = ',;:，、；：–—-'

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

/** Categories that a single adjective can belong to. */
const attributive: readonly Category[] = ['scarcity', 'authority']

/** The passage is the end of a sentence. */
const opensClause = /^\s*[,;:(–—-]/u

/** The sentence without its risky attributes, or with the test network in place of a live one; undefined if it has others. */
const attributesOut = (sentence: string, risks: readonly Risk[], phrases: Phrases): string | undefined => {
  const all = (categories: readonly Category[]): boolean => risks.every((r) => categories.includes(r.finding.category))
  if (all(attributive)) return withoutAttributes(sentence, phrases)
  return all(['mainnet']) ? onTestnet(sentence) : undefined
}

/** Sentences that pass without their risky attributes. */
const editsOf = ({ idea, phrases, screen }: Task, parts: readonly Part[]): ReadonlyMap<Part, string> =>
  new Map(
    parts.flatMap((part) => {
      if (part.kept) return []
      const passage = idea.slice(part.start, part.end)
      const edited = opensClause.test(passage) ? undefined : attributesOut(passage, part.risks, phrases)
      return edited !== undefined && wordCount(edited) >= 3 && settled(screen(edited)) ? [[part, edited]] : []
    }),
  )

/**
 * Whether the kept text needs no sentence that says what the award is: it names one, or it is long and no removed part
 * named one either. And it must begin with an independent sentence.
 */
const opensOnItsOwn = (text: string, { idea, phrases, subject }: Task, parts: readonly Part[]): boolean => {
  if (!names(text, phrases, 'award')) {
    if (wordCount(text) < fewestWordsOfPurpose) return false
    const isRemoved = parts.some((p) => !p.kept && names(idea.slice(p.start, p.end), phrases, 'award'))
    if (isRemoved && !isNameless(subject)) return false
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
    wordCount(before) > mostWordsOfTitle ||
    /[.!?。！？।؟،]\s*$/u.test(before)
  )
    return typed
  return /[\u3040-\u30ff\u3400-\u9fff]$/u.test(before) ? '：' : ': '
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

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
