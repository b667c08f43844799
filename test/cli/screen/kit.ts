/** Shared by the tests of `laurel screen`: a session of the command line in a folder of its own, and what it is asked. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, afterEach, before, beforeEach } from 'node:test'
import { type Session, type Told, startSession } from '../session.ts'

export const root = new URL('../../../', import.meta.url).pathname
export const risky = 'Members sell their badges to each other on a marketplace.'
export const harmless = 'A badge for pupils who planted a tree. It cannot be sold and has no monetary value.'

/** A private key, of the well-known number one. */
export const key = 'KwDiBf89QgGbjEhKnhXJuH7LrciVrZi3qYjgd9M7rFU73sVHnoWn'

export interface Pages {
  /** The folder that the command runs in, new for each test. */
  readonly folder: string
  /** Writes a file of the folder. */
  readonly put: (path: string, text: string | Uint8Array) => void
  readonly screen: (...args: string[]) => Promise<Told>
  /** The findings, as JSON lines give them. */
  readonly found: (...args: string[]) => Promise<any[]>
}

const linesOf = ({ out }: Told): any[] =>
  out
    .trim()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))

/** Registers hooks in the calling file: one session, and a folder for each test. */
export function usePages(): Pages {
  let session: Session
  let folder = ''
  before(() => {
    session = startSession()
  })
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'laurel-pages-'))
  })
  afterEach(() => {
    rmSync(folder, { recursive: true })
  })
  after(() => session.close())
  const screen = (...args: string[]): Promise<Told> => session.run({ args: ['screen', ...args], cwd: folder, env: {} })
  return {
    get folder() {
      return folder
    },
    put: (path, text) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    },
    screen,
    found: async (...args) => linesOf(await screen(...args, '--format', 'jsonl')),
  }
}
