/** Shared by the tests of `laurel stamp`, `upgrade`, `verify` and `info`: a folder, a chain and two calendars. */
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach } from 'node:test'
import { concat } from '../../src/ots/bytes.ts'
import { type Calendar, startCalendar } from '../fakes/calendar.ts'
import { type Chain, startChain } from '../fakes/chain.ts'
import { bitcoin, magic, more } from '../ots/build.ts'
import { type Session, type Told, laurelProcess, startSession } from './session.ts'

export interface World {
  readonly chain: Chain
  readonly calendars: readonly [Calendar, Calendar]
  /** The working folder of the commands, a new one for each test. */
  readonly folder: string
  readonly at: (name: string) => string
  readonly bytes: (name: string) => Uint8Array
  readonly write: (name: string, content: string | Uint8Array) => void
  /** Runs a command in the session. */
  readonly laurel: (args: readonly string[], env?: Readonly<Record<string, string>>) => Promise<Told>
  /** Runs a command as a process of its own. */
  readonly laurelProcess: (args: readonly string[], env?: Readonly<Record<string, string>>) => Promise<Told>
  /** The variable with which `verify` checks the chain. */
  readonly headers: () => Readonly<Record<string, string>>
}

/** Registers hooks in the calling suite: servers for the whole suite, an empty folder for each test. */
export function useWorld(): World {
  let chain: Chain
  let calendars: readonly [Calendar, Calendar]
  let session: Session
  let folder = ''
  before(async () => {
    chain = await startChain()
    calendars = [await startCalendar(chain), await startCalendar(chain)]
    session = startSession()
  })
  after(async () => {
    await session.close()
    await Promise.all(calendars.map((calendar) => calendar.close()))
    await chain.close()
    rmSync(folder, { recursive: true })
  })
  beforeEach(() => {
    if (folder !== '') rmSync(folder, { recursive: true })
    folder = mkdtempSync(join(tmpdir(), 'laurel-ots-'))
    for (const calendar of calendars) Object.assign(calendar, { onSubmit: null, onAsk: null, uri: calendar.origin })
    chain.fault = null
  })
  const at = (name: string): string => join(folder, name)
  const call = (args: readonly string[], env: Readonly<Record<string, string>>) => ({
    args,
    cwd: folder,
    env: { OTS_CALENDARS: calendars.map(({ origin }) => origin).join(','), BITCOIN_NETWORK: 'regtest', ...env },
  })
  return {
    get chain() {
      return chain
    },
    get calendars() {
      return calendars
    },
    get folder() {
      return folder
    },
    at,
    bytes: (name) => Uint8Array.from(readFileSync(at(name))),
    write: (name, content) => {
      writeFileSync(at(name), content)
    },
    laurel: (args, env = {}) => session.run(call(args, env)),
    laurelProcess: (args, env = {}) => laurelProcess(call(args, env)),
    headers: () => ({ BITCOIN_HEADERS_URL: chain.url }),
  }
}

/** A .ots file of ours with these elements at its root. */
export const proofOf = (content: string, ...elements: readonly Uint8Array[]): Uint8Array =>
  concat(
    magic,
    Uint8Array.of(1, 8),
    Uint8Array.from(createHash('sha256').update(content).digest()),
    ...elements.flatMap((element, i) => (i < elements.length - 1 ? [more, element] : [element])),
  )

/** Attestations of these blocks in a row. They are false unless the chain has such a root. */
export const lies = (heights: readonly number[]): Uint8Array =>
  concat(...heights.flatMap((height, i) => (i < heights.length - 1 ? [more, bitcoin(height)] : [bitcoin(height)])))

/** `count` numbers from `first` on. */
export const from = (first: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => first + i)
