import type { Content, Release } from './content.ts'
import { replay } from './diff.ts'
import { sha256Hex } from './hash.ts'
import { nextVersion } from './version.ts'

/** The ids that were added and removed since the last release. */
function change(newestFirst: Parameters<typeof replay>[0], ids: readonly string[]) {
  const known = replay(newestFirst).added
  return { added: ids.filter((id) => !known.includes(id)), removed: known.filter((id) => !ids.includes(id)) }
}

/**
 * The next release of `content`, whose hash is `contentHash`. Throws a RangeError when the clock is behind the last
 * release.
 */
export function nextRelease(content: Content, contentHash: string, notes: readonly string[], now: Date): Release {
  const { releases } = content
  const skills = change(
    releases.map(({ skillsAdded: added, skillsRemoved: removed }) => ({ added, removed })),
    content.skills.map(({ id }) => id),
  )
  const library = change(
    releases.map(({ libraryAdded: added, libraryRemoved: removed }) => ({ added, removed })),
    content.library.map(({ id }) => id),
  )
  return {
    version: nextVersion(releases[0].version, now),
    date: now.toISOString(),
    notes,
    skillsAdded: skills.added,
    skillsRemoved: skills.removed,
    libraryAdded: library.added,
    libraryRemoved: library.removed,
    contentHash,
    skillDigest: skillDigest(content),
  }
}

/** SHA-256 of the skill document before addresses and version are filled in. */
const skillDigest = ({ skillDocument }: Content): string => sha256Hex(skillDocument.text)

/** A sentence about the first difference between `content` and its newest release, or null if there is none. */
export function unreleased(content: Content, contentHash: string): string | null {
  const [last] = content.releases
  const remedy = 'Run: npx --no -- laurel release --note "what changed"'
  if (last.contentHash !== contentHash)
    return `The content has changed since ${last.version} (hash ${contentHash}, released ${String(last.contentHash)}). ${remedy}`
  // The front matter has the version, and clients compare the digest, so each version must have exactly one text.
  if (last.skillDigest !== skillDigest(content)) return `content/skill.md has changed since ${last.version}. ${remedy}`
  return null
}
