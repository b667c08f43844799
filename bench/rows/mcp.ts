/** A tool call over MCP, beside the SDK's handler and one written by hand, both around the same operation. */
import { join } from 'node:path'
import { requestOf } from '../load/http.ts'
import { startLaurel, startPeer } from '../load/process.ts'
import { inRounds, lineOf, planOf } from '../load/rounds.ts'
import { inScratch } from '../load/scratch.ts'
import { newIdeas } from '../load/texts.ts'
import { atLeast, type Row } from '../row.ts'
import { shared } from './writes.ts'

const request = (idea: string, id: number): Buffer =>
  requestOf(
    'POST',
    '/api/mcp',
    { accept: 'application/json, text/event-stream' },
    { jsonrpc: '2.0', id, method: 'tools/call', params: { name: 'svc_preflight', arguments: { idea } } },
  )

export const mcpRow: Row = {
  name: 'mcp',
  measure: (size) =>
    inScratch(async (folder) => {
      const requests = shared((count) => newIdeas(count).map(request))
      const laurel = await startLaurel(`file:${join(folder, 'laurel.db')}`)
      const stock = await startPeer('mcp-stock', join(folder, 'stock.db'))
      const hand = await startPeer('mcp-by-hand', join(folder, 'hand.db'))
      const sides = [laurel, stock, hand].map((server) => ({ server, requests }))
      const [ours, bySdk, byHand] = await inRounds(sides, planOf(size, 1_200))
      await Promise.all([laurel, stock, hand].map(({ stop }) => stop()))
      const work = 'MCP tools/call svc_preflight'
      return [
        lineOf(work, ours, "the SDK's stock handler", bySdk, (ratio) => atLeast(3, ratio)),
        lineOf(work, ours, 'JSON-RPC by hand on node:http', byHand, (ratio) => atLeast(0.8, ratio)),
      ]
    }),
}
