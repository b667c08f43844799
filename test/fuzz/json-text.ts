/** JSON as text in parts, so that it may be wrong: repeated names, `NaN`, lone surrogates, any nesting. */

/** A scalar or a broken value as it is written, or an object or array of parts. */
export type JsonText = string | Members | Items
export interface Members {
  readonly members: readonly (readonly [name: string, value: JsonText])[]
}
export interface Items {
  readonly items: readonly JsonText[]
}

/** The parts of a JSON value. Names are plain; `textOf` quotes them. */
export function partsOf(value: unknown): JsonText {
  if (Array.isArray(value)) return { items: value.map(partsOf) }
  if (typeof value === 'object' && value !== null)
    return { members: Object.entries(value).map(([name, part]) => [name, partsOf(part)] as const) }
  return JSON.stringify(value)
}

export function textOf(parts: JsonText): string {
  if (typeof parts === 'string') return parts
  if ('items' in parts) return `[${parts.items.map(textOf).join(',')}]`
  return `{${parts.members.map(([name, part]) => `${JSON.stringify(name)}:${textOf(part)}`).join(',')}}`
}

/** Number of values in `parts`, itself included. */
export function sizeOf(parts: JsonText): number {
  if (typeof parts === 'string') return 1
  const inner = 'items' in parts ? parts.items : parts.members.map(([, part]) => part)
  return inner.reduce((size, part) => size + sizeOf(part), 1)
}

/**
 * `parts` with its value number `at`, counted depth first from 0, changed by `change`. A value that becomes null is
 * left out.
 */
export function changedAt(parts: JsonText, at: number, change: (part: JsonText) => JsonText | null): JsonText | null {
  if (at === 0) return change(parts)
  if (typeof parts === 'string') return parts
  let left = at - 1
  const inner = (part: JsonText): JsonText | null => {
    const own = left
    const size = sizeOf(part)
    left -= size
    return own < 0 || own >= size ? part : changedAt(part, own, change)
  }
  if ('items' in parts) return { items: parts.items.map(inner).filter((part) => part !== null) }
  return {
    members: parts.members.flatMap(([name, part]) => {
      const changed = inner(part)
      return changed === null ? [] : [[name, changed] as const]
    }),
  }
}
