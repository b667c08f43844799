/** Time to the first answer, and memory, beside an empty fastify server. */
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fill } from '../load/fill.ts'
import { askOnce, requestOf, send } from '../load/http.ts'
import { memoryOf, settings, spawnPinned, startLaurel, startPeer } from '../load/process.ts'
import { inScratch } from '../load/scratch.ts'
import { type Line, type Row, type Size, type Spread, spreadOf } from '../row.ts'

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Milliseconds from the start of the process to its first answer, and its memory (MB) a second later. */
async function started(args: readonly string[], path: string, env: Record<string, string>) {
  const port = await freePort()
  const begun = performance.now()
  const child = spawnPinned(args, { ...env, PORT: String(port) })
  child.stdout?.resume()
  const gone = once(child, 'exit')
  try {
    while (performance.now() - begun < 30_000) {
      const answer = await askOnce(port, requestOf('GET', path)).catch(() => null)
      if (answer?.status === 200) break
      if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended`)
      await pause(5)
    }
    const ms = performance.now() - begun
    await pause(1_000)
    return { ms, mb: memoryOf(child.pid ?? 0) }
  } finally {
    child.kill('SIGKILL')
    await gone
  }
}

const peerName = 'an empty fastify server'
const within = (most: number, unit: string, ours: Spread, peer: Spread): NonNullable<Line['goal']> => ({
  text: `≤ ${most} ${unit} more`,
  met: ours.median - peer.median <= most,
})

async function startLines(size: Size, folder: string): Promise<readonly Line[]> {
  const found = { ms: [] as number[], mb: [] as number[] }
  const empty = { ms: [] as number[], mb: [] as number[] }
  // The first start of Laurel makes the database and fills the compile cache.
  for (let round = size === 'quick' ? 0 : -1; round < (size === 'quick' ? 1 : 5); round += 1) {
    const ours = await started(['src/cli/laurel.js', 'serve'], '/api/health', settings(`file:${join(folder, 's.db')}`))
    const peer = await started(['bench/peers/peer.ts', 'fastify'], '/', {})
    if (round < 0) continue
    found.ms.push(ours.ms)
    found.mb.push(ours.mb)
    empty.ms.push(peer.ms)
    empty.mb.push(peer.mb)
  }
  const [ms, mb] = [spreadOf(found.ms), spreadOf(found.mb)]
  const [peerMs, peerMb] = [spreadOf(empty.ms), spreadOf(empty.mb)]
  return [
    {
      ...{ work: 'start to first answer', unit: 'ms', ours: { spread: ms } },
      ...{ peer: { name: peerName, spread: peerMs }, goal: within(500, 'ms', ms, peerMs) },
    },
    {
      ...{ work: 'memory, idle', unit: 'MB', ours: { spread: mb } },
      ...{ peer: { name: peerName, spread: peerMb }, goal: within(80, 'MB', mb, peerMb) },
    },
  ]
}

/** Memory of a service whose store has `stored` receipts and that has made `made` more, and of the peer after as many. */
async function afterReceipts(folder: string, stored: number, made: number): Promise<Line> {
  const url = `file:${join(folder, 'filled.db')}`
  await fill(url, stored, 'https://calendar.example')
  const laurel = await startLaurel(url)
  const peer = await startPeer('fastify')
  const requests = Array.from({ length: made }, (_, n) =>
    requestOf('POST', '/api/sandbox/simulate', {}, { assetName: `Garden helper number ${n}` }),
  )
  await send(laurel.port, requests)
  await send(
    peer.port,
    Array.from({ length: made }, () => requestOf('GET', '/')),
  )
  const [ours, theirs] = [laurel, peer].map(({ pids }) => spreadOf(pids.map(memoryOf)))
  await Promise.all([laurel.stop(), peer.stop()])
  if (ours === undefined || theirs === undefined) throw new Error('no memory was read')
  return {
    work: `memory with ${stored.toLocaleString('en')} stored receipts, after making ${made.toLocaleString('en')}`,
    unit: 'MB',
    ours: { spread: ours },
    peer: { name: peerName, spread: theirs },
    goal: within(80, 'MB', ours, theirs),
  }
}

export const startRow: Row = {
  name: 'start',
  measure: (size) =>
    inScratch(async (folder) => {
      const lines = await startLines(size, folder)
      const [stored, made] = size === 'quick' ? [100, 20] : size === 'normal' ? [100_000, 20_000] : [0, 100_000]
      return [...lines, await afterReceipts(folder, stored, made)]
    }),
}
