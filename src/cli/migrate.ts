import { move } from '../store/move.ts'
import { readPlace, shownPlace } from '../store/open.ts'
import { WrongCall } from './command.ts'
import { environment } from './config.ts'

/** `laurel migrate`: moves what is stored to another database. Returns the exit code. */
export async function migrate(from: string | undefined, to: string | undefined): Promise<number> {
  if (to === undefined) throw new WrongCall('say where to, with --to')
  const [source, target] = [readPlace(from ?? environment().DATABASE_URL), readPlace(to)]
  let total = 0
  await move(source, target, ({ table, rows, inserted, digest }) => {
    total += rows
    const now = inserted === rows ? '' : `, ${inserted} of them now`
    process.stdout.write(`${table}: ${rows} rows${now}, equal in both (${digest})\n`)
  })
  process.stdout.write(
    `${shownPlace(target)} holds all ${total} rows of ${shownPlace(source)}. Set DATABASE_URL to it and start Laurel.\n`,
  )
  return 0
}
