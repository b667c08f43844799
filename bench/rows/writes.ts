/** Calls that store before they answer, beside a server written by hand around the same engine. */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { requestOf } from '../load/http.ts'
import { startLaurel, startPeer } from '../load/process.ts'
import { inRounds, lineOf, planOf, type Side } from '../load/rounds.ts'
import { inScratch } from '../load/scratch.ts'
import { newIdeas } from '../load/texts.ts'
import { atLeast, atMost, both, type Line, type Row, type Size, type Spread } from '../row.ts'

/** The same new requests for every side of a round. */
export function shared(make: (count: number) => readonly Buffer[]): Side['requests'] {
  let made: { readonly round: number; readonly list: readonly Buffer[] } | undefined
  return (round, count) => {
    if (made?.round !== round) made = { round, list: make(count) }
    return made.list
  }
}

const ideas = (path: string) => shared((count) => newIdeas(count).map((idea) => requestOf('POST', path, {}, { idea })))

interface Call {
  readonly work: string
  readonly peer: 'preflight' | 'flow' | 'proof'
  readonly peerName: string
  readonly requests: Side['requests']
  /** About the microseconds of a call. */
  readonly about: number
  readonly goal?: (ratio: Spread, ours: Spread) => Line['goal']
}

const calls: readonly Call[] = [
  {
    work: 'POST preflight of 60 words, stored',
    peer: 'preflight',
    peerName: 'the engine, node:http and one insert',
    requests: ideas('/api/compliance/preflight'),
    about: 800,
    goal: (ratio, ours) => both(atLeast(0.7, ratio), atMost(500, 'µs', ours)),
  },
  {
    work: 'POST flow/run to a receipt, stored',
    peer: 'flow',
    peerName: 'the engine, node:http and two inserts',
    requests: ideas('/api/flow/run'),
    about: 2_000,
    goal: (ratio, ours) => both(atLeast(0.7, ratio), atMost(800, 'µs', ours)),
  },
  {
    work: 'POST proof, stored',
    peer: 'proof',
    peerName: 'node:http and one insert',
    requests: shared((count) =>
      Array.from({ length: count }, () =>
        requestOf('POST', '/api/proof', {}, { hash: randomBytes(32).toString('hex') }),
      ),
    ),
    about: 400,
  },
]

const measureCall = (size: Size, { work, peer, peerName, requests, about, goal }: Call): Promise<Line> =>
  inScratch(async (folder) => {
    const laurel = await startLaurel(`file:${join(folder, 'laurel.db')}`)
    const other = await startPeer(peer, join(folder, 'peer.db'))
    const sides = [laurel, other].map((server) => ({ server, requests }))
    const [ours, theirs] = await inRounds(sides, planOf(size, about))
    await Promise.all([laurel.stop(), other.stop()])
    return lineOf(work, ours, peerName, theirs, goal)
  })

export const writesRow: Row = {
  name: 'writes',
  async measure(size) {
    const lines = []
    for (const call of calls) lines.push(await measureCall(size, call))
    return lines
  },
}
