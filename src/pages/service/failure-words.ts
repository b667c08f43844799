import type { ErrorCode } from '../../core/error.ts'
import { keyExposed } from '../../core/words.ts'

/** A failure in words for people: no codes, members or methods. */
export interface FailureWords {
  readonly title: string
  readonly detail: string
}

/**
 * The words for an error code. Codes that are not listed keep the words of the failure, unless these refer to the API.
 * `seconds`: time until a repetition may succeed. `policy`: the limit that was reached, for `rate-limited`.
 */
export function failureWords(
  code: ErrorCode,
  { title, detail }: FailureWords,
  seconds = 0,
  policy?: string,
): FailureWords {
  const words = (code === 'rate-limited' && limits[policy ?? '']) || table[code]
  if (words !== undefined) return { title: words[0], detail: words[1](span(seconds)) }
  return { title, detail: detail.includes('/api/') ? nothingHere : detail }
}

/** The same for an error page, which names no field. */
export function errorPageWords(code: ErrorCode, words: FailureWords, seconds = 0, policy?: string): FailureWords {
  const known = failureWords(code, words, seconds, policy)
  if (code === 'not-found' && /^There is no/.test(words.detail)) return { ...known, detail: gone }
  if (code !== 'validation') return known
  return { ...known, detail: /\b(?:JSON|body|query|header)\b/.test(words.detail) ? oddRequest : words.detail }
}

const oddRequest =
  'The request is not one that a page of this site sends. Go back, load the page again and try once more.'

/** What a visitor of a link that a friend sent wants to know. A page that knows more says that. */
const gone = 'The link may be mistyped, or the badge or report was deleted. Ask whoever sent it for a new link.'

const nothingHere = 'There is nothing at this address. Check it, or start from the studio.'

type Words = readonly [title: string, detail: (wait: string) => string]

const day: Words = ['The allowance of this day is used up', (wait) => `Try again in ${wait}. Reading stays free.`]
/** The words for limits that are not those of an hour, by the name of the policy. */
const limits: Readonly<Record<string, Words | undefined>> = {
  'computing-time': [
    'This address has to wait a moment',
    (wait) =>
      `What it sent lately cost much computing time, and no allowance counts that, such as refused calls. Try again in ${wait}. Reading stays free.`,
  ],
  keys: day,
  waitlist: day,
}

/** The name of the limit that a refusal reports. */
export const policyOf = (members: Readonly<Record<string, unknown>> | undefined): string | undefined => {
  const policies = members?.['violated-policies']
  return Array.isArray(policies) ? String(policies[0]) : undefined
}

const table: Partial<Record<ErrorCode, Words>> = {
  validation: ['Something does not fit', () => 'Change what is named here, and send the form again.'],
  'network-not-allowed': [
    'Only testnet and regtest are simulated',
    () => 'Choose one of the two practice networks; nothing is ever issued on either.',
  ],
  'key-material': [
    'This holds a private key or recovery phrase',
    () => `It was neither stored nor passed on, and it is not shown again. ${keyExposed}`,
  ],
  'screening-failed': [
    'A line of the badge needs other words',
    () => 'Everybody who sees the badge reads it, and it says something that Laurel does not help with.',
  ],
  'rate-limited': ['The allowance of this hour is used up', (wait) => `Try again in ${wait}. Reading stays free.`],
  unavailable: ['Not available right now', (wait) => `Try again in ${wait}.`],
  timeout: ['It took too long', (wait) => `Try again in ${wait}.`],
  internal: [
    'Something went wrong here',
    () => 'The mistake is ours. Try again in a minute; if it stays, tell the operator the request id below.',
  ],
  'method-not-allowed': ['This page takes no form', () => 'Open the studio and send the form there.'],
  'unsupported-media-type': [
    'This is no form of this page',
    () => 'Open the page in a browser and send its form there.',
  ],
  'too-large': ['The form holds too much', () => 'An idea has at most 8,000 characters. Go back and shorten it.'],
  'uri-too-long': ['The address is too long', () => 'Open the studio and type the text into its form.'],
}

const span = (seconds: number): string => (seconds <= 60 ? 'a minute' : `${Math.ceil(seconds / 60)} minutes`)
