/**
 * Makes 10,000 proofs over HTTP on loopback, with fake calendars that commit to a chain with real proof of work:
 *
 *   node bench/proofs.ts [proofs=10000]
 *
 * Rounds of POST /api/proof alternate with rounds of POST /api/sandbox/simulate, another POST that stores, so that
 * other load affects both. A separate process makes the requests. The second figure is the time from the calendars'
 * answers to the last confirmed proof. The peer of batching is one POST per proof to a calendar that answers at once.
 * Exit code 1 when a bound of this file is exceeded.
 */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parseDetached } from '../src/ots/detached.ts'
import { batchSize } from '../src/app/proof/stamper.ts'
import { startCalendar } from '../test/fakes/calendar.ts'
import { startChain } from '../test/fakes/chain.ts'
import { startService } from '../test/fakes/service.ts'

const atOnce = 64
const rounds = 5

interface Load {
  readonly seconds: number
  readonly failed: number
  /** Ids of the acknowledged proofs. */
  readonly ids: readonly string[]
}

/** Sends `count` requests, `atOnce` at a time, over keep-alive connections. */
async function load(url: string, type: string, count: number, body: () => Buffer): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const ids: string[] = []
  let failed = 0
  let left = count
  const one = async (): Promise<void> => {
    const bytes = body()
    const outgoing = request(url, {
      method: 'POST',
      agent,
      headers: { 'content-type': type, 'content-length': bytes.length },
    })
    outgoing.end(bytes)
    const [response] = (await once(outgoing, 'response')) as [NodeJS.ReadableStream & { statusCode: number }]
    const chunks: Buffer[] = []
    for await (const chunk of response) chunks.push(chunk as Buffer)
    if (response.statusCode !== 200) failed += 1
    else if (type === 'application/json')
      ids.push(/"proofId":"([^"]+)"/.exec(Buffer.concat(chunks).toString())?.[1] ?? '')
  }
  const started = performance.now()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left > 0) {
        left -= 1
        await one()
      }
    }),
  )
  agent.destroy()
  return { seconds: (performance.now() - started) / 1000, failed, ids }
}

const bodies = {
  '/api/proof': () => Buffer.from(JSON.stringify({ hash: randomBytes(32).toString('hex') })),
  '/api/sandbox/simulate': () => Buffer.from(JSON.stringify({ assetName: 'Bird Watcher' })),
} as const

