import type { Store } from '../app/ports.ts'
import type { WaitlistEntry } from '../app/service/waitlist-store.ts'
import { isEmail } from '../app/service/waitlist.ts'
import { openStore } from '../store/open.ts'
import { WrongCall } from './command.ts'
import { environment } from './config.ts'
import { write } from './output.ts'

/** Entries per page, so that an export of any length takes little memory. */
const page = 500

/** `laurel waitlist`: exports the list or removes an entry, for the operator only. Returns the exit code. Throws a WrongCall. */
export async function waitlist([what, address]: readonly string[], csv: boolean): Promise<number> {
  const asked =
    what === 'export' && address === undefined
      ? 'export'
      : what === 'remove' && address !== undefined && !csv
        ? address
        : null
  if (asked === null) throw new WrongCall('say export, or remove and an address')
  if (what === 'remove' && !isEmail(asked.trim())) throw new WrongCall('that is not an e-mail address')
  const store = await openStore(environment().DATABASE_URL)
  try {
    return await (what === 'export' ? exportAll(store, csv) : remove(store, asked.trim()))
  } finally {
    await store.close()
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

/** Removes an address. It is not printed, because output of commands is often kept. */
async function remove(store: Store, address: string): Promise<number> {
  if ((await store.waitlist.remove(address)) === 0) {
    process.stderr.write('laurel: the address is not on the list\n')
    return 1
  }
  process.stdout.write('The address is removed.\n')
  return 0
}
