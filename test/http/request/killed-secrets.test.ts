/** A process that is killed while it reads key material leaves none of it in a file (docs/spec/security.md 2). */
import { strict as assert } from 'node:assert'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { passing } from '../kit.ts'
import { around, secrets } from '../made-secrets.ts'
import { searchFor } from '../needles.ts'

const main = join(import.meta.dirname, '../../../src/cli/main.ts')
const rounds = 2

test(
  'kill -9 in the middle of calls with keys: no file in its folders holds a part of one',
  { timeout: 120_000 },
  async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'laurel-killed-'))
    t.after(() => {
      rmSync(folder, { recursive: true, force: true })
    })
    const search = searchFor(secrets)
    for (let round = 0; round < rounds; round += 1) {
      // Working and temporary files, and a core dump, would be in this folder too.
      const child = spawn(process.execPath, [main, 'serve'], {
        cwd: folder,
        env: {
          PORT: '0',
          DATABASE_URL: `file:${join(folder, 'laurel.db')}`,
          TMPDIR: folder,
          OTS_CALENDARS: 'none',
          RATE_LIMIT_FREE: '0',
          LOG_LEVEL: 'trace',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      const ended = once(child, 'close')
      let said = ''
      const hear = (chunk: unknown) => (said += String(chunk))
      child.stdout.on('data', hear)
      child.stderr.on('data', hear)
      while (!said.includes('Laurel is ready')) await Promise.race([once(child.stdout, 'data'), ended])
      const origin = /"address":"([^"]+)"/.exec(said)?.[1] ?? ''
      const send = async (path: string, body: unknown): Promise<boolean> => {
        const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
        return fetch(origin + path, init).then(
          async (answer) => (await answer.text()) !== '',
          () => false,
        )
      }
      let answered = 0
      const calls = secrets.flatMap(({ text }) => [
        send('/api/flow/run', { idea: around(text), acceptRewrite: true }),
        send('/api/compliance/preflight', { idea: passing, audience: text }),
        send(`/api/library?q=${encodeURIComponent(text)}`, { [text]: text }),
      ])
      const killed = Promise.withResolvers<undefined>()
      for (const call of calls)
        void call.then((done) => {
          answered += done ? 1 : 0
          if (answered !== 12 + 20 * round) return
          child.kill('SIGKILL')
          killed.resolve(undefined)
        })
      await killed.promise
      const all = await Promise.all(calls)
      await ended
      assert.ok(all.includes(false), 'calls were in progress')
      assert.equal(search(Buffer.from(said)), null, 'log')
      const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
      assert.ok(files.some(({ name }) => name === 'laurel.db'))
      for (const { parentPath, name } of files) assert.equal(search(readFileSync(join(parentPath, name))), null, name)
    }
  },
)
