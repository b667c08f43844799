import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { memoryLimiter } from '../../src/store/limiter.ts'
import { limiterContract } from './limiter.ts'
import { storeContract } from './store.ts'

const folder = mkdtempSync(join(tmpdir(), 'laurel-sqlite-'))
let files = 0

after(() => {
  rmSync(folder, { recursive: true, force: true })
})

storeContract('SQLite', () => {
  files += 1
  return Promise.resolve(`file:${join(folder, String(files), 'laurel.db')}`)
})

limiterContract('memory', () => Promise.resolve([memoryLimiter()]))
