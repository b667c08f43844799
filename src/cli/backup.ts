import { resolve } from 'node:path'
import { backupSqlite } from '../store/backup.ts'
import { readPlace } from '../store/open.ts'
import { environment } from './config.ts'
import { shown, why } from './ots-files.ts'

/** `laurel backup`: copies the SQLite database to a new file while the service runs. Returns the exit code. */
export async function backupTo(file: string): Promise<number> {
  const place = readPlace(environment().DATABASE_URL)
  if (place.kind === 'postgres')
    throw new Error(
      'PostgreSQL has its own tool for backups, which works while the service runs:\n' +
        '  pg_dump --format=custom --file=laurel.dump "$DATABASE_URL"\n' +
        'docs/operate/backup-and-restore.md says how to restore it.',
    )
  const { bytes, records } = await backupSqlite(place.path, resolve(file)).catch((error: unknown) => {
    const reason = error instanceof Error && !('syscall' in error) ? error.message : why(error)
    throw new Error(`the backup ${shown(file)} was not made: ${reason}`, { cause: error })
  })
  process.stdout.write(`${shown(file)}: ${bytes} bytes, ${records} reports and receipts, integrity ok\n`)
  return 0
}
