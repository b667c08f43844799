/** What the README tells a stranger to type works and answers what it shows. */
import { strict as assert } from 'node:assert'
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { startService } from './fakes/service.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

/** Ids, digests and times are new in every answer. */
const masked = (text: string) =>
  text
    .replace(/\b(rcp|rpt)_[0-9A-Za-z]{22}\b/g, '$1_…')
    .replace(/\bdel_[0-9a-f]{64}\b/g, 'del_…')
    .replace(/\b[0-9a-f]{64}\b/g, 'digest')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')

test('the curl of the README gets the answer that the README shows', async () => {
  const service = await startService({ publicUrl: 'http://localhost:3000' })
  try {
    const command = /```sh\n(curl .*)\n```/.exec(readme)?.[1]
    const shown = /<!-- answer -->\s*```json\n([\s\S]*?)\n```/.exec(readme)?.[1]
    assert.ok(command && shown)
    const { stdout } = await promisify(execFile)('sh', ['-c', command.replace('http://localhost:3000', service.origin)])
    assert.deepEqual(JSON.parse(masked(stdout)), JSON.parse(masked(shown)))
  } finally {
    await service.close()
  }
})

test('the README keeps to what a reader takes in: at most 150 lines', () => {
  assert.ok(readme.split('\n').length <= 150)
})

test('the commands of the README are those of package.json, and CI runs them', () => {
  const scripts = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).scripts
  assert.match(readme, /npm ci && npm start\nnpm ci && npm test/)
  assert.ok(scripts.start && scripts.test)
  assert.match(readFileSync(new URL('../.ci/run', import.meta.url), 'utf8'), /\nnpm ci\nnpm test\n/)
})
