import { apiKeysIn } from './formats/api-keys.ts'
import { base58KeysIn } from './formats/base58-keys.ts'
import { bech32KeysIn } from './formats/bech32-keys.ts'
import { chunksOf } from './formats/chunks.ts'
import { Context } from './context.ts'
import { hexKeysIn } from './formats/hex-keys.ts'
import { mayHoldKey } from './formats/key-traces.ts'
import { pemBlocksIn } from './formats/pem.ts'
import { mayHoldPhrase } from './phrases/phrase-traces.ts'
import { PhraseFinder } from './phrases/phrases.ts'
import { inOrigin, repeatsOf } from './repeats.ts'
import { unredacted, type Placeholder } from './placeholder.ts'
import { placeholderOf, type Secret } from './secret.ts'
import { hasInvisible, viewOf, type View } from './normalize.ts'
import { walletFilesIn } from './formats/wallet-files.ts'
import type { WordLists } from './phrases/word-lists.ts'

/** Keys of every format; recovery phrases are found separately. */
function keysIn(view: View, context: Context): readonly Secret[] {
  const chunks = chunksOf(view)
  return [
    ...base58KeysIn(view.text, chunks, context),
    ...bech32KeysIn(view.text, chunks),
    ...hexKeysIn(view.text, chunks, context),
    ...pemBlocksIn(view.text),
    ...walletFilesIn(view.text, view.lower),
    ...apiKeysIn(view.text),
  ]
}

/** The key material of a view. Cheap checks first: most texts show no trace of key material and need no search. */
function secretsOfView(view: View, words: WordLists): readonly Secret[] {
  const context = new Context(view)
  const found: Secret[] = []
  if (mayHoldPhrase(view, words)) found.push(...new PhraseFinder(context, words).find(view))
  if (mayHoldKey(view)) found.push(...keysIn(view, context))
  return inOrigin(view, [...found, ...repeatsOf(view, found)])
}

/** Sorts secrets and merges those that overlap. A merged secret gets the kind of the longest one. */
function merge(secrets: readonly Secret[]): readonly Secret[] {
  const merged: Secret[] = []
  let longest = 0
  for (const secret of secrets.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const length = secret.end - secret.start
    const last = merged.at(-1)
    if (last === undefined || secret.start >= last.end) {
      merged.push(secret)
      longest = length
      continue
    }
    const kind = length > longest ? secret.kind : last.kind
    longest = Math.max(length, longest)
    merged[merged.length - 1] = { kind, start: last.start, end: Math.max(last.end, secret.end) }
  }
  return merged
}

/**
 * Finds private key material in a text: sorted, without overlap, in UTF-16 offsets of the given text. The labelling
 * policy (training/policy.md), rules 8 to 11, says what counts: material with a valid checksum always; hex digits and
 * mistyped material only near words that name it a key; public keys, addresses and digests never.
 */
export function secretsIn(text: string, words: WordLists): readonly Secret[] {
  const found = [...secretsOfView(viewOf(text), words)]
  if (hasInvisible(text)) found.push(...secretsOfView(viewOf(text, true), words))
  return merge(found)
}

/** A text with placeholders in place of its key material, and the positions of the placeholders. */
export interface Redacted {
  readonly text: string
  readonly secrets: readonly Placeholder[]
}

/** Replaces secrets by placeholders. `placed` are the placeholders that the text has already. */
function replace(
  text: string,
  found: readonly Secret[],
  placed: readonly Placeholder[],
): { readonly text: string; readonly placed: readonly Placeholder[] } {
  const kept = placed.filter((old) => !found.some((secret) => secret.start < old.end && old.start < secret.end))
  const fresh = new Set(found)
  const next: Placeholder[] = []
  let out = ''
  let at = 0
  for (const secret of [...kept, ...found].toSorted((a, b) => a.start - b.start)) {
    out += text.slice(at, secret.start)
    const piece = fresh.has(secret) ? placeholderOf(secret.kind) : text.slice(secret.start, secret.end)
    const from = unredacted(secret.start, 'start', placed)
    const to = unredacted(secret.end, 'end', placed)
    next.push({ kind: secret.kind, start: out.length, end: out.length + piece.length, from, to })
    out += piece
    at = secret.end
  }
  return { text: out + text.slice(at), placed: next }
}

/**
 * Replaces all key material, including its separators and every repetition, by placeholders such as `[removed: recovery
 * phrase]`. The result is searched again until nothing is found. The offsets are those of the placeholders in the
 * returned text.
 */
export function redacted(text: string, words: WordLists): Redacted {
  let current: { readonly text: string; readonly placed: readonly Placeholder[] } = { text, placed: [] }
  for (let found = secretsIn(text, words); found.length > 0; found = secretsIn(current.text, words)) {
    current = replace(current.text, found, current.placed)
  }
  return { text: current.text, secrets: current.placed }
}
