import type { Category, Finding, Outcome, Proposal, Screening } from './finding.ts'
import { draftOf, tracedBack, type Insert } from './rewrite/draft.ts'
import { phrasesFor } from './rewrite/language.ts'
import { ideasFor, names, subjectOf, type Subject } from './rewrite/nouns.ts'
import { lessonFor, sentenceFor, speaking } from './rewrite/remedies.ts'
import { isDenial, leansBack, partsOf, withoutAttributes, type Part, type Risk } from './rewrite/removal.ts'
import type { Phrases, Replacements } from './rewrite/replacements.ts'
import { limits } from './sandbox.ts'

/** One thing that a rewrite took out or replaced, and why. */
export interface Change {
  readonly category: Category
  readonly ruleId: string
  /** The passage as it stood; for key material the placeholder. */
  readonly from: string
  /** What stands there now; empty when the passage was taken out. */
  readonly to: string
  readonly reason: string
}

/** Spec interface 2.10. */
export interface Rewrite {
  readonly safeIdea: string
  /** Empty when nothing had to change; then `safeIdea` is the idea itself. */
  readonly changes: readonly Change[]
  /** Preflight of `safeIdea`: never `fail` (architecture, invariant 4). */
  readonly outcome: Exclude<Outcome, 'fail'>
}

/** What a rewrite needs from outside: the same screening again, and the sentences it may use. */
export interface RewriteTools {
  readonly preflight: (proposal: Proposal) => Screening
  readonly replacements: Replacements
}

/** A language that nobody here reads is no reason to take its text away. */
const unread = 'ambiguity.language'

const rounds = 5
const mostRemedies = 3
const mostRemediesInAPlace = 2
const fewestWords = 5
const fewestWordsWithoutAward = 10
const fewestWordsBesideKey = 20
const fewestWordsBesideForgery = 40

/**
 * A safer wording of an idea that was screened. It works sentence by sentence: a passage that carries a finding goes,
 * a plain sentence about the same thing takes its place, and everything else stays as it was typed. Where too little
 * would remain, one sentence is built from who, what and where; where nothing honest remains, a lesson on the subject
 * is offered. The result is screened again and never fails; screened and rewritten once more, it stays as it is.
 */
export function rewrite(proposal: Proposal, screening: Screening, tools: RewriteTools): Rewrite {
  const { idea, findings, outcome } = screening
  if (outcome === 'pass') return { safeIdea: idea, changes: [], outcome: 'pass' }
  const inFields = fieldChanges(proposal, findings, tools.replacements)
  const risks = risksOf(screening)
  const phrases = phrasesFor(idea, tools.replacements)
  const task: Task = { idea, risks, phrases, tools, subject: subjectOf(idea, phrases, hintsOf(proposal)) }
  const result = risks.length === 0 ? asTyped(task) : (kept(task) ?? built(task))
  return { ...result, changes: [...result.changes, ...inFields] }
}

interface Task {
  readonly idea: string
  readonly risks: readonly Risk[]
  readonly phrases: Phrases
  readonly tools: RewriteTools
  readonly subject: Subject
}

const risksOf = ({ findings }: Screening): readonly Risk[] =>
  findings.flatMap((finding) =>
    finding.start === undefined || finding.end === undefined || finding.ruleId === unread
      ? []
      : [{ finding, start: finding.start, end: finding.end }],
  )

const hintsOf = ({ tokenType, audience }: Proposal): readonly string[] => [tokenType ?? '', audience ?? '']

/** Whether a text needs no further work: nothing was found in it, except that its language is not covered. */
const settled = ({ findings }: Screening): boolean => findings.every((f) => f.ruleId === unread)

const done = (safeIdea: string, changes: readonly Change[], { outcome }: Screening): Rewrite | undefined =>
  outcome === 'fail' || safeIdea.length > limits.idea ? undefined : { safeIdea, changes, outcome }

