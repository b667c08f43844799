/** The cues of clause segmentation: for each token its cues as bits, collected in one pass over the concepts. */
import type { Occurrences } from '../patterns/concept-index.ts'

export const cueNames = ['BUT', 'AND', 'SUBJ', 'HOLDER', 'ISSUER', 'TOKEN', 'CAN', 'FINITE', 'NEG', 'NEGSUBJ', 'START', 'CONDITION'] as const // prettier-ignore

/** The concept ids of the cues, by name. */
export type CueIds = Readonly<Record<(typeof cueNames)[number], number>>

/** The bit of each cue. */
export const Cue = {
  /** Begins a contrast: but, however, although. */
  contrast: 1,
  /** and, so, then. */
  joins: 2,
  /** A subject that can begin a clause: we, they, it, whoever. */
  subject: 4,
  /** A noun that names people: members, the club. */
  person: 8,
  /** A finite verb or modal: can, will, get, is. */
  finite: 16,
  /** if, when, because: such a clause ends at the next comma. */
  opener: 32,
  /** just, simply, only, then: begins a clause without a subject. */
  imperative: 64,
} as const

const cueOf: Readonly<Record<keyof CueIds, number>> = {
  BUT: Cue.contrast,
  AND: Cue.joins,
  SUBJ: Cue.subject,
  HOLDER: Cue.person,
  ISSUER: Cue.person,
  TOKEN: Cue.person,
  CAN: Cue.finite,
  FINITE: Cue.finite,
  NEG: Cue.finite,
  NEGSUBJ: Cue.finite,
  START: Cue.imperative,
  CONDITION: Cue.opener,
}

/** For each of `tokens` tokens, the bits of the cues that begin there. */
export const cuesOf = (occurrences: Occurrences, sentences: number, tokens: number, ids: CueIds): Uint8Array => {
  const cues = new Uint8Array(tokens)
  const asked = cueNames.map((name) => ({ id: ids[name], cue: cueOf[name] }))
  for (let sentence = 0; sentence < sentences; sentence += 1) {
    for (const { id, cue } of asked) {
      for (let o = occurrences.first(sentence, id); o >= 0; o = occurrences.next(o)) {
        const at = occurrences.from(o)
        cues[at] = (cues[at] ?? 0) | cue
      }
    }
  }
  return cues
}
