/** Shared by the tests of keys with a checksum: the places where a key may be, and that nothing of it remains. */
import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { findSecrets, redact, type SecretKind } from '../../../../../src/core/preflight/secrets/redact.ts'
import { inProse, prose } from '../prose.ts'
import { Random } from '../random.ts'

/** Checks that a key is found, and that no eight consecutive characters of it remain. */
export function assertGone(text: string, key: string, kind: SecretKind, note = kind as string): void {
  const found = findSecrets(text)
  ok(
    found.some((secret) => secret.kind === kind),
    `not found: ${note} in ${text.slice(0, 60)}`,
  )
  const redacted = redact(text)
  for (let i = 0; i + 8 <= key.length; i++) {
    ok(!redacted.text.includes(key.slice(i, i + 8)), `left over: ${note}`)
  }
  for (const secret of redacted.secrets) {
    equal(redacted.text.slice(secret.start, secret.end), `[removed: ${secret.kind}]`)
  }
  deepEqual(redact(redacted.text), { text: redacted.text, secrets: [] })
}

export const groups = (text: string, size: number, separator: string): string =>
  (text.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join(separator)

/** A class of keys: the name of its findings, and how to make one. */
export interface KeyClass {
  readonly kind: SecretKind
  readonly make: (random: Random) => string
}

/** Registers a test per class: its keys are found in prose, in quotes, as a value and split into groups. */
export function testClasses(classes: Readonly<Record<string, KeyClass>>): void {
  for (const [name, { kind, make }] of Object.entries(classes)) {
    test(`${name}: in prose, in quotes, as a value, split into groups`, () => {
      const random = new Random(`keys ${name}`)
      for (const template of prose) {
        const key = make(random)
        assertGone(inProse(template, key), key, kind)
      }
      const key = make(random)
      for (const text of [
        key,
        `"${key}"`,
        `<code>${key}</code>`,
        `VALUE=${key}\nNEXT=1`,
        `{"a":"${key}"}`,
        `https://example.org/?k=${key}&x=1`,
        `${key} and once more ${key}.`,
        key.replace(/[!-~]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0)),
      ]) {
        assertGone(text, key, kind)
      }
      if (kind === 'mini key') return
      const pieces = [
        `${key.slice(0, 20)}\u200b${key.slice(20)}`,
        `${key.slice(0, 20)}\n${key.slice(20)}`,
        groups(key, 4, ' '),
        groups(key, 8, '-'),
        groups(key, 10, '\n  '),
      ]
      for (const text of pieces) assertGone(`here: ${text}`, key, kind)
    })
  }
}

/** Checks that each published key is found as a whole. */
export function assertVectors(vectors: Readonly<Record<string, SecretKind>>): void {
  for (const [text, kind] of Object.entries(vectors))
    deepEqual(findSecrets(text), [{ kind, start: 0, end: text.length }])
}