const passes = (idea: string, { preflight }: RewriteTools): boolean => settled(preflight({ idea }))

/** Nothing in the idea itself was found. */
const asTyped = (task: Task): Rewrite => {
  const screened = task.tools.preflight({ idea: task.idea })
  return (settled(screened) ? done(task.idea, [], screened) : undefined) ?? built(task)
}

/** The idea without its risky passages; undefined when too little of it is left to stand for the idea. */
const kept = (task: Task): Rewrite | undefined => {
  const { idea, phrases, subject, tools } = task
  let risks = task.risks
  const muted = new Set<Insert['category']>()
  let barer = 0
  for (let round = 0; round < rounds; round += 1) {
    const parts = withoutDenials(idea, partsOf(idea, risks, phrases), phrases)
    if (!worthKeeping(idea, parts, risks, phrases)) return undefined
    const intro = opensOnItsOwn(idea, parts, phrases) ? undefined : ideasFor(subject, phrases)[barer]?.text
    const inserts = insertsFor(task, parts, { intro, muted })
    const draft = draftOf(idea, parts, inserts)
    const screened = tools.preflight({ idea: draft.text })
    if (screened.idea !== draft.text) return undefined
    if (settled(screened)) return done(draft.text, changesOf(idea, parts, inserts, tools.replacements), screened)
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

/** Where no other kept sentence names an award, those that only deny something say nothing. */
const withoutDenials = (idea: string, parts: readonly Part[], phrases: Phrases): readonly Part[] => {
  const denies = (p: Part): boolean => p.kept && isDenial(idea.slice(p.start, p.end), phrases)
  const rest = keptText(
    idea,
    parts.filter((p) => !denies(p)),
  )
  return names(rest, phrases, 'award') ? parts : parts.map((p) => (denies(p) ? { ...p, kept: false, risks: [] } : p))
}

/** Whether the kept sentences name an award, and do not begin in the middle of a thought. */
const opensOnItsOwn = (idea: string, parts: readonly Part[], phrases: Phrases): boolean => {
  if (!names(keptText(idea, parts), phrases, 'award')) return false
  const first = parts.find((p) => p.kept)
  return first === parts[0] || first === undefined || !leansBack(idea.slice(first.start, first.end), phrases)
}

/** Whether the kept sentences still stand for the idea. */
const worthKeeping = (idea: string, parts: readonly Part[], risks: readonly Risk[], phrases: Phrases): boolean => {
  const text = keptText(idea, parts)
  const words = wordCount(text)
  if (words < (names(text, phrases, 'award') ? fewestWords : fewestWordsWithoutAward)) return false
  const findings = risks.map((r) => r.finding)
  if (words < fewestWordsBesideKey && findings.some((f) => f.ruleId === 'keys.material')) return false
  return words >= fewestWordsBesideForgery || !['forgery', 'pump'].includes(lessonFor(findings, idea, true) ?? '')
}

const insertsFor = (
  { idea, phrases, tools, subject: { noun } }: Task,
  parts: readonly Part[],
  { intro, muted }: { intro: string | undefined; muted: ReadonlySet<Insert['category']> },
): ReadonlyMap<Part, readonly Insert[]> => {
  const inserts = new Map<Part, readonly Insert[]>()
  const said = new Set<string>()
  let opens = intro
  for (const part of parts) {
    if (part.kept) continue
    const list: Insert[] = []
    const passage = idea.slice(part.start, part.end)
    const edited = muted.has('idea') ? undefined : withoutAttributes(passage, phrases).find((t) => passes(t, tools))
    if (edited !== undefined) list.push({ text: edited, category: 'idea' })
    else if (opens !== undefined) list.push({ text: opens, category: 'idea' })
    opens = undefined
    for (const finding of speaking(part.risks.map((r) => r.finding))) {
      const text = sentenceFor(finding, passage, phrases, noun)
      if (
        said.has(text) ||
        said.size >= mostRemedies ||
        list.length >= mostRemediesInAPlace ||
        muted.has(finding.category)
      )
        continue
      said.add(text)
      list.push({ text, category: finding.category })
    }
    inserts.set(part, list)
  }
  return inserts
}

const changesOf = (
  idea: string,
  parts: readonly Part[],
  inserts: ReadonlyMap<Part, readonly Insert[]>,
  { reasons }: Replacements,
): readonly Change[] => {
  // A denial that goes along with the risk that it denied is named under that.
  const first = parts.flatMap((p) => (p.kept ? [] : p.risks.map((r) => r.finding))).slice(0, 1)
  return parts.flatMap((part) => {
    if (part.kept) return []
    const said = inserts.get(part) ?? []
    const intro = said.find((i) => i.category === 'idea')?.text
    const from = idea
      .slice(part.start, part.end)
      .replace(/^[\s,;–—-]+/u, '')
      .trim()
    const found = distinct(part.risks.map((r) => r.finding))
    return (found.length > 0 ? found : first).map((finding, n) => {
      const remedy = said.find((i) => i.category === finding.category)?.text
      const to = [n === 0 ? intro : undefined, remedy].filter((t) => t !== undefined).join(' ')
      return changeOf(finding, from, to, reasons)
    })
  })
}

/** One sentence that names the same people, thing and place; a lesson where nothing honest remains. */
const built = (task: Task): Rewrite => {
  const { idea, risks, phrases, subject, tools } = task
  const found = distinct(risks.map((r) => r.finding))
  const lesson = lessonFor(found, idea, names(idea, phrases, 'subject'))
  const spoken = speaking(found).slice(0, mostRemediesInAPlace)
  const wholes = ideasFor(subject, phrases)
  const answer = (count: number): readonly (readonly string[])[] =>
    wholes.map(({ text, noun }) => [text, ...spoken.slice(0, count).map((f) => sentenceFor(f, idea, phrases, noun))])
  const answers =
    lesson === undefined ? [...answer(spoken.length), ...answer(1), ...answer(0)] : [[phrases.lesson[lesson]]]
  const candidates = [...answers, [phrases.constant], [tools.replacements.languages.en?.constant ?? '']]
  for (const [n, sentences] of candidates.entries()) {
    const safeIdea = sentences.join(/[。！？]$/u.test(sentences[0] ?? '') ? '' : ' ')
    const screened = tools.preflight({ idea: safeIdea })
    if (!settled(screened) && n < candidates.length - 1) continue
    const changes = found.map((finding, at) => {
      const remedy = sentences.slice(1)[spoken.indexOf(finding)] ?? ''
      const [from, to] = at === 0 ? [idea.trim(), safeIdea] : [finding.excerpt, remedy]
      return changeOf(finding, from, to, tools.replacements.reasons)
    })
    return { safeIdea, changes, outcome: screened.outcome === 'warn' ? 'warn' : 'pass' }
  }
  throw new Error('unreachable: the last candidate is always taken')
}

const distinct = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter((f, n) => findings.findIndex((g) => g.ruleId === f.ruleId) === n)

const changeOf = (
  { category, ruleId }: Finding,
  from: string,
  to: string,
  reasons: Replacements['reasons'],
): Change => ({
  category,
  ruleId,
  from,
  to,
  reason: reasons[category],
})

/** Findings without a place in the idea are about another field: the network goes back to testnet, the rest is left out. */
const fieldChanges = (
  proposal: Proposal,
  findings: readonly Finding[],
  { fieldReason, reasons }: Replacements,
): readonly Change[] =>
  findings
    .filter((f) => f.start === undefined)
    .map(({ category, ruleId, excerpt }) => {
      const network = proposal.network !== undefined && excerpt === proposal.network
      return {
        category,
        ruleId,
        from: excerpt,
        to: network ? 'testnet' : '',
        reason: network ? reasons.mainnet : fieldReason,
      }
    })
