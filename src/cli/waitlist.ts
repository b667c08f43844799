import { once } from 'node:events'
import { parseArgs } from 'node:util'
import type { Store } from '../app/ports.ts'
import type { WaitlistEntry } from '../app/waitlist-store.ts'
import { isEmail } from '../app/waitlist.ts'
import { openStore } from '../store/open.ts'
import { environment } from './config.ts'

const usage = `laurel waitlist export [--csv]   every entry of the list as a JSON line, or as CSV (RFC 4180) with a header
  Fields hold what strangers wrote, as they wrote it: a spreadsheet may take a field that begins with = for a formula.
laurel waitlist remove ADDRESS   removes an address in whatever letter case, from the database files too
  DATABASE_URL: where the list is (default: file:./data/laurel.db)
  exit code: 0 done, 1 the address is not on the list, 2 wrong usage
`

/** Entries read at once: an export of any length takes little memory. */
const page = 500

/** `laurel waitlist`: what only the operator does with the list. Returns the exit code. */
export async function waitlist(args: readonly string[]): Promise<number> {
  const asked = readArguments(args)
  if (asked === null) {
    process.stderr.write(usage)
    return 2
  }
  const store = await openStore(environment().DATABASE_URL)
  try {
    return await (asked.remove === undefined ? exportAll(store, asked.csv) : remove(store, asked.remove))
  } finally {
    await store.close()
  }
}

/** What is asked for; null when it is not understood. */
function readArguments(args: readonly string[]): { readonly csv: boolean; readonly remove?: string } | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { csv: { type: 'boolean' } },
      allowPositionals: true,
    })
    const [command, address, ...rest] = positionals
    if (command === 'export' && address === undefined) return { csv: values.csv ?? false }
    if (command === 'remove' && address !== undefined && rest.length === 0 && values.csv === undefined)
      return { csv: false, remove: address.trim() }
    return null
  } catch {
    return null
  }
}

async function exportAll({ waitlist: list }: Store, csv: boolean): Promise<number> {
  const line = (entry: WaitlistEntry): string => (csv ? csvLine(entry) : `${JSON.stringify(entry)}\n`)
  if (csv) await write('email,interest,joinedAt\r\n')
  let after = ''
  for (;;) {
    const entries = await list.list(after, page)
    const last = entries.at(-1)
    if (last === undefined) return 0
    await write(entries.map(line).join(''))
    after = last.email
  }
}

const csvLine = ({ email, interest, joinedAt }: WaitlistEntry): string =>
  `${[email, interest ?? '', joinedAt].map((field) => `"${field.replaceAll('"', '""')}"`).join(',')}\r\n`

async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain')
}

/** The address itself is not printed: output of commands is often kept. */
async function remove(store: Store, address: string): Promise<number> {
  if (!isEmail(address)) {
    process.stderr.write('laurel: that is not an e-mail address\n')
    return 2
  }
  if ((await store.waitlist.remove(address)) === 0) {
    process.stderr.write('laurel: the address is not on the list\n')
    return 1
  }
  process.stdout.write('The address is removed.\n')
  return 0
}
