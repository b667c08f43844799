/** Asks the worker: after a pause in typing, one first look at a time, and the verdict when it may be loaded. */
import { isLongEnough } from './connection.ts'
import type { Depth, LiveAnswer, LiveFailure, LiveRequest, LiveSafer } from './protocol.ts'

/** Pauses in milliseconds: after the last keystroke before a first look, and before a verdict. */
export const pauses = { look: 150, verdict: 1000 } as const

/** What is screened: the form, as it is now. */
export type Asked = Omit<LiveRequest, 'id' | 'depth'>

/** The part of a Worker that is used here. */
export interface ScreeningWorker {
  postMessage(request: LiveRequest): void
  onmessage: ((event: { readonly data: LiveAnswer | LiveFailure | LiveSafer }) => void) | null
  onerror: ((event: never) => void) | null
}

export interface AskingOptions {
  readonly newWorker: () => ScreeningWorker
  /** Reads the form. */
  readonly read: () => Asked
  /** Whether the connection allows the classifier. */
  readonly mayLoadVerdict: () => boolean
  /** Called with each answer for the form as it is now. Answers for an earlier form are dropped. */
  readonly onAnswer: (answer: LiveAnswer) => void
  /** Called with safer words for the form as it is now. */
  readonly onSafer?: (safer: LiveSafer['safer']) => void
}

export interface Asking {
  /** Starts the worker, which loads the first part of screening. Later calls do nothing. */
  readonly start: () => void
  /** Reports that the form changed. `now`: without waiting for a pause, as after a paste. */
  readonly changed: (now?: boolean) => void
  /** The answer for the form as it is now, if there is one in which every key would have been found. */
  readonly current: () => LiveAnswer | null
  /**
   * Resolves with an answer for the form as it is now in which every key would have been found, or with null if screening
   * does not work or takes longer than `limit` milliseconds. `depth`: `rules` waits for an answer by all rules.
   */
  readonly settled: (limit: number, depth?: 'look' | 'rules') => Promise<LiveAnswer | null>
}

/** A dialogue with a screening worker. */
export function createAsking({ newWorker, read, mayLoadVerdict, onAnswer, onSafer }: AskingOptions): Asking {
  let worker: ScreeningWorker | undefined
  let id = 0
  /** The form that the last request was about, and whether the worker still has to look at it. */
  let sent = ''
  let looking = false
  /** Whether to ask again after the answer that is under way. */
  let due = false
  let broken = false
  /** The depth of the requests. What was loaded once is there for all later ones. */
  let depth: Depth = 'look'
  let answer: LiveAnswer | undefined
  let lookTimer: ReturnType<typeof setTimeout> | undefined
  let verdictTimer: ReturnType<typeof setTimeout> | undefined
  const waiting = new Set<() => void>()

  const isCurrent = (): boolean => sent === JSON.stringify(read())
  const ask = (): void => {
    clearTimeout(lookTimer)
    due = looking
    if (worker === undefined || broken || looking) return
    const asked = read()
    sent = JSON.stringify(asked)
    answer = undefined
    looking = true
    id += 1
    worker.postMessage({ id, ...asked, depth })
  }
  const askForVerdict = (): void => {
    clearTimeout(verdictTimer)
    if (depth === 'verdict' || !mayLoadVerdict() || !isLongEnough(read().idea)) return
    depth = 'verdict'
    ask()
  }
  const took = (data: LiveAnswer | LiveFailure | LiveSafer): void => {
    if (data.id !== id) return
    if ('safer' in data) {
      if (isCurrent()) onSafer?.(data.safer)
      return
    }
    looking = false
    if ('failed' in data) {
      // The next pause asks again.
      depth = 'look'
    } else if (isCurrent()) {
      answer = data
      onAnswer(data)
    }
    for (const check of [...waiting]) check()
    // A script may have changed the form without a report, and a press must not wait for an answer that nobody asked for.
    if (due || (waiting.size > 0 && !isCurrent())) ask()
  }
  const fail = (): void => {
    broken = true
    for (const check of [...waiting]) check()
  }

  const start = (): void => {
    if (worker !== undefined || broken) return
    try {
      worker = newWorker()
    } catch {
      fail()
      return
    }
    worker.onmessage = ({ data }) => {
      took(data)
    }
    worker.onerror = () => {
      fail()
    }
    ask()
  }
  return {
    start,
    changed: (now = false) => {
      clearTimeout(lookTimer)
      clearTimeout(verdictTimer)
      lookTimer = setTimeout(ask, now ? 0 : pauses.look)
      verdictTimer = setTimeout(askForVerdict, pauses.verdict)
    },
    current: () => (answer?.keysFinal === true && isCurrent() ? answer : null),
    settled: (limit, wanted = 'look') =>
      new Promise((resolve) => {
        start()
        const deeper = wanted === 'rules' && depth === 'look'
        if (deeper) depth = 'rules'
        if (deeper || !isCurrent()) ask()
        const done = (result: LiveAnswer | null): void => {
          clearTimeout(timer)
          waiting.delete(check)
          resolve(result)
        }
        const check = (): void => {
          if (broken) done(null)
          else if (answer === undefined || !isCurrent()) return
          else if (answer.keysFinal && (wanted === 'look' || answer.allRules)) done(answer)
        }
        const timer = setTimeout(() => {
          done(answer !== undefined && isCurrent() ? answer : null)
        }, limit)
        waiting.add(check)
        check()
      }),
  }
}
