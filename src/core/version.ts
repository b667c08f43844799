/**
 * A version has the form `YYYY.MM.DD.N`: a date and an increasing revision without leading zeros
 * (docs/spec/interface.md 9). The pattern accepts days that a month does not have; `isVersion` does not.
 */
export const versionForm = '^\\d{4}\\.(0[1-9]|1[0-2])\\.(0[1-9]|[12]\\d|3[01])\\.(0|[1-9]\\d{0,8})$'

const form = new RegExp(versionForm)

/** Whether the text has the form of a version and its date exists. */
export function isVersion(text: string): boolean {
  if (!form.test(text)) return false
  const day = text.slice(0, 10).replaceAll('.', '-')
  // A nonexistent day overflows into the next month.
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === day
}

/** Negative when `a` is older, positive when it is newer: compared as numbers, part by part. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number))
  for (let i = 0; i < 4; i++) {
    const difference = (left?.[i] ?? 0) - (right?.[i] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/**
 * The version after `current`, made on the day of `now` (UTC). Throws a RangeError when that day is before current's.
 */
export function nextVersion(current: string, now: Date): string {
  const day = now.toISOString().slice(0, 10).replaceAll('-', '.')
  const next = `${day}.${Number(current.split('.')[3]) + 1}`
  if (compareVersions(next, current) <= 0) throw new RangeError(`the clock says ${day}, but ${current} is out already`)
  return next
}
