import { checkApiKeyForm } from '../../core/api-key.ts'
import { LaurelError } from '../../core/error.ts'
import { sha256Hex } from '../../core/hash.ts'
import type { ApiKey } from '../service/key-store.ts'
import type { Services } from '../services.ts'

/**
 * The caller as the limits see it. The HTTP layer sets `client` to the IPv4 address or the IPv6 /64 prefix
 * (docs/spec/decisions.md 3).
 */
export interface Caller {
  readonly client: string
  /** The IPv6 /48 prefix of the client, which one customer of a network may hold; absent for IPv4. */
  readonly network?: string
  /** The API key of the call; absent without one. */
  readonly key?: ApiKey
}

/** The service as its own caller, without an allowance. */
export const itself: Caller = { client: 'laurel' }

/** What is left of an allowance after a call, as the RateLimit headers report it. */
export interface Quota {
  readonly policy: 'expensive' | DailyLimit['policy']
  readonly quota: number
  readonly windowSeconds: number
  readonly remaining: number
  readonly resetSeconds: number
}

/** A daily limit of one operation for each client address, beside the hourly allowance (docs/spec/decisions.md 3). */
export interface DailyLimit {
  readonly policy: 'keys' | 'waitlist'
  readonly quota: number
  /** Begins the sentence of the refusal: "At most 5 new keys a day are made for one address". */
  readonly refusal: string
}

/**
 * How many allowances all /64 prefixes of one /48 have together: a network gives a customer up to a whole /48, 65,536
 * prefixes, and a household or school has a few (docs/assurance.md, no. 34).
 */
const perNetwork = 16

/** The window of the hourly allowance. */
export const windowSeconds = 3600
export const daySeconds = 24 * windowSeconds

/** The bucket that a call counts in (its API key, otherwise its address) and the quota of that bucket an hour. */
function allowanceOf({ client, key }: Caller, { settings }: Services) {
  return key === undefined
    ? { bucket: `expensive:${client}`, quota: settings.freeQuota }
    : { bucket: `expensive:key:${key.hash}`, quota: settings.keyedQuota }
}

/**
 * Counts one expensive call against the caller's allowance and reports what is left to `limited`, also for a refused
 * call. Exactly the configured number of calls is allowed in a window. Throws `rate-limited` with the seconds to wait.
 */
export async function takeExpensive(
  caller: Caller,
  services: Services,
  limited: (quota: Quota) => void,
): Promise<void> {
  const { bucket, quota } = allowanceOf(caller, services)
  if (quota === 0) return
  const { allowed, ...left } = await services.limiter.take(bucket, { quota, windowSeconds })
  limited({ policy: 'expensive', quota, windowSeconds, ...left })
  if (allowed && caller.key === undefined) await takeNetwork('expensive', { quota, windowSeconds }, caller, services)
  if (allowed) return
  const more = caller.key === undefined ? `get a free key at ${services.settings.publicUrl}/keys` : 'ask later'
  throw limitReached(
    'expensive',
    `The allowance of ${quota} calls an hour is used up. Wait ${left.resetSeconds} seconds, ${more}, or run Laurel yourself without a limit.`,
    left.resetSeconds,
  )
}

/**
 * Counts one call against a daily limit of the caller's address, whether or not the caller has a key. Throws
 * `rate-limited`.
 */
export async function takeDaily(
  { policy, quota, refusal }: DailyLimit,
  caller: Caller,
  services: Services,
  limited: (quota: Quota) => void,
): Promise<void> {
  const { client } = caller
  const window = { quota, windowSeconds: daySeconds }
  const { allowed, ...left } = await services.limiter.take(`${policy}:${client}`, window)
  limited({ policy, ...window, ...left })
  if (!allowed) throw limitReached(policy, `${refusal}. Wait ${left.resetSeconds} seconds.`, left.resetSeconds)
  await takeNetwork(policy, window, caller, services)
}

/** Counts a call of an allowed client against the allowance of its network. Throws `rate-limited`. */
async function takeNetwork(
  policy: Quota['policy'],
  { quota, windowSeconds }: Pick<Quota, 'quota' | 'windowSeconds'>,
  { network }: Caller,
  { limiter }: Services,
): Promise<void> {
  if (network === undefined) return
  const wide = { quota: perNetwork * quota, windowSeconds }
  const { allowed, resetSeconds } = await limiter.take(`${policy}:${network}`, wide)
  if (allowed) return
  throw limitReached(
    policy,
    `The network ${network} has used up what its addresses may use together. Wait ${resetSeconds} seconds.`,
    resetSeconds,
  )
}

const limitReached = (policy: Quota['policy'], message: string, retryAfter: number): LaurelError =>
  new LaurelError('rate-limited', message, { retryAfter, members: { 'violated-policies': [policy] } })

/** How much of its allowance a key has used in the current window; `remaining` is null when there is no limit. */
export async function usageOf(key: ApiKey, caller: Caller, services: Services) {
  const { bucket, quota: limit } = allowanceOf({ ...caller, key }, services)
  if (limit === 0) return { limit, used: 0, remaining: null, resetSeconds: 0 }
  const { remaining, resetSeconds } = await services.limiter.peek(bucket, { quota: limit, windowSeconds })
  return { limit, used: limit - remaining, remaining, resetSeconds }
}

/**
 * Looks up the API key that a caller presents. Every call reads the store, so a revoked key is refused by every
 * instance at once. Throws `unauthorized`; the message says what is wrong and repeats nothing of what was sent.
 */
export async function keyOf(presented: string, { store, settings }: Services): Promise<ApiKey> {
  const form = checkApiKeyForm(presented)
  if (form === 'malformed')
    throw unauthorized(
      'What was sent as an API key does not have the form of one: lrl_ and 36 letters and digits. Send the key as it was shown, or send none.',
    )
  if (form === 'mistyped')
    throw unauthorized(
      'The API key was mistyped: its checksum does not fit. Copy it once more as it was shown, or send none.',
    )
  const key = await store.keys.find(sha256Hex(presented))
  if (key !== null) return key
  throw unauthorized(
    `The API key is unknown here or was revoked. Get another one at ${settings.publicUrl}/keys, or send none.`,
  )
}

/** The error for a call whose API key is missing or not valid. */
export const unauthorized = (message: string): LaurelError => new LaurelError('unauthorized', message)

/** The key of the caller, for operations that need one. Throws `unauthorized` without a key. */
export function heldKey({ key }: Caller): ApiKey {
  if (key !== undefined) return key
  throw unauthorized(
    'This call is about an API key: send it as Authorization: Bearer, or as X-API-Key, never in a URL.',
  )
}
