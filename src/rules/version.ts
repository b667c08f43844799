/** A short name for a state of the rules: 64-bit FNV-1a over their text, in hex. */
export const versionOf = (data: unknown): string => {
  let hash = 0xcbf29ce484222325n
  for (const c of JSON.stringify(data)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(c.codePointAt(0) ?? 0)) * 0x100000001b3n)
  }
  return hash.toString(16).padStart(16, '0')
}
