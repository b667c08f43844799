/** The pack is timestamped by the service itself: bytes, digest and proof agree. */
import { strict as assert } from 'node:assert'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { commitRelease } from '../../../src/app/pack/pack-proof.ts'
import { startService } from '../../fakes/service.ts'

test('each release is committed once, and anyone can check its bytes', async () => {
  const service = await startService()
  try {
    const before = (await service.get('/api/agent/proof')).json['data']
    assert.equal(before.proof, null)
    await commitRelease(service.services)
    await commitRelease(service.services)
    const meta = (await service.get('/api/agent/meta')).json['data']
    assert.equal(meta.proofUrl, 'https://laurel.example/api/agent/proof')
    const about = (await service.get('/api/agent/proof')).json['data']
    const { text } = await service.get(new URL(about.contentUrl).pathname)
    const digest = createHash('sha256').update(text).digest('hex')
    assert.equal(about.hash, digest)
    assert.equal(about.contentHash, meta.contentHash)
    assert.equal(digest.slice(0, 16), meta.contentHash)
    assert.equal(about.proof.hash, digest)
    assert.equal(about.proof.state, 'committed')
    assert.equal((await service.services.store.proofs.count()).committed, 1)
  } finally {
    await service.close()
  }
})
