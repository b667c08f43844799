import { isId } from '../app/operation/ids.ts'
import { openStore } from '../store/open.ts'
import { WrongCall } from './command.ts'
import { environment } from './config.ts'

const kinds = [
  ['rpt', 'report'],
  ['rcp', 'receipt'],
] as const

/**
 * `laurel remove`: removes a report or a receipt for the operator, who needs no deleteToken. Returns the exit code: 1
 * when there is none.
 */
export async function remove(id: string): Promise<number> {
  const kind = kinds.find(([prefix]) => isId(prefix, id))?.[1]
  if (kind === undefined) throw new WrongCall('that is not the id of a report (rpt_…) or a receipt (rcp_…)')
  const store = await openStore(environment().DATABASE_URL)
  try {
    if (await store.remove(kind, id)) {
      process.stdout.write(`The ${kind} is removed, with the stored answers that held it.\n`)
      return 0
    }
    process.stderr.write(`laurel: there is no such ${kind}\n`)
    return 1
  } finally {
    await store.close()
  }
}
