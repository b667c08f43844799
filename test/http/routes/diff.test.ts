/** The changes since a cached version, for every state of a client. */
import { strict as assert } from 'node:assert'
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { promisify } from 'node:util'
import { type TestService, assertProblem, startService, testVersion } from '../../fakes/service.ts'
import { base, data, libraryIds, skillIds } from '../documents.ts'
import { keys } from '../kit.ts'

let service: TestService
before(async () => {
  service = await startService({ freeQuota: 1 })
})
after(() => service.close())
const pack = async () => data(await service.get('/api/agent/pack.json'))

describe('diff', () => {
  const diff = async (query: string) => data(await service.get(`/api/agent/diff${query}`))

  test('without a version, or with an empty one, everything counts as added', async () => {
    const given = await diff('')
    assert.deepEqual(keys(given), [
      'changelog',
      'current',
      'from',
      'libraryAdded',
      'libraryRemoved',
      'notes',
      'reinstall',
      'sections',
      'skillsAdded',
      'skillsRemoved',
      'upToDate',
    ])
    assert.deepEqual(
      [given['from'], given['upToDate'], given['skillsAdded'], given['libraryAdded']],
      ['', false, skillIds, libraryIds],
    )
    const { contentHash } = await pack()
    assert.deepEqual(given['current'], {
      agentPackVersion: testVersion,
      contentHash,
      skillCount: 5,
      libraryCount: 13,
    })
    assert.equal(given['reinstall'].agentsPage, `${base}/agents`)
    assert.deepEqual(await diff('?from='), given)
  })

  test('the current version is up to date; the first release has no pack yet', async () => {
    assert.deepEqual(
      (({ upToDate, notes, changelog, skillsAdded }) => ({ upToDate, notes, changelog, skillsAdded }))(
        (await diff(`?from=${testVersion}`)) as any,
      ),
      { upToDate: true, notes: [], changelog: [], skillsAdded: [] },
    )
    const first = await diff('?from=2026.11.21.1')
    assert.deepEqual([first['upToDate'], first['skillsAdded'], first['libraryAdded']], [false, skillIds, libraryIds])
    assert.equal(first['changelog'][0].version, testVersion)
    for (const line of first['notes']) assert.match(line, /^\d{4}\.\d{2}\.\d{2}\.\d+: \S/)
  })

  test('unknown and newer versions are reported; malformed ones are refused', async () => {
    assert.match((await diff('?from=2020.01.01.1'))['notes'][0], /not known/)
    const newer = await diff('?from=2999.01.01.1')
    assert.equal(newer['upToDate'], false)
    assert.match(newer['notes'][0], /newer/)
    for (const query of [
      'from=latest',
      'from=2026.11.21',
      'from=2026.11.21.1&from=2026.11.21.1',
      'since=2026.11.21.1',
      'from=1.2.3.4',
      'from=2026.11.21.02',
      'from=2026.13.45.1',
      'from=2026.11.31.1',
      'from=2026.02.29.1',
    ])
      assertProblem(await service.get(`/api/agent/diff?${query}`), 400, 'validation')
  })

  test('an error in a version is explained in words', async () => {
    const answer = await service.get('/api/agent/diff?from=latest')
    assert.deepEqual(answer.json['errors'], [
      {
        pointer: '/from',
        message: 'does not have its form: the cached version, YYYY.MM.DD.N; without it everything is listed as added',
      },
    ])
  })

  test('the download commands work as printed', async () => {
    const own = await startService({ publicUrl: 'http://localhost:3000' })
    try {
      const { reinstall } = data(await own.get('/api/agent/diff'))
      assert.equal(reinstall.curlJson, "curl -fsS -o laurel-pack.json 'http://localhost:3000/api/agent/pack.json'")
      assert.equal(reinstall.curlYaml, "curl -fsS -o laurel-pack.yaml 'http://localhost:3000/api/agent/pack.yaml'")
      const downloads = await Promise.all(
        [reinstall.curlJson, reinstall.curlYaml].map((command) => run(own, String(command))),
      )
      assert.equal(downloads[0], (await own.get('/api/agent/pack.json')).text)
      assert.equal(downloads[1], (await own.get('/api/agent/pack.yaml')).text)
    } finally {
      await own.close()
    }
  })
})

/** Runs a download command in a folder of its own, against a test service. Returns what it saved. */
async function run(own: TestService, command: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-download-'))
  try {
    await promisify(execFile)('sh', ['-c', command.replace('http://localhost:3000', own.origin)], { cwd: folder })
    const [file = ''] = readdirSync(folder)
    assert.match(file, /^laurel-pack\.(json|yaml)$/)
    return readFileSync(join(folder, file), 'utf8')
  } finally {
    rmSync(folder, { recursive: true })
  }
}
