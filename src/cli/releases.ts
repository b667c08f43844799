import { Type } from 'typebox'
import { object } from '../app/operation/schema.ts'
import type { Release, ReleaseDay } from '../core/content.ts'
import { compareVersions, versionForm } from '../core/version.ts'
import { ContentError, readYaml } from './content-file.ts'

const ids = Type.Array(Type.String({ minLength: 1 }))

const schema = Type.Array(
  object({
    version: Type.String({ pattern: versionForm }),
    date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$' }),
    notes: Type.Array(Type.String({ minLength: 1 }), { minItems: 1 }),
    skillsAdded: ids,
    skillsRemoved: ids,
    libraryAdded: ids,
    libraryRemoved: ids,
    contentHash: Type.Unsafe<string | null>({
      anyOf: [{ type: 'string', pattern: '^[0-9a-f]{16}$' }, { type: 'null' }],
    }),
    skillDigest: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$' })),
  }),
  { minItems: 1 },
)

/** The releases in `content/releases.yaml`, newest first. Throws a ContentError with the line of the first mistake. */
export function readReleases(text: string): readonly [Release, ...Release[]] {
  const { value: releases, lineOf } = readYaml<readonly [Release, ...Release[]]>('releases.yaml', text, schema)
  for (const [i, { version, date }] of releases.entries()) {
    const wrong = (field: string, message: string) => new ContentError('releases.yaml', lineOf([i, field]), message)
    const newer = releases[i - 1]
    if (Number.isNaN(Date.parse(date))) throw wrong('date', 'date must be a time that exists')
    if (newer !== undefined && compareVersions(newer.version, version) <= 0)
      throw wrong('version', 'releases stand newest first, each version once')
    if (newer !== undefined && newer.date < date) throw wrong('date', 'a release is not older than the one before it')
  }
  return releases
}

const daysSchema = Type.Array(
  object({
    date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    headline: Type.String({ minLength: 1 }),
    notes: Type.Array(Type.String({ minLength: 1 }), { minItems: 1, maxItems: 3 }),
  }),
)

/** The days in `content/days.yaml`, each of which has a release. Throws a ContentError with the line of the first mistake. */
export function readDays(text: string, releases: readonly Release[]): readonly ReleaseDay[] {
  const { value: days, lineOf } = readYaml<readonly ReleaseDay[]>('days.yaml', text, daysSchema)
  for (const [i, { date }] of days.entries()) {
    const wrong = (message: string) => new ContentError('days.yaml', lineOf([i, 'date']), message)
    const newer = days[i - 1]
    if (newer !== undefined && newer.date <= date) throw wrong('days stand newest first, each once')
    if (!releases.some((release) => release.date.startsWith(date))) throw wrong(`no release is of ${date}`)
  }
  return days
}
