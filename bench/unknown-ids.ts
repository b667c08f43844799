/**
 * `node bench/unknown-ids.ts [CALLS]` (docs/assurance.md, no. 37): whether the time of an answer tells an id that never existed
 * from a removed or a malformed one. The kinds take turns on one connection. Prints quartiles of each, and for each pair
 * how often a time of the first is longer than one of the second: 50 % means that nothing can be told.
 */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { openConnection, requestOf } from './load/http.ts'
import { startLaurel, stopAll } from './load/process.ts'
import { inScratch } from './load/scratch.ts'

const [calls = 3_000] = process.argv.slice(2).map(Number)

const letters = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const random = (length: number): string =>
  Array.from(randomBytes(length), (byte) => letters.charAt(byte % letters.length)).join('')

const at = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? 0

/** The share of pairs in which the first is longer (the area under the curve of a test that guesses by time). */
function longer(a: readonly number[], b: readonly number[]): number {
  const sorted = b.toSorted((x, y) => x - y)
  let wins = 0
  for (const value of a) {
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[middle] ?? 0) < value) low = middle + 1
      else high = middle
    }
    wins += low
  }
  return wins / (a.length * b.length)
}

await inScratch(async (folder) => {
  const laurel = await startLaurel(`file:${join(folder, 'laurel.db')}`)
  const connection = await openConnection(laurel.port)
  const removed: string[] = []
  for (let n = 0; n < 50; n += 1) {
    const made = await connection.ask(requestOf('POST', '/api/sandbox/simulate', {}, { assetName: `Badge ${n}` }))
    const { receiptId, deleteToken } = JSON.parse(made.body.toString()) as Record<string, string>
    if (receiptId === undefined || deleteToken === undefined) throw new Error(made.body.toString())
    const gone = await connection.ask(
      requestOf('DELETE', `/api/receipt/${receiptId}`, { 'x-delete-token': deleteToken }),
    )
    if (gone.status !== 200) throw new Error(gone.body.toString())
    removed.push(receiptId)
  }
  // As many as were removed, because a repeated address costs less.
  const never = removed.map(() => `rcp_${random(22)}`)
  const odd = removed.map(() => `rcp_${random(21)}-`)
  const ids: Readonly<Record<string, (n: number) => string>> = {
    unknown: (n) => never[n % never.length] ?? '',
    removed: (n) => removed[n % removed.length] ?? '',
    malformed: (n) => odd[n % odd.length] ?? '',
  }
  for (const path of ['/api/receipt/', '/receipt/']) {
    const times = Object.fromEntries(Object.keys(ids).map((kind) => [kind, [] as number[]]))
    for (let n = -500; n < calls; n += 1)
      for (const [kind, idOf] of Object.entries(ids)) {
        const request = requestOf('GET', path + idOf(n + 500))
        const from = performance.now()
        const { status } = await connection.ask(request)
        if (status !== 404) throw new Error(`status ${status}`)
        if (n >= 0) times[kind]?.push((performance.now() - from) * 1_000)
      }
    for (const [kind, of] of Object.entries(times))
      process.stdout.write(
        `${path}${kind}: quartiles ${[0.25, 0.5, 0.75].map((part) => at(of, part).toFixed(0)).join(', ')} µs\n`,
      )
    const { unknown = [], removed: gone = [], malformed = [] } = times
    const share = (a: readonly number[], b: readonly number[]): string => `${(longer(a, b) * 100).toFixed(1)} %`
    process.stdout.write(
      `${path}: removed longer than unknown ${share(gone, unknown)}, malformed longer than unknown ${share(malformed, unknown)}\n`,
    )
  }
  connection.close()
  await laurel.stop()
})
await stopAll()
