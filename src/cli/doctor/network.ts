import { CalendarFailure, reachCalendar } from '../../remote/calendars.ts'
import { headerSource } from '../../remote/headers.ts'
import type { Config } from '../config.ts'
import { defaultCalendars } from '../stamping.ts'
import { advice, type Check, ok, problem } from './check.ts'

/** How long a calendar or a header source may take, in milliseconds. */
const answerMs = 8_000

/** Differences of the clock, in milliseconds: from which on it is worth a look, and from which on it is wrong. */
const [noticedMs, wrongMs] = [5_000, 60_000]

const userAgent = 'laurel-doctor'

const offset = (ms: number): string => `${Math.abs(Math.round(ms / 1000))} s ${ms > 0 ? 'ahead' : 'behind'}`

/** Asks every calendar and the header source once, and compares the clock with the answers. */
export async function networkChecks(config: Config): Promise<readonly Check[]> {
  const calendars = config.OTS_CALENDARS ?? defaultCalendars
  if (calendars.length === 0)
    return [ok('calendars', 'off (OTS_CALENDARS=none); the header source is not used either, the clock not compared')]
  const asked = await Promise.all(calendars.map(ask))
  const offsets = asked.flatMap(({ ahead }) => (ahead === null ? [] : [ahead])).toSorted((a, b) => a - b)
  return [
    ...asked.map(({ check }) => check),
    ...(asked.some(({ check }) => check.state === 'ok')
      ? []
      : [
          problem(
            'calendars',
            'none answers: hashes are stored and wait',
            'Check the way out of the network. See docs/operate/calendars-down.md.',
          ),
        ]),
    await headers(config),
    clock(offsets[offsets.length >> 1]),
  ]
}

/** `ahead`: milliseconds that our clock is ahead of the calendar's, to within its seconds. */
async function ask(origin: string): Promise<{ readonly check: Check; readonly ahead: number | null }> {
  const begun = Date.now()
  try {
    const sentAt = await reachCalendar(origin, userAgent, AbortSignal.timeout(answerMs))
    const ended = Date.now()
    // The Date has whole seconds: any time from `sentAt` on for a second, between our two times, agrees.
    const ahead = sentAt === null ? null : begun > sentAt + 1000 ? begun - sentAt : ended < sentAt ? ended - sentAt : 0
    return { check: ok('calendars', `${origin} answers`), ahead }
  } catch (error) {
    if (!(error instanceof CalendarFailure)) throw error
    const todo = 'One that answers is enough; remove it from OTS_CALENDARS if it stays away.'
    return { check: advice('calendars', `${origin}: ${error.reason}`, todo), ahead: null }
  }
}

async function headers({ BITCOIN_HEADERS_URL: url, BITCOIN_NETWORK: network }: Config): Promise<Check> {
  if (url === null)
    return advice(
      'header source',
      'none: proofs say what calendars claim, and no block is checked',
      'Set BITCOIN_HEADERS_URL to a node of yours or an Esplora-style address.',
    )
  const source = headerSource(url, userAgent)
  try {
    const tip = await source.tip(AbortSignal.timeout(answerMs))
    return ok('header source', `${source.name} answers: height ${tip} (${network})`)
  } catch (error) {
    const says = error instanceof Error && 'reason' in error ? String(error.reason) : 'it gave no answer'
    return problem(
      'header source',
      `${source.name}: ${says}`,
      'Proofs stay pending meanwhile. Check BITCOIN_HEADERS_URL.',
    )
  }
}

function clock(ahead: number | undefined): Check {
  if (ahead === undefined) return ok('clock', 'not compared: no calendar told the time')
  if (Math.abs(ahead) < noticedMs) return ok('clock', 'agrees with the calendars')
  const says = `${offset(ahead)} of the calendars`
  const todo = 'Set the clock by NTP. See docs/operate/clock-wrong.md.'
  return Math.abs(ahead) < wrongMs ? advice('clock', says, todo) : problem('clock', says, todo)
}
