/** Pages and documents, beside node:http that writes the same bytes. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { askOnce, requestOf } from '../load/http.ts'
import { startLaurel, startPeer } from '../load/process.ts'
import { inRounds, lineOf, planOf, type Side } from '../load/rounds.ts'
import { inScratch } from '../load/scratch.ts'
import type { Captured } from '../peers/bare.ts'
import { atLeast, type Row } from '../row.ts'

const pages = [
  { path: '/api/agent/pack.json', status: 200, goal: 0.9 },
  { path: '/api/agent/pack.json', status: 304, goal: 0.9 },
  { path: '/library/compliance-preflight', status: 200, goal: 0.85 },
  { path: '/', status: 200, goal: 0.85 },
  { path: '/api/agent/meta', status: 200, goal: 0.85 },
] as const

const accepts = { 'accept-encoding': 'br' }

/** The answer of Laurel, and the request that gets it. */
async function captured(port: number, path: string, status: number): Promise<{ answer: Captured; request: Buffer }> {
  const first = await askOnce(port, requestOf('GET', path, accepts))
  const [, tag = ''] = /\r\netag: ([^\r]+)/i.exec(first.head) ?? []
  if (status === 304 && tag === '') throw new Error(`${path} has no ETag`)
  const request = requestOf('GET', path, { ...accepts, ...(status === 304 && { 'if-none-match': tag }) })
  const { head, body, status: got } = await askOnce(port, request)
  if (got !== status) throw new Error(`${path} answers ${got}`)
  // Node writes date and connection itself.
  const headers = head
    .split('\r\n')
    .slice(1)
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)] as const)
    .filter(([name]) => !/^(?:date|connection|keep-alive)$/i.test(name))
  return { answer: { path, status, headers, body: body.toString('base64') }, request }
}

export const pagesRow: Row = {
  name: 'pages',
  measure: (size) =>
    inScratch(async (folder) => {
      const laurel = await startLaurel(`file:${join(folder, 'laurel.db')}`)
      const found = await Promise.all(pages.map(({ path, status }) => captured(laurel.port, path, status)))
      const file = join(folder, 'answers.json')
      writeFileSync(file, JSON.stringify(found.map(({ answer }) => answer)))
      const bare = await startPeer('bare', file)
      const lines = []
      for (const [n, { path, status, goal }] of pages.entries()) {
        const { request, answer } = found[n] ?? (await captured(laurel.port, path, status))
        const requests: Side['requests'] = (_, count) => Array.from({ length: count }, () => request)
        const sides = [laurel, bare].map((server) => ({ server, requests, statuses: [status] }))
        const [ours, peer] = await inRounds(sides, planOf(size, 100))
        const kind = status === 304 ? '304' : `${(Buffer.byteLength(answer.body, 'base64') / 1024).toFixed(1)} KB, br`
        lines.push(
          lineOf(`GET ${path} (${kind})`, ours, 'bare node:http, same bytes', peer, (ratio) => atLeast(goal, ratio)),
        )
      }
      await Promise.all([laurel.stop(), bare.stop()])
      return lines
    }),
}
