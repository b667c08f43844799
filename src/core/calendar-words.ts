/** Tells who wrote the `reason` of a calendar: untrusted text must never look like a finding of ours. */

/**
 * The reasons that we write (app/proof/calendar-request, remote/calendars). Every other reason is the calendar's own.
 */
const ours: ReadonlySet<string> = new Set([
  'it did not answer in time',
  'it could not be reached, or the connection broke',
  'it sent us to another address, which is not followed',
  'it is not configured',
  'it gave no reason',
  'it said nothing new',
  'it names an address that may not be asked',
  'its name leads to a private address',
  'its address is not one that may be asked',
  'its answer was longer than allowed',
  'its answer was compressed, which was not asked for',
  'its answer is larger than a calendar needs',
  'its answer promises nothing that can be asked for',
])
const oursWithDetail = /^(?:it answered with status \d{3}|its answer is no timestamp: [a-z-]+)$/

/** The most characters of a calendar's reason that are shown: enough for a transaction id and a cause of waiting. */
const mostWords = 160

export interface SaidOf {
  /** Whether the text is the calendar's own and must be shown as a quotation. */
  readonly quoted: boolean
  readonly words: string
}

/**
 * A reason for display. Only the first clause of a calendar's text is kept, because a further sentence would look like
 * one of ours.
 */
export function saidOf(reason: string): SaidOf {
  if (ours.has(reason) || oursWithDetail.test(reason)) return { quoted: false, words: reason }
  const clause = reason.split('. ', 1)[0] ?? ''
  return { quoted: true, words: clause.replace(/\.$/, '').slice(0, mostWords) }
}
