import { randomBytes } from 'node:crypto'
import { type Answered, answerOf } from '../app/proof/calendar-request.ts'
import { askDeadlineMs } from '../app/proof/stamper.ts'
import { pendingStatement } from '../core/proof.ts'
import { concat, equalBytes, hexOf } from '../ots/bytes.ts'
import { parseDetached } from '../ots/detached.ts'
import { leafOf, merkleTree, nonceBytes, proofHead } from '../ots/merkle.ts'
import { merge, parseTimestamp, serializeTimestamp } from '../ots/timestamp.ts'
import { httpCalendars } from '../remote/calendars.ts'
import { environment } from './config.ts'
import { WrongCall } from './command.ts'
import { digestOfFile, exists, print, shown, userAgent, writeNew } from './ots-files.ts'
import { defaultCalendars, defaultUpgradeHosts } from './stamping.ts'

/**
 * `laurel stamp`: commits files without the service. Each file gets a nonce; the root of one merkle tree over all files
 * goes to every calendar; one answer is enough. An existing .ots file is never overwritten.
 */
export async function stamp(files: readonly string[]): Promise<number> {
  await refuseTaken(files)
  const { OTS_CALENDARS, OTS_UPGRADE_HOSTS } = environment()
  const calendars = OTS_CALENDARS ?? defaultCalendars
  if (calendars.length === 0) throw new Error('OTS_CALENDARS is none, so there is nobody to submit to')
  const leaves: { readonly file: string; readonly digest: Uint8Array; readonly nonce: Uint8Array }[] = []
  for (const file of files)
    leaves.push({
      file,
      digest: await digestOfFile(file, 'sha256'),
      nonce: Uint8Array.from(randomBytes(nonceBytes)),
    })
  const { root, paths } = merkleTree(leaves.map(({ digest, nonce }) => leafOf(digest, nonce)))
  const tail = await submit(root, calendars, OTS_UPGRADE_HOSTS ?? defaultUpgradeHosts)
  if (tail === null) {
    process.stderr.write('laurel: no calendar has answered, so nothing was written; try again later\n')
    return 1
  }
  for (const [i, { file, digest, nonce }] of leaves.entries()) {
    const bytes = concat(proofHead(digest, nonce, paths[i] ?? []), tail)
    // Parse the file again before it is relied on.
    if (!equalBytes(parseDetached(bytes).digest, digest)) throw new Error('the proof does not fit its file')
    await writeNew(`${file}.ots`, bytes)
    print(`${shown(file)}.ots: sha256 ${hexOf(digest)}`)
  }
  return 0
}

async function refuseTaken(files: readonly string[]): Promise<void> {
  const twice = files.find((file, i) => files.indexOf(file) !== i)
  if (twice !== undefined) throw new WrongCall(`${shown(twice)} is named twice`)
  for (const file of files)
    if (await exists(`${file}.ots`))
      throw new Error(`${shown(file)}.ots exists already and is not touched; move it away, or upgrade it`)
}

/** The merged canonical tree of all calendars that answered; null when none did. Prints the result of each. */
async function submit(
  root: Uint8Array,
  origins: readonly string[],
  upgradeHosts: readonly string[],
): Promise<Uint8Array | null> {
  // A pending attestation counts only when its address may be asked later; most calendars name another address than the
  // one for submissions.
  const calendars = httpCalendars(origins, upgradeHosts, userAgent)
  const at = new Date().toISOString()
  const ask = (calendar: string): Promise<Answered> =>
    answerOf({ root: hexOf(root), calendar, tree: null }, calendars, () => AbortSignal.timeout(askDeadlineMs))
  const answers = await Promise.all(
    origins.map(async (url) => {
      const { tree, reason } = await ask(url).catch((error: unknown) => {
        if (error instanceof Error && 'reason' in error) return { tree: null, reason: String(error.reason) }
        throw error
      })
      print(`${url}: ${tree === null ? `no promise, ${reason}` : 'accepted'}`)
      return { url, tree }
    }),
  )
  const given = answers.flatMap(({ tree }) => (tree === null ? [] : [parseTimestamp(tree, root)]))
  const [first, ...others] = given
  if (first === undefined) return null
  const standing = answers.map(({ url, tree }) => ({
    url,
    status: tree === null ? ('waiting' as const) : ('pending' as const),
    reason: '',
    lastCheckedAt: null,
    nextCheckAt: null,
  }))
  print(`${given.length} of ${origins.length} calendars answered; one is enough, two are better.`)
  print(pendingStatement({ submittedAt: at, calendars: standing }))
  return serializeTimestamp(others.reduce(merge, first))
}
