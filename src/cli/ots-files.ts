/** Files and their .ots files on this machine. Every failure is an Error that says what to do. */
import { createHash, randomBytes } from 'node:crypto'
import { type Stats, constants, createReadStream } from 'node:fs'
import { type FileHandle, copyFile, link, open, realpath, rename, rm, stat } from 'node:fs/promises'
import { displayText } from '../core/display.ts'
import { redact } from '../core/preflight/secrets/redact.ts'
import { type DetachedTimestamp, parseDetached } from '../ots/detached.ts'
import { OtsError } from '../ots/error.ts'
import { limits } from '../ots/limits.ts'
import { type HashOpName, hasherOf } from '../ots/op.ts'

/** The User-Agent of requests from the command line. */
export const userAgent = 'laurel-command-line'

/** A file name for the terminal, without key material, control characters and bidirectional controls. */
export const shown = (path: string): string => displayText(redact(path).text)

export const print = (line: string): void => void process.stdout.write(`${line}\n`)

/** Why a file cannot be read or written, in words. */
export const why = (error: unknown): string => {
  const { code } = error as NodeJS.ErrnoException
  switch (code) {
    case 'ENOENT':
      return 'there is no such file'
    case 'EACCES':
    case 'EPERM':
      return 'permission is missing'
    case 'EEXIST':
      return 'it exists already'
    case 'EISDIR':
      return 'it is a folder'
    default:
      return code ?? 'unknown error'
  }
}

/** Reads a .ots file. Throws an Error that names the file and what is wrong with it. */
export async function readOts(
  path: string,
): Promise<{ readonly bytes: Uint8Array; readonly proof: DetachedTimestamp }> {
  const bytes = await firstBytes(path, limits.file + 1)
  try {
    return { bytes, proof: parseDetached(bytes) }
  } catch (error) {
    if (!(error instanceof OtsError)) throw error
    throw new Error(`${shown(path)} is no timestamp proof: ${error.message} (${error.code})`, { cause: error })
  }
}

async function firstBytes(path: string, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of streamOf(path, most)) chunks.push(chunk)
  return Uint8Array.from(Buffer.concat(chunks))
}

async function* streamOf(path: string, most?: number): AsyncGenerator<Uint8Array> {
  try {
    if (!(await stat(path)).isFile()) throw new Error('it is no plain file')
    yield* createReadStream(path, most === undefined ? {} : { end: most - 1 }) as AsyncIterable<Uint8Array>
  } catch (error) {
    const reason = error instanceof Error && !('code' in error) ? error.message : why(error)
    throw new Error(`${shown(path)} cannot be read: ${reason}`, { cause: error })
  }
}

/** The digest of a file of any size. Uses OpenSSL where it has the algorithm, which is ten times as fast. */
export async function digestOfFile(path: string, op: HashOpName): Promise<Uint8Array> {
  const hasher = op === 'sha256' || op === 'sha1' ? createHash(op) : hasherOf(op)
  for await (const chunk of streamOf(path)) hasher.update(chunk)
  return Uint8Array.from(hasher.digest())
}

/** Writes a new file; throws when it exists. Durable when it resolves. */
export async function writeNew(path: string, bytes: Uint8Array, like?: Stats): Promise<void> {
  let made = false
  try {
    // Permissions never exceed those of the replaced file, not even during the write.
    const file = await open(path, 'wx', like === undefined ? 0o644 : 0o600)
    made = true
    try {
      await file.writeFile(bytes)
      if (like !== undefined) await resemble(file, like)
      await file.sync()
    } finally {
      await file.close()
    }
  } catch (error) {
    if (made) await rm(path, { force: true })
    throw new Error(`${shown(path)} cannot be written: ${why(error)}`, { cause: error })
  }
}

/**
 * Sets owner and mode of a file like those of another. Only root can change owners; any other user owns the replaced
 * file.
 */
async function resemble(file: FileHandle, { uid, gid, mode }: Stats): Promise<void> {
  const own = await file.stat()
  if (own.uid !== uid || own.gid !== gid)
    await file.chown(uid, gid).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
    })
  await file.chmod(mode & 0o777)
}

/** Most backups of one file; throws beyond. */
const mostBackups = 100

/**
 * Replaces a file atomically and keeps the old one as `.bak`, or `.bak.2` and so on when the name is taken. Never
 * overwrites a backup. Returns the name of the backup.
 */
export async function replaceKeeping(path: string, bytes: Uint8Array): Promise<string> {
  try {
    // A symbolic link stays; its target is replaced.
    const target = await realpath(path)
    const fresh = `${target}.${randomBytes(6).toString('hex')}.tmp`
    await writeNew(fresh, bytes, await stat(target))
    try {
      const backup = await backUp(target, path)
      await rename(fresh, target)
      return backup
    } finally {
      await rm(fresh, { force: true })
    }
  } catch (error) {
    const reason = error instanceof Error && !('code' in error) ? error.message : why(error)
    throw new Error(`${shown(path)} cannot be replaced: ${reason}`, { cause: error })
  }
}

/** A hard link to the file, which keeps owner, mode and times; a copy where hard links are not supported. */
async function backUp(target: string, path: string): Promise<string> {
  for (let n = 1; n <= mostBackups; n += 1) {
    const backup = `${path}.bak${n === 1 ? '' : `.${n}`}`
    try {
      await link(target, backup).catch(async (error: unknown) => {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error
        await copyFile(target, backup, constants.COPYFILE_EXCL)
      })
      return backup
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
  throw new Error(`there are ${mostBackups} backups of it already; move them away`)
}

export const exists = async (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )
