/** Documents whose bytes are prepared once, for everybody and in every coding. */
import { strict as assert } from 'node:assert'
import { createHash } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type TestService, startService } from '../../fakes/service.ts'
import { open, readRaw } from '../kit.ts'

let service: TestService
before(async () => {
  service = await startService({ freeQuota: 1 })
})
after(() => service.close())

describe('prepared bytes', () => {
  const paths = [
    '/api/agent/meta',
    '/api/agent/pack.json',
    '/api/agent/pack.yaml',
    '/api/agent/diff',
    '/api/agent/handshake',
    '/api/skills',
    '/api/skills/export.yaml',
    '/api/docs',
    '/api/library',
    '/api/library/handshake-protocol',
    '/changelog',
    '/changelog.atom',
    '/agents',
    '/api/agent/skill.md',
    '/skill.md',
    '/llms.txt',
    '/llms-full.txt',
    '/sitemap.xml',
    '/library/handshake-protocol.md',
    '/.well-known/api-catalog',
    '/.well-known/agent-skills/index.json',
  ]

  /** An answer with its body as transferred. */
  const wire = async (path: string, headers: readonly string[], method = 'GET') => {
    const socket = open(service.origin)
    const chunks: Buffer[] = []
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.write(
      `${[`${method} ${path} HTTP/1.1`, `Host: ${new URL(service.origin).host}`, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`,
    )
    await new Promise((resolve) => socket.on('close', resolve))
    const all = Buffer.concat(chunks)
    const cut = all.indexOf('\r\n\r\n') + 4
    return { ...readRaw(all.subarray(0, cut).toString('latin1')), bytes: all.subarray(cut) }
  }

  test('each coding has its own strong ETag, Vary, digest, 304 and HEAD', async () => {
    for (const path of paths) {
      const etags = new Set<string>()
      let plain = ''
      for (const [coding, decoded] of [
        ['identity', (bytes: Buffer) => bytes],
        ['gzip', gunzipSync],
        ['br', brotliDecompressSync],
      ] as const) {
        const accept = `Accept-Encoding: ${coding}`
        const first = await wire(path, [accept])
        const where = `${path} ${coding}`
        assert.equal(first.status, 200, where)
        assert.equal(first.headers.get('content-encoding'), coding === 'identity' ? undefined : coding, where)
        assert.equal(first.headers.get('content-length'), String(first.bytes.length), where)
        assert.equal(first.headers.get('vary'), 'Accept-Encoding', where)
        assert.equal(first.headers.get('cache-control'), 'public, max-age=60, stale-while-revalidate=600', where)
        const sha = createHash('sha256').update(first.bytes).digest('base64')
        assert.equal(first.headers.get('repr-digest'), `sha-256=:${sha}:`, where)
        const text = decoded(first.bytes).toString()
        plain ||= text
        assert.equal(text, plain, where)

        const etag = first.headers.get('etag') ?? ''
        assert.match(etag, /^"[\w-]{22}"$/, where)
        etags.add(etag)
        const again = await wire(path, [accept, `If-None-Match: W/"x", ${etag}`])
        assert.deepEqual([again.status, again.bytes.length], [304, 0], where)
        for (const name of ['etag', 'cache-control', 'vary'])
          assert.equal(again.headers.get(name), first.headers.get(name))
        const head = await wire(path, [accept], 'HEAD')
        assert.deepEqual([head.status, head.bytes.length], [200, 0], where)
        for (const name of ['etag', 'cache-control', 'vary', 'content-type', 'content-length', 'repr-digest'])
          assert.equal(head.headers.get(name), first.headers.get(name), `${where} ${name}`)
      }
      assert.equal(etags.size, 3, `${path}: one tag for two codings`)
    }
  })

  test('the coding is the one that the caller prefers', async () => {
    for (const [accept, coding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip;q=1.0, br;q=0.5', 'gzip'],
      ['br;q=0, gzip;q=0.1', 'gzip'],
      ['*', 'br'],
      ['*;q=0', undefined],
      ['deflate', undefined],
      ['identity, br;q=0.5', undefined],
      ['GZIP', 'gzip'],
      ['', undefined],
      ['br;q=nonsense', undefined],
    ] as const)
      assert.equal(
        (await wire('/api/skills', [`Accept-Encoding: ${accept}`])).headers.get('content-encoding'),
        coding,
        accept,
      )
    assert.equal((await wire('/api/skills', [])).headers.get('content-encoding'), undefined)
  })
})
