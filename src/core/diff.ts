import type { Content, Release } from './content.ts'
import { compareVersions } from './version.ts'

/** The changes since a version that a client has cached (docs/spec/interface.md 9). */
export interface Difference {
  readonly from: string
  readonly upToDate: boolean
  readonly skillsAdded: readonly string[]
  readonly skillsRemoved: readonly string[]
  readonly libraryAdded: readonly string[]
  readonly libraryRemoved: readonly string[]
  /** Lines that begin with a version and a colon, newest first. */
  readonly notes: readonly string[]
  readonly changelog: readonly { readonly version: string; readonly notes: readonly string[] }[]
}

/**
 * The difference between `from` and the newest release (docs/spec/decisions.md 2). `from` is a well-formed version, or
 * '' for a client without a cached one. For '' and for unknown versions everything counts as added.
 */
export function diff(content: Content, from: string): Difference {
  const { releases } = content
  const current = releases[0].version
  if (from === current) return { ...since([]), from, upToDate: true }
  if (from !== '' && compareVersions(from, current) > 0) {
    const note = `${current}: the version ${from} is newer than the current one of this service; fetch the pack again.`
    return { ...since([]), from, upToDate: false, notes: [note] }
  }
  const known = releases.findIndex(({ version }) => version === from)
  if (known >= 0) return { ...since(releases.slice(0, known)), from, upToDate: false }
  const all = since(releases)
  const everything = {
    ...all,
    from,
    upToDate: false,
    skillsAdded: content.skills.map(({ id }) => id),
    skillsRemoved: [],
    libraryAdded: content.library.map(({ id }) => id),
    libraryRemoved: [],
  }
  if (from === '') return everything
  const note = `${current}: the version ${from} is not known to this service, so everything is listed as added.`
  return { ...everything, notes: [note, ...all.notes] }
}

/** Merges releases (newest first) into one difference. */
function since(releases: readonly Release[]) {
  const skills = replay(releases.map(({ skillsAdded: added, skillsRemoved: removed }) => ({ added, removed })))
  const library = replay(releases.map(({ libraryAdded: added, libraryRemoved: removed }) => ({ added, removed })))
  return {
    skillsAdded: skills.added,
    skillsRemoved: skills.removed,
    libraryAdded: library.added,
    libraryRemoved: library.removed,
    notes: releases.flatMap(({ version, notes }) => notes.map((note) => `${version}: ${note}`)),
    changelog: releases.map(({ version, notes }) => ({ version, notes })),
  }
}

interface Step {
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

/** The net change of many releases. An id that was both added and removed is in neither list. */
export function replay(newestFirst: readonly Step[]): Step {
  const added = new Set<string>()
  const removed = new Set<string>()
  for (const step of newestFirst.toReversed()) {
    for (const id of step.removed) if (!added.delete(id)) removed.add(id)
    for (const id of step.added) if (!removed.delete(id)) added.add(id)
  }
  return { added: [...added], removed: [...removed] }
}
