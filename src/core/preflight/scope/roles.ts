/** Which tokens of a sentence play a part when scopes are drawn: asked for token by token, so kept as bits. */
import type { Occurrences } from '../patterns/concept-index.ts'

const roleNames = ['PSEUDO', 'REL', 'SUBJ', 'CAN', 'THIRD', 'ABOUT', 'THEN', 'HOLDER', 'ISSUER', 'TOKEN', 'DET', 'TEACHB', 'LOOSE', 'WE', 'QWORD'] as const // prettier-ignore

type RoleName = (typeof roleNames)[number]

/** The bit of each role. */
export const Role = Object.fromEntries(roleNames.map((name, n) => [name, 1 << n])) as Readonly<Record<RoleName, number>>

/** Tokens before the sentence that may be asked about. */
const margin = 4

export class Roles {
  readonly #occurrences: Occurrences
  /** The concept of each role, in the order of the bits. */
  readonly #ids: readonly number[]
  readonly #bits: Int32Array

  constructor(occurrences: Occurrences, tokens: number, ids: Readonly<Record<RoleName, number>>) {
    this.#occurrences = occurrences
    this.#ids = roleNames.map((name) => ids[name])
    this.#bits = new Int32Array(tokens + 2 * margin)
  }

  /** Takes up the roles of a sentence; tokens outside it have none. */
  enter(sentence: number): void {
    const occurrences = this.#occurrences
    for (let n = 0; n < this.#ids.length; n += 1) {
      const bit = 1 << n
      for (let o = occurrences.first(sentence, this.#ids[n] ?? 0); o >= 0; o = occurrences.next(o))
        for (let i = occurrences.from(o); i <= occurrences.to(o); i += 1)
          this.#bits[i + margin] = (this.#bits[i + margin] ?? 0) | bit
    }
  }

  /** Lays down the roles of the sentence from token `from` to before `to`. */
  leave(from: number, to: number): void {
    // A mark such as a percentage may reach one token further.
    this.#bits.fill(0, from + margin, to + 2 + margin)
  }

  /** Whether a token plays any of the roles, given as bits. */
  is(token: number, roles: number): boolean {
    return ((this.#bits[token + margin] ?? 0) & roles) !== 0
  }
}
