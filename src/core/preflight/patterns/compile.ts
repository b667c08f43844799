/**
 * Compiles all patterns of an engine into one array of integers, so that matching reads adjacent memory instead of
 * following object references.
 *
 *     pattern  number of parts and whether it is unscoped, indexes of its parts
 *     part     bits of `PartBits`, number of steps, number of the anchor step, indexes of its steps
 *     step     gap and whether it is a role, index of the end of its concepts, its concepts
 */
import type { Part, Pattern, Step } from './parse.ts'

/** Bits of a part. The lowest three bits are its `PlaceCode`. */
export const PartBits = { place: 7, absent: 8, denied: 16 } as const

/** Where a part must be found. `Matcher` looks up `near` and `clause` itself, and calls `Elsewhere` for the others. */
export const PlaceCode = { near: 0, clause: 1, sentence: 2, neighbour: 3, text: 4 } as const

/** Writes patterns. A pattern is identified by its index in `list`. */
export class PatternWriter {
  readonly #list: number[] = []

  /** Adds a pattern and returns its index. */
  add({ parts, unscoped }: Pattern): number {
    const list = this.#list
    const at = list.length
    list.push(parts.length * 2 + (unscoped ? 1 : 0), ...parts.map(() => 0))
    for (const [n, part] of parts.entries()) list[at + 1 + n] = this.#addPart(part)
    return at
  }

  #addPart({ steps, anchor, place, absent, denied }: Part): number {
    const list = this.#list
    const at = list.length
    const bits = PlaceCode[place] + (absent ? PartBits.absent : 0) + (denied ? PartBits.denied : 0)
    list.push(bits, steps.length, anchor, ...steps.map(() => 0))
    for (const [n, step] of steps.entries()) list[at + 3 + n] = this.#addStep(step)
    return at
  }

  #addStep({ ids, gap, role }: Step): number {
    const at = this.#list.length
    this.#list.push(gap * 2 + (role ? 1 : 0), at + 2 + ids.length, ...ids)
    return at
  }

  /** The patterns written so far. */
  get list(): Int32Array {
    return Int32Array.from(this.#list)
  }
}
