/**
 * Screening in a worker, so that typing never waits for it. It loads code and weights from its own folder; nothing of a
 * text leaves it but the answer to its page.
 */
import type { PartName } from '../parts.ts'
import { createScreener } from '../screen.ts'
import type { Depth, LiveAnswer, LiveFailure, LiveRequest } from './protocol.ts'

const screener = createScreener()
let latest = 0

/** The parts that are loaded at some depths only. */
const depths: Readonly<Partial<Record<PartName, readonly Depth[]>>> = {
  'warning-rules': ['rules', 'verdict'],
  classifier: ['verdict'],
}
const say = (answer: LiveAnswer | LiveFailure): void => {
  postMessage(answer)
}

/** Answers with the loaded parts at once, loads what is missing and allowed, and answers again. */
async function answer({ id, idea, fields, depth, ...context }: LiveRequest): Promise<void> {
  latest = id
  for (;;) {
    const { missing, ...look } = screener.screenNow(idea, context)
    const texts = Object.entries({ ...fields, ...context })
    const keyFields = texts.filter(([, text]) => screener.holdsKey(text)).map(([name]) => name)
    const keysFinal = !missing.some((name) => name.endsWith('-words'))
    const allRules = !missing.includes('warning-rules')
    say({ id, ...look, keyFields, final: missing.length === 0, allRules, keysFinal })
    const wanted = missing.filter((name) => depths[name]?.includes(depth) ?? true)
    if (wanted.length === 0) return
    await screener.load(wanted)
    if (id !== latest) return
  }
}

addEventListener('message', ({ data }: MessageEvent<LiveRequest>) => {
  answer(data).catch(() => {
    say({ id: data.id, failed: true })
  })
})
