/** The peer of batches: one POST per proof to the calendar, later one GET per proof; each answer is stored. */
import { randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'
import { DatabaseSync } from 'node:sqlite'
import { obey } from '../load/worker.ts'

export interface OneByOne {
  readonly do: 'submit' | 'upgrade'
  readonly count: number
}

const [file = '', calendar = ''] = process.argv.slice(2)
const db = new DatabaseSync(file)
db.exec('pragma journal_mode = wal; pragma synchronous = full; create table answer (id integer primary key, bytes)')
const insert = db.prepare('insert or replace into answer values (?, ?)')
const agent = new Agent({ keepAlive: true, maxSockets: 16 })

const exchange = (method: string, path: string, body?: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const outgoing = request(calendar + path, { method, agent }, (response) => {
      const chunks: Buffer[] = []
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          resolve(Buffer.concat(chunks))
        })
    })
    outgoing.on('error', reject).end(body)
  })

obey(async ({ do: what, count }: OneByOne) => {
  let next = 0
  const one = async (): Promise<void> => {
    for (let id = next++; id < count; id = next++)
      insert.run(
        id,
        what === 'submit'
          ? await exchange('POST', '/digest', randomBytes(32))
          : await exchange('GET', `/timestamp/${randomBytes(32).toString('hex')}`),
      )
  }
  await Promise.all(Array.from({ length: 16 }, one))
})
