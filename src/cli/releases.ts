import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** One published version (interface §9). */
export interface Release {
  readonly version: string
  /** ISO 8601 UTC with milliseconds. */
  readonly date: string
  readonly notes: readonly string[]
}

const file = new URL('../../content/releases.yaml', import.meta.url)

/** The releases, newest first. Throws an Error that names the entry that is wrong. */
export function readReleases(text: string = readFileSync(file, 'utf8')): readonly [Release, ...Release[]] {
  const entries: unknown = parse(text)
  if (!Array.isArray(entries) || entries.length === 0)
    throw new Error('content/releases.yaml must be a list of releases')
  return entries.map(readRelease) as [Release, ...Release[]]
}

function readRelease(entry: unknown, index: number): Release {
  const { version, date, notes } = (entry ?? {}) as Record<string, unknown>
  const where = `content/releases.yaml, entry ${index + 1}`
  if (typeof version !== 'string' || !/^\d{4}\.\d{2}\.\d{2}\.[1-9]\d*$/.test(version))
    throw new Error(`${where}: version must have the form YYYY.MM.DD.N`)
  if (typeof date !== 'string' || new Date(date).toISOString() !== date)
    throw new Error(`${where}: date must be ISO 8601 in UTC with milliseconds`)
  if (!Array.isArray(notes) || notes.length === 0 || !notes.every((note) => typeof note === 'string'))
    throw new Error(`${where}: notes must be a list of sentences`)
  return { version, date, notes }
}
