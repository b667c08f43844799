/**
 * Liveness of the processes on one SQLite file. Each process holds a lock on its own file beside the database. The
 * kernel releases the lock when the process ends in any way; a stopped process keeps it.
 */
import { randomBytes } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isSqliteBusy } from './failure.ts'

const idForm = /^[0-9a-f]{32}$/

const fileOf = (path: string, id: string): string => `${path}-lease-${id}`

/** Whether a lease file is locked by a living process. A missing file is not locked. */
function isHeld(file: string): boolean {
  let db: DatabaseSync | undefined
  try {
    db = new DatabaseSync(file, { readOnly: true, timeout: 0 })
    db.prepare('select count(*) from sqlite_schema').get()
    return false
  } catch (error) {
    return isSqliteBusy(error)
  } finally {
    db?.close()
  }
}

/** The lease files of processes on the database at `path`, of dead ones too. */
function leaseFiles(path: string): readonly string[] {
  const folder = dirname(path)
  const start = fileOf(basename(path), '')
  return readdirSync(folder)
    .filter((name) => name.startsWith(start) && idForm.test(name.slice(start.length)))
    .map((name) => join(folder, name))
}

/** Whether a living process uses the database at `path`. The caller holds its write lock. */
export const isInUse = (path: string): boolean => leaseFiles(path).some(isHeld)

export class Lease {
  /** Names this process in the database. */
  readonly id = randomBytes(16).toString('hex')
  readonly #path: string
  readonly #db: DatabaseSync

  /**
   * Takes a lease and removes those of dead processes. The caller holds the write lock of the database at `path`, so
   * that no process removes a file that is being locked. Throws errors of node:sqlite.
   */
  constructor(path: string) {
    this.#path = path
    for (const file of leaseFiles(path)) if (!isHeld(file)) rmSync(file, { force: true })
    this.#db = new DatabaseSync(fileOf(path, this.id), { timeout: 0 })
    try {
      // Nothing is ever written, so no journal file is needed beside it.
      this.#db.exec('pragma journal_mode = memory; begin exclusive')
    } catch (error) {
      this.release()
      throw error
    }
  }

  /** Whether the process with this lease is alive. */
  isAlive(id: string): boolean {
    return id === this.id || (idForm.test(id) && isHeld(fileOf(this.#path, id)))
  }

  release(): void {
    if (!this.#db.isOpen) return
    this.#db.close()
    rmSync(fileOf(this.#path, this.id), { force: true })
  }
}
