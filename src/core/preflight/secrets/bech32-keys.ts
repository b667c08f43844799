import { bech32 } from '@scure/base'
import type { Secret } from './secret.ts'

/** nsec of NIP-19: bech32, 32 bytes, 63 characters, in one case. */
const nsec = /nsec1[02-9ac-hj-np-z]{58}/gi

export function bech32KeysIn(text: string): readonly Secret[] {
  const found: Secret[] = []
  for (const match of text.matchAll(nsec)) {
    if (bech32.decodeUnsafe(match[0], 90) === undefined) continue
    found.push({ kind: 'nsec key', start: match.index, end: match.index + match[0].length })
  }
  return found
}
