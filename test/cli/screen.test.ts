import { strict as assert } from 'node:assert'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { startService } from '../fakes/service.ts'

const main = new URL('../../src/cli/main.ts', import.meta.url).pathname
const laurel = (...args: string[]) => spawnSync(process.execPath, [main, ...args], { encoding: 'utf8' })

test('the command line gives the findings of the API', async () => {
  const idea = 'A badge for helpers. Holders can sell it to each other. Only 50 numbered copies.'
  const service = await startService()
  try {
    const { json } = await service.post('/api/compliance/preflight', { idea })
    const told = JSON.parse(laurel('screen', idea, '--json').stdout)
    assert.equal(told.outcome, 'fail')
    assert.deepEqual(
      told.findings,
      json['findings'].map(({ learnMore, ...finding }: { learnMore: string }) => finding),
    )
    assert.equal(told.rulesVersion, json['rulesVersion'])
  } finally {
    await service.close()
  }
})

test('the exit code says whether something fails, and people get sentences', () => {
  const passes = laurel('screen', 'A badge for pupils who planted a tree. It cannot be sold and has no monetary value.')
  assert.equal(passes.status, 0)
  assert.match(passes.stdout, /^PASS: /)
  const fails = laurel('screen', 'Members sell their badges to each other on a marketplace.')
  assert.equal(fails.status, 1)
  assert.match(fails.stdout, /^FAIL: [\s\S]*Instead: /)
})

test('a file is screened line by line; a bad line is named and not repeated', () => {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-screen-'))
  try {
    const file = join(folder, 'ideas.jsonl')
    writeFileSync(file, '{"idea":"A badge for helpers."}\n\n{"idea":"A badge","network":"mainnet"}\n')
    const both = laurel('screen', '--file', file, '--json')
    assert.deepEqual(
      both.stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).outcome),
      ['pass', 'fail'],
    )
    writeFileSync(file, '{"idea":"A badge for helpers."}\nnot json at all\n')
    const bad = laurel('screen', '--file', file)
    assert.equal(bad.status, 2)
    assert.match(bad.stderr, /line 2 is not JSON/)
    assert.ok(!bad.stderr.includes('not json at all'))
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('key material is not repeated on the terminal', () => {
  const phrase = `${'abandon '.repeat(11)}about`
  const told = laurel('screen', `Put this on the badge: ${phrase}`)
  assert.equal(told.status, 1)
  assert.ok(!told.stdout.includes('abandon'))
  assert.match(told.stdout, /\[removed: recovery phrase\]/)
})

test('a wrong call says how to call', () => {
  for (const args of [[], ['one', 'two'], ['--nonsense'], ['   ']]) {
    const told = laurel('screen', ...args)
    assert.equal(told.status, 2)
    assert.match(told.stderr, /laurel screen "idea"/)
  }
})
