/**
 * Screening in a worker, so that typing never waits for it. It loads code and weights from its own folder; nothing of a
 * text leaves it but the answer to its page.
 */
import type { PartName } from '../parts.ts'
import { createScreener } from '../screen.ts'
import type { LiveAnswer, LiveFailure, LiveRequest } from './protocol.ts'

const screener = createScreener()
let latest = 0

/** What only a verdict loads. */
const ofVerdict = (name: PartName): boolean => name === 'classifier' || name === 'warning-rules'
const say = (answer: LiveAnswer | LiveFailure): void => {
  postMessage(answer)
}

/** Answers with the loaded parts at once, loads what is missing and allowed, and answers again. */
async function answer({ id, idea, fields, verdict, ...context }: LiveRequest): Promise<void> {
  latest = id
  for (;;) {
    const { missing, ...look } = screener.screenNow(idea, context)
    const texts = Object.entries({ ...fields, ...context })
    const keyFields = texts.filter(([, text]) => screener.holdsKey(text)).map(([name]) => name)
    const keysFinal = !missing.some((name) => name.endsWith('-words'))
    say({ id, ...look, keyFields, final: missing.length === 0, keysFinal })
    const wanted = missing.filter((name) => verdict || !ofVerdict(name))
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
