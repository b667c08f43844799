/**
 * The process of a peer: `node bench/peers/peer.ts <name> [arguments]` listens on a free port of 127.0.0.1, or on the
 * one that PORT names, and sends it to the parent process. It ends with its parent.
 */
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Imported on demand, so that an empty server does not load what another peer needs. */
const peers: Readonly<Record<string, (...args: readonly string[]) => Promise<Server>>> = {
  bare: async (file = '') => (await import('./bare.ts')).bare(file),
  preflight: async (file = '') => (await import('./by-hand.ts')).preflightByHand(file),
  flow: async (file = '') => (await import('./by-hand.ts')).flowByHand(file),
  proof: async (file = '') => (await import('./by-hand.ts')).proofByHand(file),
  'mcp-stock': async (file = '') => (await import('./mcp.ts')).stock(file),
  'mcp-by-hand': async (file = '') => (await import('./mcp.ts')).byHand(file),
  fastify: async () => (await import('./empty-fastify.ts')).emptyFastify(),
}

const [name = '', ...args] = process.argv.slice(2)
const server = await peers[name]?.(...args)
if (server === undefined) throw new Error(`there is no peer ${name}`)
process.on('disconnect', () => process.exit())
process.on('SIGTERM', () => process.exit())
server.listen(Number(process.env['PORT'] ?? 0), '127.0.0.1', () => {
  process.send?.((server.address() as AddressInfo).port)
})