/** The same from a separate process, so that client and server do not share one event loop. */
async function loadFromOutside(origin: string, path: keyof typeof bodies, count: number): Promise<Load> {
  const args = [import.meta.filename, 'load', origin, path, String(count)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  await once(child, 'close')
  return JSON.parse(said) as Load
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
const ms = (since: number): number => Math.round(performance.now() - since)

async function main(proofs: number): Promise<void> {
  const chain = await startChain()
  const calendars = await Promise.all([startCalendar(chain), startCalendar(chain), startCalendar(chain)])
  let ahead = 0
  const service = await startService({
    stamping: {
      calendars: calendars.map(({ origin }) => origin),
      headersUrl: chain.url,
      now: () => new Date(Date.now() + ahead),
    },
  })
  const { stamper, services } = service
  const wrong: string[] = []
  const expect = (holds: boolean, what: string) => {
    if (!holds) wrong.push(what)
  }
  try {
    // Ticks like those of the service: each part starts again when it has ended.
    let ticks = 0
    const running = new Set<() => Promise<void>>()
    const tick = () => {
      ticks += 1
      for (const part of [() => stamper.gather(), ...stamper.askers]) {
        if (running.has(part)) continue
        running.add(part)
        void part().finally(() => running.delete(part))
      }
    }
    await loadFromOutside(service.origin, '/api/sandbox/simulate', 500)
    const delay = monitorEventLoopDelay({ resolution: 1 })
    const timer = setInterval(tick, 1000)
    const rates: Record<keyof typeof bodies, number[]> = { '/api/proof': [], '/api/sandbox/simulate': [] }
    const ids: string[] = []
    delay.enable()
    for (let round = 0; round < rounds; round += 1)
      for (const path of ['/api/sandbox/simulate', '/api/proof'] as const) {
        const { seconds, failed, ids: some } = await loadFromOutside(service.origin, path, proofs / rounds)
        rates[path].push(proofs / rounds / seconds)
        expect(failed === 0, `${failed} requests to ${path} failed`)
        if (path === '/api/proof') ids.push(...some)
      }
    delay.disable()
    const posted = performance.now()
    while ((await services.store.proofs.count()).pending < proofs && ms(posted) < 30_000)
      await new Promise((resolve) => setTimeout(resolve, 20))
    const submittedAfter = ms(posted)
    clearInterval(timer)
    const batches = calendars[0].digests.length
    const posts = calendars.map(({ digests }) => digests.length)
    expect(
      posts.every((n) => n <= Math.ceil(proofs / batchSize) + ticks),
      'too many POSTs to a calendar',
    )

    // A cycle without news, then the one that brings the blocks.
    const gets = () => calendars.map(({ asked }) => asked.filter((line) => line.startsWith('GET')).length)
    ahead += 3_600_000
    let before = gets()
    await stamper.ask()
    const quiet = gets().map((n, i) => n - (before[i] ?? 0))
    for (const calendar of calendars) calendar.commit(6)
    ahead += 7_200_000
    before = gets()
    const answered = performance.now()
    await stamper.ask()
    await stamper.check()
    while ((await services.store.proofs.count()).confirmed < proofs && ms(answered) < 30_000) await stamper.check()
    const confirmedAfter = ms(answered)
    const cycle = gets().map((n, i) => n - (before[i] ?? 0))
    const { confirmed } = await services.store.proofs.count()
    expect(confirmed === proofs, `${confirmed} of ${proofs} are confirmed`)
    expect(confirmedAfter <= 5000, 'confirmed later than 5 s after the answer')
    expect(
      [...quiet, ...cycle].every((n) => n === batches),
      'not one request per batch, calendar and cycle',
    )
    const reading = performance.now()
    const sample = ids.filter((_, n) => n % 50 === 0)
    for (const id of sample)
      parseDetached(new Uint8Array(await (await fetch(`${service.origin}/api/proof/${id}/ots`)).arrayBuffer()))
    const readMs = ms(reading) / sample.length

    const alone = await startCalendar(chain)
    const single = await load(`${alone.origin}/digest`, 'application/octet-stream', proofs, () => randomBytes(32))
    await alone.close()

    const rate = median(rates['/api/proof'])
    const peer = median(rates['/api/sandbox/simulate'])
    expect(rate >= peer, 'proofs are made more slowly than receipts')
    console.table([
      { what: 'POST /api/proof, a second', figure: Math.round(rate) },
      { what: 'POST /api/sandbox/simulate, a second', figure: Math.round(peer) },
      { what: 'longest hold of the event loop meanwhile, ms', figure: Math.round(delay.max / 1e6) },
      { what: '99 % of holds below, ms', figure: Math.round(delay.percentile(99) / 1e6) },
      { what: 'ticks', figure: ticks },
      { what: 'batches', figure: batches },
      { what: 'POSTs per calendar', figure: posts.join(', ') },
      { what: 'all submitted after the last POST, ms', figure: submittedAfter },
      { what: 'questions per calendar, quiet cycle', figure: quiet.join(', ') },
      { what: 'questions per calendar, cycle with blocks', figure: cycle.join(', ') },
      { what: 'all confirmed after the answer, ms', figure: confirmedAfter },
      { what: 'download and parse of one .ots, ms', figure: Number(readMs.toFixed(2)) },
      { what: `one POST per proof: POSTs to one calendar`, figure: proofs },
      { what: 'one POST per proof: seconds, answered at once', figure: Number(single.seconds.toFixed(2)) },
    ])
    for (const what of wrong) console.log(`NOT KEPT: ${what}`)
    if (wrong.length > 0) process.exitCode = 1
  } finally {
    await service.close()
    await Promise.all(calendars.map((calendar) => calendar.close()))
    await chain.close()
  }
}

const [first = '10000', origin = '', path = '', count = '0'] = process.argv.slice(2)
if (first === 'load') {
  const known = path as keyof typeof bodies
  console.log(JSON.stringify(await load(origin + known, 'application/json', Number(count), bodies[known])))
} else await main(Number(first))
