import { strict as assert } from 'node:assert'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { startService } from '../fakes/service.ts'
import { type Session, startSession } from './session.ts'

let session: Session
before(() => {
  session = startSession()
})
after(() => session.close())
const laurel = (...args: string[]) => session.run({ args, cwd: tmpdir(), env: {} })

test('the command line gives the same findings as the API', async () => {
  const idea = 'A badge for helpers. Holders can sell it to each other. Only 50 numbered copies.'
  const service = await startService()
  try {
    const { json } = await service.post('/api/compliance/preflight', { idea })
    const told = JSON.parse((await laurel('screen', idea, '--json')).out)
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

test('the exit code shows whether an idea fails, and people get sentences', async () => {
  const passes = await laurel(
    'screen',
    'A badge for pupils who planted a tree. It cannot be sold and has no monetary value.',
  )
  assert.equal(passes.code, 0)
  assert.match(passes.out, /^PASS: /)
  const fails = await laurel('screen', 'Members sell their badges to each other on a marketplace.')
  assert.equal(fails.code, 1)
  assert.match(fails.out, /^FAIL: [\s\S]*Instead: /)
})

test('a file is screened line by line; an invalid line is named and not repeated', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-screen-'))
  try {
    const file = join(folder, 'ideas.jsonl')
    writeFileSync(file, '{"idea":"A badge for helpers."}\n\n{"idea":"A badge","network":"mainnet"}\n')
    const both = await laurel('screen', '--file', file, '--json')
    assert.deepEqual(
      both.out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).outcome),
      ['pass', 'fail'],
    )
    writeFileSync(file, '{"idea":"A badge for helpers."}\nnot json at all\n')
    const bad = await laurel('screen', '--file', file)
    assert.equal(bad.code, 2)
    assert.match(bad.error, /line 2 is not JSON/)
    assert.ok(!bad.error.includes('not json at all'))
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('key material is not repeated on the terminal', async () => {
  const phrase = `${'abandon '.repeat(11)}about`
  const told = await laurel('screen', `Put this on the badge: ${phrase}`)
  assert.equal(told.code, 1)
  assert.ok(!told.out.includes('abandon'))
  assert.match(told.out, /\[removed: recovery phrase\]/)
})

test('an invalid call explains the usage', async () => {
  for (const args of [[], ['one', 'two'], ['--nonsense'], ['   ']]) {
    const told = await laurel('screen', ...args)
    assert.equal(told.code, 2)
    assert.match(told.error, /laurel screen "idea"/)
  }
})
