/**
 * `npm run fuzz`: sends generated requests to a server and reports what contradicts its OpenAPI document
 * (demand 29 in docs/assurance.md).
 *
 *   npm run fuzz -- [--runs 100000] [--seed 1] [--only <operation, or mcp:method>] [--url http://127.0.0.1:3000]
 *
 * Without --url it starts a server of its own, and searches its files and log for the key material that it sent. Exit
 * code 1 when a fault is found. The same seed makes the same requests.
 */
import { parseArgs } from 'node:util'
import { faultKinds } from './judge.ts'
import { fuzz, type FuzzReport } from './fuzz.ts'
import { startOwnServer } from './own-server.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    url: { type: 'string' },
  },
})
const say = (line: string) => process.stdout.write(`${line}\n`)
const own = values.url === undefined ? await startOwnServer() : undefined
const origin = new URL(values.url ?? own?.origin ?? '').origin
const begun = performance.now()
const idle = own?.resident()
let left: Awaited<ReturnType<NonNullable<typeof own>['stop']>> | undefined
let resident: number | undefined
try {
  const report = await fuzz({
    origin,
    runs: Number(values.runs),
    seed: Number(values.seed),
    ...(values.only !== undefined && { only: values.only }),
    progress(done) {
      if (done % 10_000 === 0) say(`${done} requests, ${Math.round((performance.now() - begun) / 1000)} s`)
    },
  })
  show(report)
  process.exitCode = report.found.length > 0 ? 1 : 0
  resident = own?.resident()
} finally {
  left = await own?.stop()
}
if (left !== undefined) {
  const { leaked, log, bytes } = left
  const errors = log.split('\n').filter((line) => /"level":(?:50|60)/.test(line))
  say(`memory of the server: ${idle} MB before, ${resident} MB after; its store: ${Math.round(bytes / 2 ** 20)} MB`)
  say(`errors in its log: ${errors.length}; generated key material in its files and log: ${leaked.length}`)
  for (const line of errors.slice(0, 5)) say(line)
  if (errors.length > 0 || leaked.length > 0) process.exitCode = 1
}

function show({ requests, kinds, groups, statuses, shrinking, shed, found }: FuzzReport): void {
  const list = (counts: ReadonlyMap<string | number, number>) =>
    [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, n]) => `${name} ${n}`).join(', ') // prettier-ignore
  say(`\n${requests} requests in ${Math.round((performance.now() - begun) / 1000)} s, seed ${values.seed}`)
  say(`  ${list(groups)}; ${list(kinds)}`)
  say(`  by status: ${list(statuses)}`)
  say(`  shed with 503 and sent again: ${shed}; sent to make failing requests smaller: ${shrinking}`)
  for (const kind of faultKinds)
    say(`  ${kind}: ${found.filter((one) => one.kind === kind).reduce((sum, one) => sum + one.count, 0)}`)
  for (const { target, kind, says, count, command } of found)
    say(
      `\n${target}: ${kind}, ${count} times: ${says}\n  ${command.length > 4_000 ? `${command.slice(0, 4_000)}…` : command}`,
    )
}
