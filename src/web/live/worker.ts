/**
 * Screening in a worker, so that typing never waits for it. It loads code and weights from its own folder; nothing of a
 * text leaves it but the answer to its page.
 */
import type { Proposal } from '../../core/finding.ts'
import type { PartName } from '../parts.ts'
import { createScreener } from '../screen.ts'
import type { Depth, LiveAnswer, LiveFailure, LiveRequest, LiveSafer } from './protocol.ts'

const screener = createScreener()
let latest = 0
let saferTimer: ReturnType<typeof setTimeout> | undefined

/**
 * Safer words are looked for after so many milliseconds without a keystroke, and in texts of at most so many characters,
 * because a rewrite screens many times what it tries, and the next look waits for it.
 */
const saferPause = 500
const mostForSafer = 3_000

/** The parts that are loaded at some depths only. */
const depths: Readonly<Partial<Record<PartName, readonly Depth[]>>> = {
  'warning-rules': ['rules', 'verdict'],
  classifier: ['verdict'],
}
const say = (answer: LiveAnswer | LiveFailure | LiveSafer): void => {
  postMessage(answer)
}

const isWords = (name: PartName): boolean => name.endsWith('-words')

/** Answers with the loaded parts at once, loads what is missing and allowed, and answers again. */
async function answer({ id, idea, fields, depth, ...context }: LiveRequest): Promise<void> {
  latest = id
  for (;;) {
    const { missing, ...look } = screener.screenNow(idea, context)
    const texts = Object.entries({ ...fields, ...context })
    const keyFields = texts.filter(([, text]) => screener.holdsKey(text)).map(([name]) => name)
    const keysFinal = !missing.some(isWords)
    const allRules = !missing.includes('warning-rules')
    say({ id, ...look, keyFields, final: missing.length === 0, allRules, keysFinal })
    const wanted = missing.filter((name) => depths[name]?.includes(depth) ?? true)
    if (missing.length === 0 && look.keys.length === 0 && look.screening.outcome !== 'pass')
      saferTimer = setTimeout(() => void offer(id, { idea, ...context }, look), saferPause)
    if (wanted.length === 0) return
    // A press of the button waits for the lists of recovery words, and the classifier has 1.1 MB.
    const words = wanted.filter(isWords)
    await screener.load(words.length > 0 ? words : wanted)
    if (id !== latest) return
  }
}

type Look = Pick<LiveAnswer, 'screening' | 'languages'>

/** Says which words would be safe, if the text is still the latest one and every part is there to judge them. */
async function offer(id: number, proposal: Proposal, { screening, languages }: Look): Promise<void> {
  if (proposal.idea.length > mostForSafer) return
  try {
    const { saferWords } = await import('../safer.ts')
    if (id !== latest) return
    const unread = new Set<PartName>()
    const safer = await saferWords(proposal, screening, languages, (candidate) => {
      const look = screener.screenNow(candidate.idea, candidate)
      for (const part of look.missing) unread.add(part)
      return look.screening
    })
    if (unread.size === 0 && safer.length > 0 && id === latest) say({ id, safer })
  } catch {
    // The advice of the findings is there without them.
  }
}

addEventListener('message', ({ data }: MessageEvent<LiveRequest>) => {
  clearTimeout(saferTimer)
  answer(data).catch(() => {
    say({ id: data.id, failed: true })
  })
})
