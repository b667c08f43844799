/**
 * For how long one request holds the event loop of `laurel serve`, by kind of request, first and later, with threads
 * and without: wall time, and CPU time of the main thread. Requests are sent one after the other.
 *
 *   node bench/event-loop.ts [calls=5] [threads=0,1]
 */
import { once } from 'node:events'
import { join } from 'node:path'
import { startCalendar } from '../test/fakes/calendar.ts'
import { startChain } from '../test/fakes/chain.ts'
import { askOnce, requestOf, send } from './load/http.ts'
import type { Held } from './load/hold-probe.ts'
import { memoryOf, type Served, startLaurel } from './load/process.ts'
import { inScratch } from './load/scratch.ts'
import { newText } from './load/texts.ts'

interface Kind {
  readonly name: string
  /** A request that was never sent before. */
  readonly request: (n: number, served: Served) => Promise<Buffer> | Buffer
  readonly once?: true
}

const cut = (text: string, length: number): string => text.slice(0, length)
const prose = (length: number): string => cut(newText(Math.ceil(length / 4)), length)
const post = (path: string, body: unknown): Buffer => requestOf('POST', path, {}, body)
const risky = (n: number, length: number): string =>
  cut(`Group ${n}: ${'holders sell tokens profit share keys mainnet '.repeat(180)}`, length)
const sentences = (n: number, length: number): string =>
  cut(
    Array.from({ length: 90 }, (_, i) => `Helper ${n * 100 + i} gets a badge. Holders can sell it at a profit. `).join(
      '',
    ),
    length,
  )

const preflight = '/api/compliance/preflight'
const look = { issuer: 'The school garden of the northern town', date: 'Spring 2026' }

async function receiptOf(served: Served, assetName: string, objective: string): Promise<string> {
  const { body } = await askOnce(served.port, post('/api/sandbox/simulate', { assetName, objective, look }))
  return (JSON.parse(body.toString()) as { readonly receiptId: string }).receiptId
}
const card = (letters: string, what: (n: number) => readonly [string, string]): Kind => ({
  name: `card as PNG, ${letters}`,
  request: async (n, served) =>
    requestOf('GET', `/receipt/${await receiptOf(served, ...what(n))}/image.png`, { 'accept-encoding': 'identity' }),
})

const first = (path: string): Kind => ({
  name: `GET ${path}`,
  once: true,
  request: () => requestOf('GET', path, { 'accept-encoding': 'br' }),
})

const kinds: readonly Kind[] = [
  ...[
    '/openapi.json',
    '/api/docs',
    '/api/agent/pack.json',
    '/library',
    '/library?q=proof',
    '/library/templates',
    '/llms-full.txt',
  ].map(first),
  ...['/assets/web/page.js', '/rules', '/proofs', '/api/agent/pack.yaml', '/docs'].map(first),
  card('Latin', (n) => [`Garden Day Helper ${n}`, 'Thanks pupils who helped in the school garden.']),
  card('ideographs', (n) => [`校园花园志愿者证书 ${n}`, '感谢在学校花园帮忙的学生。']),
  card('Devanagari', (n) => [`बगीचा सहायक ${n}`, 'विद्यालय के बगीचे में मदद के लिए।']),
  ...[60, 400, 1_000, 2_000, 4_000, 8_000].map((length): Kind => ({
    name: `preflight, ${length} characters`,
    request: () => post(preflight, { idea: prose(length) }),
  })),
  { name: 'preflight, 8000 characters of risk words', request: (n) => post(preflight, { idea: risky(n, 8_000) }) },
  {
    name: 'preflight, 8000 ideographs',
    request: (n) => post(preflight, { idea: cut(`${n}${'我们的徽章可以互相买卖价格会上涨'.repeat(500)}`, 8_000) }),
  },
  {
    name: 'preflight, 8000 letters of spaced words',
    request: (n) => post(preflight, { idea: cut(`${n} ${'p r o f i t '.repeat(700)}`, 8_000) }),
  },
  ...[400, 1_000, 2_000, 4_000, 8_000].map((length): Kind => ({
    name: `rewrite, ${length} characters, each second sentence risky`,
    request: (n) => post('/api/compliance/rewrite', { idea: sentences(n, length) }),
  })),
  {
    name: 'flow, 60 words',
    request: () => post('/api/flow/run', { idea: newText(60) }),
  },
  {
    name: 'flow, 8000 characters that pass',
    request: () => post('/api/flow/run', { idea: prose(8_000) }),
  },
  {
    name: 'flow, 8000 risky characters, rewrite accepted',
    request: (n) => post('/api/flow/run', { idea: sentences(n, 8_000), acceptRewrite: true }),
  },
  {
    name: 'simulate, longest texts',
    request: () =>
      post('/api/sandbox/simulate', { assetName: prose(70), tokenType: 'certificate', objective: prose(480), look }),
  },
  {
    name: 'page of a failed report, with its safer text',
    request: async (n, served) => {
      const { body } = await askOnce(served.port, post(preflight, { idea: sentences(n + 50, 8_000) }))
      return requestOf('GET', `/report/${(JSON.parse(body.toString()) as { reportId: string }).reportId}`)
    },
  },
  { name: 'refused body of 60 KB', request: (n) => post('/api/proof', { hash: `${n}${'sell a key '.repeat(5_500)}` }) },
  {
    name: 'refused body, 16,000 characters',
    request: (n) => post(preflight, { idea: cut(`${n}${'sell keys '.repeat(1_600)}`, 15_900) }),
  },
  {
    name: 'refused body, many members',
    request: () => post(preflight, Object.fromEntries(Array.from({ length: 4_000 }, (_, i) => [`m${i}`, i]))),
  },
  { name: 'POST proof', request: (n) => post('/api/proof', { hash: String(n).padStart(64, '0') }) },
]

