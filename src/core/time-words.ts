/** Times as people say them. The exact time stands elsewhere: these words are for reading, not for records. */
import { displayDate } from './display.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const many = (count: number, unit: string): string => `${count} ${count === 1 ? unit : `${unit}s`}`

/** A length of time in milliseconds, rounded: `a minute`, `20 minutes`, `3 hours`, `2 days`. */
export function durationWords(ms: number): string {
  if (ms < 1.5 * minute) return 'a minute'
  if (ms < 20 * minute) return many(Math.round(ms / minute), 'minute')
  // Above twenty minutes the single minutes are noise.
  if (ms < 55 * minute) return many(Math.round(ms / (5 * minute)) * 5, 'minute')
  if (ms < 1.5 * hour) return 'an hour'
  if (ms < 1.5 * day) return many(Math.round(ms / hour), 'hour')
  return many(Math.round(ms / day), 'day')
}

/** How long ago a time was: `just now`, `5 minutes ago`; after a week its date, `on 21 November 2026`. */
export function agoWords(iso: string, now: string): string {
  const ms = Date.parse(now) - Date.parse(iso)
  if (ms < minute) return 'just now'
  return ms > 7 * day ? `on ${displayDate(iso)}` : `${durationWords(ms)} ago`
}

/** How far ahead a time is: `in a moment`, `in about 20 minutes`. */
export function aheadWords(iso: string, now: string): string {
  const ms = Date.parse(iso) - Date.parse(now)
  return ms < minute ? 'in a moment' : `in about ${durationWords(ms)}`
}
