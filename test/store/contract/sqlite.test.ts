import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { memoryLimiter } from '../../../src/store/limiter.ts'
import { batchContract } from './batches.ts'
import { deletionContract } from './deletion.ts'
import { counterContract } from './counters.ts'
import { idempotencyContract } from './idempotency.ts'
import { keyContract } from './keys.ts'
import { limiterContract } from './limiter.ts'
import { proofContract } from './proofs.ts'
import { storeContract } from './store.ts'

const folder = mkdtempSync(join(tmpdir(), 'laurel-sqlite-'))
let files = 0

after(() => {
  rmSync(folder, { recursive: true, force: true })
})

const newUrl = () => {
  files += 1
  return Promise.resolve(`file:${join(folder, String(files), 'laurel.db')}`)
}

storeContract('SQLite', newUrl)

idempotencyContract('SQLite', newUrl)

deletionContract('SQLite', newUrl)

proofContract('SQLite', newUrl)

batchContract('SQLite', newUrl)

counterContract('SQLite', newUrl)

keyContract('SQLite', newUrl)

limiterContract('memory', () => Promise.resolve([memoryLimiter()]))
