/** `npm run evaluate -- --second-opinion`: the table with the opinions of a model. */
import { strict as assert } from 'node:assert'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { draftIn } from '../fakes/ai.ts'
import { content, judging, startModel, type Behaviour } from '../fakes/model.ts'
import { failing } from '../http/kit.ts'

const texts = [
  { idea: 'A badge for everybody who helped in the garden.', outcome: 'pass', categories: [] },
  {
    idea: 'A pin for the club. On Fridays pins find new homes for a small thank-you.',
    outcome: 'fail',
    categories: ['trading'],
  },
  { idea: 'სამკერდე ნიშანი ყველასთვის, ვინც სკოლის ბაღში დაგვეხმარა.', outcome: 'pass', categories: [] },
  { idea: 'A badge for everybody who came to the reading hour.', outcome: 'pass', categories: [] },
  { idea: failing, outcome: 'fail', categories: ['investment'] },
]

const answering: Behaviour = (response, request) => {
  const idea = String(draftIn(request)['idea'])
  const answer = idea.includes('pins')
    ? judging('fail', 'trading', 'pins find new homes')
    : idea.includes('reading')
      ? content('No idea, sorry.')
      : judging('pass')
  answer(response, request)
}

const evaluate = (env: Record<string, string>, ...args: readonly string[]) =>
  new Promise<{ readonly code: number; readonly out: string; readonly err: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['training/evaluate.ts', '--second-opinion', ...args],
      { cwd: new URL('../..', import.meta.url), env: { PATH: process.env['PATH'], ...env } },
      (_error, out, err) => {
        resolve({ code: child.exitCode ?? 1, out, err })
      },
    )
  })

test('prints the table of the engine, the same with a second opinion, and what changed', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-evaluate-'))
  const model = await startModel()
  t.after(async () => {
    rmSync(folder, { recursive: true, force: true })
    await model.close()
  })
  model.will(answering)
  const file = join(folder, 'texts.jsonl')
  writeFileSync(file, texts.map((text, n) => JSON.stringify({ id: `t${n}`, ...text })).join('\n'))
  const { code, out, err } = await evaluate(
    { AI_BASE_URL: model.baseUrl, AI_API_KEY: 'sk-test', AI_MODEL: 'test-model' },
    file,
  )
  assert.equal(code, 0, err)
  const [, engine = '', judged = '', changes = ''] = out.split(/^# /mu)
  assert.match(engine, /the engine alone: 5 texts[^]* pass +2 +1 +0 [^]* fail +1 +0 +1 /)
  assert.match(judged, /with a second opinion: 5 texts[^]* pass +3 +0 +0 [^]* fail +0 +0 +2 /)
  assert.match(changes, /asked about 4 of 5 texts/)
  assert.match(changes, /judged by both 1, by the engine against the model 0, changed by the model 2/)
  assert.match(changes, /no answer: no opinion 1/)
  assert.match(changes, /pass → fail: 1, of these 1 now right, 0 now wrong/)
  assert.match(changes, /warn → pass: 1, of these 1 now right, 0 now wrong/)
  assert.equal(model.requests.length, 4)
})

test('without a model says which variables are missing', async () => {
  const { code, err } = await evaluate({})
  assert.equal(code, 1)
  assert.match(err, /set AI_BASE_URL, AI_API_KEY and AI_MODEL/)
})