async function heldBy(served: Served, work: () => Promise<unknown>): Promise<Held> {
  const ask = async (): Promise<Held> => {
    const said = once(served.child, 'message')
    served.child.send('held')
    return ((await said) as unknown as readonly [Held])[0]
  }
  await ask()
  await work()
  return ask()
}

const probe = join(import.meta.dirname, 'load/hold-probe.ts')
const ms = (values: readonly number[]): string => {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (i: number): string => (sorted[i] ?? 0).toFixed(0).padStart(4)
  return `${at(sorted.length >> 1)} ${at(sorted.length - 1)}`
}

async function measure(calls: number, threads: string, only: RegExp): Promise<void> {
  const chain = await startChain()
  const calendar = await startCalendar(chain)
  await inScratch(async (folder) => {
    const served = await startLaurel(`file:${join(folder, 'l.db')}`, 'Laurel', {
      flags: ['--import', probe],
      env: { THREADS: threads, OTS_CALENDARS: calendar.origin, OTS_TICK_MS: '1000' },
    })
    console.log(`\nTHREADS=${threads}; idle ${memoryOf(served.pids[0] ?? 0).toFixed(0)} MB`)
    console.log(`${''.padEnd(52)}     first       later (median, most)`)
    console.log(`${'ms'.padEnd(52)} wall  CPU    wall       CPU`)
    for (const kind of kinds) {
      if (!only.test(kind.name)) continue
      const held: Held[] = []
      const statuses = new Set<number>()
      for (let n = 0; n < (kind.once ? 1 : calls); n += 1) {
        const request = await kind.request(n, served)
        held.push(
          await heldBy(served, async () => {
            statuses.add((await askOnce(served.port, request)).status)
          }),
        )
      }
      const [one, ...later] = held
      const figures = `${one?.wallMs.toFixed(0).padStart(5)}${one?.cpuMs.toFixed(0).padStart(5)}   ${
        later.length === 0 ? '' : `${ms(later.map(({ wallMs }) => wallMs))}  ${ms(later.map(({ cpuMs }) => cpuMs))}`
      }`
      console.log(kind.name.padEnd(52) + figures.padEnd(34) + [...statuses].join(' '))
    }
    if (only.test('proofs')) {
      const hashes = Array.from({ length: 2_000 }, (_, n) => post('/api/proof', { hash: String(n).padStart(64, '5') }))
      const held = await heldBy(served, async () => {
        await send(served.port, hashes, { atOnce: 64 })
        await new Promise((resolve) => setTimeout(resolve, 3_000))
      })
      console.log('2,000 proofs, 64 at a time, and their batches'.padEnd(52) + ms([held.wallMs]) + ms([held.cpuMs]))
    }
    console.log(`afterwards ${memoryOf(served.pids[0] ?? 0).toFixed(0)} MB`)
    await served.stop()
  })
  await calendar.close()
  await chain.close()
}

const [calls = '5', threads = '0,1', only = ''] = process.argv.slice(2)
for (const count of threads.split(',')) await measure(Number(calls), count, new RegExp(only))
