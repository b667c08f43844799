/** Where tests put their temporary files. */
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** Memory that the databases of all tests fit in, in bytes. */
const enough = 2 * 1024 ** 3

let made: string | undefined

/**
 * A folder in memory, where the system has one with enough room, else the usual one. Tests make hundreds of databases,
 * and each commit waits for the disk: a third of the time of test/app/proof. No test needs a file to outlive the
 * machine. Removed when the process ends.
 */
export function temporaryFolder(): string {
  if (made !== undefined) return made
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    if (bavail * bsize < enough) return (made = tmpdir())
    const folder = mkdtempSync('/dev/shm/laurel-tests-')
    // As root, PostgreSQL runs as the user nobody, whose folders are below this one.
    chmodSync(folder, 0o755)
    process.on('exit', () => {
      rmSync(folder, { recursive: true, force: true })
    })
    return (made = folder)
  } catch {
    return (made = tmpdir())
  }
}
