/** The commands in the README work, and their answers are as shown. */
import { strict as assert } from 'node:assert'
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { startService } from './fakes/service.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

test('the curl command of the README gets the answer shown', async () => {
  const service = await startService({ publicUrl: 'http://localhost:3000' })
  try {
    const command = /```sh\n(curl .*)\n```/.exec(readme)?.[1]
    const shown = /<!-- answer -->\s*```json\n([\s\S]*?)\n```/.exec(readme)?.[1]
    assert.ok(command && shown)
    const { stdout } = await promisify(execFile)('sh', ['-c', command.replace('http://localhost:3000', service.origin)])
    assert.partialDeepStrictEqual(JSON.parse(stdout), JSON.parse(shown))
  } finally {
    await service.close()
  }
})

test('the README has at most 120 lines', () => {
  assert.ok(readme.split('\n').length <= 120)
})

test('the commands of the README are those of package.json, and CI runs them', () => {
  const scripts = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).scripts
  assert.match(readme, /npm ci && npm start\nnpm ci && npm test/)
  assert.ok(scripts.start && scripts.test)
  assert.match(readFileSync(new URL('../.ci/run', import.meta.url), 'utf8'), /\nnpm ci\nnpm test\n/)
})
