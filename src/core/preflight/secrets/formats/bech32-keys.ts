import { hasBech32Checksum } from './bech32.ts'
import type { Chunk } from './chunks.ts'
import { isCodex32 } from './codex32.ts'
import type { Secret, SecretKind } from '../secret.ts'

/** nsec of NIP-19: 63 characters. The prefix names a private key, so a mistyped one counts too. */
const nsec = /^nsec1[02-9ac-hj-np-z]{58}$/
const namedNsec = /nsec1[02-9ac-hj-np-z]{50,}/gi

/** An encrypted key of NIP-49: 91 bytes, longer than the limit of Bech32. */
const ncryptsec = /^ncryptsec1[02-9ac-hj-np-z]{152}$/

/** The kind of key that a text in Bech32 characters is, as a whole. */
function kindOf(text: string): SecretKind | undefined {
  const lower = text.toLowerCase()
  if (lower !== text && text.toUpperCase() !== text) return undefined
  if (nsec.test(lower)) return hasBech32Checksum(lower, 'nsec') ? 'nsec key' : undefined
  if (ncryptsec.test(lower)) return hasBech32Checksum(lower, 'ncryptsec') ? 'encrypted key' : undefined
  return isCodex32(lower) ? 'key share' : undefined
}

const begins = /^(?:nsec1|ncryptsec1|ms1[02-9])/i
const longest = 162
const shortest = 48

/** The key that begins with a chunk, alone or with the joined chunks after it: codex32 is written in groups. */
function keyFrom(text: string, chunks: readonly Chunk[], at: number): Secret | undefined {
  const first = chunks[at]
  if (first === undefined || !begins.test(text.slice(first.start, first.start + 10))) {
    // The prefix may be a group of its own or be split: MS1 2NAM E…
    if (first === undefined || first.end - first.start > 10) return undefined
    const head = chunks.slice(at, at + 4).map((part) => text.slice(part.start, part.end))
    if (!begins.test(head.join('').slice(0, 12))) return undefined
  }
  let joined = ''
  for (let i = at; i < chunks.length; i++) {
    const chunk = chunks[i]
    if (chunk === undefined || (i > at && !chunk.joined)) return undefined
    joined += text.slice(chunk.start, chunk.end)
    if (joined.length > longest) return undefined
    if (joined.length < shortest) continue
    const kind = kindOf(joined)
    if (kind !== undefined) return { kind, start: first.start, end: chunk.end }
  }
  return undefined
}

/** Private keys in Bech32 characters: nsec and ncryptsec (NIP-19, NIP-49), codex32 secrets and shares (BIP-93). */
export function bech32KeysIn(text: string, chunks: readonly Chunk[]): readonly Secret[] {
  const found: Secret[] = []
  chunks.forEach((chunk, at) => {
    const initial = text.charAt(chunk.start)
    if (!'nNmM'.includes(initial)) return
    const key = keyFrom(text, chunks, at)
    if (key !== undefined) found.push(key)
  })
  if (!/nsec1/i.test(text)) return found
  for (const match of text.matchAll(namedNsec)) {
    found.push({ kind: 'nsec key', start: match.index, end: match.index + match[0].length })
  }
  return found
}
