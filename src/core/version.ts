/** A version has the form `YYYY.MM.DD.N`: a date and an increasing revision (spec interface §9). */
export const versionForm = '^\\d{4}\\.\\d{2}\\.\\d{2}\\.\\d{1,9}$'

const form = new RegExp(versionForm)

export const isVersion = (text: string): boolean => form.test(text)

/** Negative when `a` is older, positive when it is newer: compared as numbers, part by part. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number))
  for (let i = 0; i < 4; i++) {
    const difference = (left?.[i] ?? 0) - (right?.[i] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** The version after `current`, made on the day of `now` (UTC). Throws a RangeError when that day is before current's. */
export function nextVersion(current: string, now: Date): string {
  const day = now.toISOString().slice(0, 10).replaceAll('-', '.')
  const next = `${day}.${Number(current.split('.')[3]) + 1}`
  if (compareVersions(next, current) <= 0) throw new RangeError(`the clock says ${day}, but ${current} is out already`)
  return next
}
