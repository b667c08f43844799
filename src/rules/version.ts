/** A short name for a version of the rules: two 32-bit FNV-1a hashes of their JSON, in hex. */
export const versionOf = (data: unknown): string => {
  const text = JSON.stringify(data)
  let [one, other] = [2166136261, 2654435769]
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i)
    one = Math.imul(one ^ code, 16777619)
    other = Math.imul(other ^ (code + i), 16777619)
  }
  return [one, other].map((sum) => (sum >>> 0).toString(16).padStart(8, '0')).join('')
}
