import type { Secret } from '../secret.ts'

/**
 * API keys of this service (core/api-key). The form alone counts, without the checksum: the last six letters follow
 * from the others, so a key with a typing mistake there still gives the key away.
 */
const form = /lrl_[0-9A-Za-z]{30,}/g

export const apiKeysIn = (text: string): readonly Secret[] =>
  Array.from(text.matchAll(form), ({ 0: key, index: start }) => ({ kind: 'API key', start, end: start + key.length }))
