/** Whose words a calendar's `reason` is: a stranger's text must never pass for something that we found out. */

/** What we say of an answer (app/proof/calendar-request, remote/calendars). Everything else was said by the calendar itself. */
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

/** How much of a stranger's text is shown, in characters: enough for the id of a transaction and what it waits for. */
const mostWords = 160

export interface SaidOf {
  /** True: the words are the calendar's own, to be shown as a quotation. */
  readonly quoted: boolean
  readonly words: string
}

/** A reason as it may be shown. Of a calendar's words one clause: what comes behind would look like a sentence of ours. */
export function saidOf(reason: string): SaidOf {
  if (ours.has(reason) || oursWithDetail.test(reason)) return { quoted: false, words: reason }
  const clause = reason.split('. ', 1)[0] ?? ''
  return { quoted: true, words: clause.replace(/\.$/, '').slice(0, mostWords) }
}
