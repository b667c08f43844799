import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LaurelError } from '../../core/error.ts'
import { type Context, callerOf } from '../context.ts'
import { keptRefusal } from './refusals.ts'
import { Repeaters } from './repeaters.ts'
import { WorkQueue } from './work-queue.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a GET of this route may hold the event loop for milliseconds: always, or when it has a query. */
    readonly works?: true | 'query'
    /** Whether a GET of this route reads the store, so that it is refused while the event loop is late. */
    readonly reads?: true
  }
  interface FastifyRequest {
    /** What a request that may cost something has cost so far; null for one that costs nothing worth counting. */
    work: Work | null
  }
}

interface Work {
  readonly client: string
  /** Milliseconds of CPU time. */
  ms: number
  /**
   * Whether it was refused because there is too much to do; `again` when its client was told so before and did not wait.
   */
  shed: false | 'first' | 'again'
}

/** The shortest pause between two lines of the log that say that there is too much to do, in milliseconds. */
const logMs = 10_000

/** The longest address, in characters, that is searched for key material at no cost. */
const shortUrl = 200

/** One for all, because the stack of each would cost a fifth of the whole answer. */
const retryAfter = 1
const overloaded = new LaurelError(
  'unavailable',
  'The service has too much to do right now. Repeat the request in a second.',
  { retryAfter },
)

export interface Admission {
  /** The refusal of a request, decided before its body is read; null when it may go on. */
  refusal(request: FastifyRequest): LaurelError | null
  /** Runs a part of a request that holds the event loop, such as parsing its body, on the account of its client. */
  charged<T>(request: FastifyRequest, part: () => T): T
}

/**
 * Lets requests that cost CPU time (every POST and DELETE, pages that are made on the spot, long addresses) start one by
 * one and refuses those that would wait too long: 503. It counts them only when they have been read whole, so unfinished
 * bodies hold nobody up. While the event loop is late, requests that read the store are refused too, before arrivals fill
 * the memory. Health and prepared pages always pass: their answer costs no more than a refusal.
 *
 * The time that such a request holds the event loop is charged to its client, unless the hourly allowance counts it, and
 * so is the CPU time that threads spend for it. A client that has used up its budget gets 429.
 */
export function registerAdmission(app: FastifyInstance, context: Context): Admission {
  const { clock } = context.services
  const { mostInProgress, waitMs, budget, cpuMs, account, delayMs } = context.settings.admission
  const queue = new WorkQueue({ most: mostInProgress, waitMs, lateMs: 1.5 * waitMs }, clock)
  const repeaters = new Repeaters(retryAfter * 1_000)
  const ended = () => {
    queue.ended()
  }
  app.server.on('connection', () => {
    queue.connected()
  })
  app.decorateRequest('work', null)

  const usedUp = ({ client }: Work): LaurelError | null => {
    const wait = budget?.wait(client, clock()) ?? 0
    if (wait === 0) return null
    const seconds = Math.ceil(wait / 1000)
    return new LaurelError(
      'rate-limited',
      `This address has used up its computing time for calls that count against no allowance, such as refused ones. Wait ${seconds} seconds.`,
      { retryAfter: seconds, members: { 'violated-policies': ['computing-time'] } },
    )
  }
  let saidAt = -Infinity
  const tooMuch = (work: Work): LaurelError => {
    work.shed = repeaters.again(work.client, clock()) ? 'again' : 'first'
    // One line for many requests: an overload must not become one of the log.
    if (clock() - saidAt > logMs) {
      saidAt = clock()
      context.settings.log.warn('too much to do: requests are refused')
    }
    return overloaded
  }
  const charge = (work: Work, ms: number): void => {
    work.ms += ms
    budget?.charge(work.client, ms, clock())
  }

  app.addHook('preHandler', (request, reply, done) => {
    const { work } = request
    if (work === null || keptRefusal(request) !== undefined) {
      done()
      return
    }
    const refuse = () => {
      done(tooMuch(work))
    }
    let from = 0
    const entered = queue.enter({
      start() {
        reply.raw.once('close', ended)
        from = cpuMs()
        const pay = (ms: number) => {
          charge(work, ms)
        }
        account.paidBy(pay, () => {
          done(usedUp(work) ?? undefined)
        })
      },
      late: refuse,
      gone: () => reply.raw.closed,
      held() {
        charge(work, cpuMs() - from)
      },
    })
    if (!entered) refuse()
  })
  app.addHook('onResponse', ({ work }, reply, done) => {
    done()
    // Its call was counted against an allowance, so it is paid already.
    if (work !== null && reply.statusCode !== 429 && reply.hasHeader('ratelimit')) charge(work, -work.ms)
  })

  return {
    refusal(request) {
      const working = works(request)
      if (!working && request.routeOptions.config.reads !== true) return null
      const late = delayMs() > waitMs
      if (!working && !late) return null
      const work: Work = { client: callerOf(request, context).client, ms: 0, shed: false }
      request.work = work
      return usedUp(work) ?? (late || queue.full ? tooMuch(work) : null)
    },
    charged(request, part) {
      const from = cpuMs()
      try {
        return part()
      } finally {
        if (request.work !== null) charge(request.work, cpuMs() - from)
      }
    },
  }
}

/** Whether a request may cost CPU time. HEAD is like GET. */
function works({ method, url, routeOptions }: FastifyRequest): boolean {
  if (method === 'POST' || method === 'DELETE') return true
  const { works: when } = routeOptions.config
  return when === true || url.length > shortUrl || (when === 'query' && url.includes('?'))
}
