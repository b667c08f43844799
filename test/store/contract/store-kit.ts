/** Shared by the contract of the store. */
import { test } from 'node:test'
import type { Store } from '../../../src/app/ports.ts'
import { LaurelError } from '../../../src/core/error.ts'
import { openStore } from '../../../src/store/open.ts'

export const now = new Date('2026-03-01T12:00:00.000Z')
export const later = (milliseconds: number): Date => new Date(now.getTime() + milliseconds)
export const hour = 3_600_000

/** A call with an Idempotency-Key; `key` is the SHA-256 of the header's value. */
export const call = { scope: 'simulate 203.0.113.9', key: 'a'.repeat(64), fingerprint: 'f'.repeat(64), now }
export const answer = { status: 200, body: '{"ok":true}' }
export const completion = { scope: call.scope, key: call.key, answer }

export const isUnavailable = (error: unknown): boolean =>
  error instanceof LaurelError && error.code === 'unavailable' && (error.explanation.retryAfter ?? 0) > 0

export const isOvertaken = (error: unknown): boolean =>
  error instanceof LaurelError && error.code === 'idempotency-running'

/** Registers a test of the contract, which gets an empty store and its address. */
export type Check = (title: string, run: (store: Store, url: string) => Promise<void>) => void

export const checkWith =
  (newUrl: () => Promise<string>): Check =>
  (title, run) => {
    test(title, { timeout: 120_000 }, async () => {
      const url = await newUrl()
      const store = await openStore(url)
      try {
        await run(store, url)
      } finally {
        await store.close()
      }
    })
  }
