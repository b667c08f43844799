/**
 * Questions that somebody wrote without sight of tags and synonyms, each with the addresses that answer it. The first
 * three of the search hold one of them for at least nine of ten questions. Do not mend a single question.
 */
import { strict as assert } from 'node:assert'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { type TestService, startService } from '../../fakes/service.ts'
import { unescaped } from '../../http/kit.ts'

interface Question {
  readonly question: string
  readonly wants: readonly string[]
}

const questions = readFileSync(new URL('questions.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Question)

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.close())

test('the search of the library answers questions of people among its first three', async () => {
  const missed: string[] = []
  for (const { question, wants } of questions) {
    const { text } = await service.get(`/library?q=${encodeURIComponent(question)}`, { accept: 'text/html' })
    const found = [...unescaped(text).matchAll(/<h2>\s*<a href="([^"]+)"/g)].map(([, path = '']) => path)
    if (!wants.some((path) => found.indexOf(path) >= 0 && found.indexOf(path) < 3))
      missed.push(`${question}: ${found.slice(0, 3).join(' ')}`)
  }
  assert.ok(missed.length <= questions.length / 10, missed.join('\n'))
})

test('each address that answers a question is there', async () => {
  for (const path of new Set(questions.flatMap(({ wants }) => wants))) {
    const [page = '', id] = path.split('#')
    const { status, text } = await service.get(page, { accept: 'text/html' })
    assert.equal(status, 200, path)
    if (id !== undefined) assert.ok(text.includes(`id="${id}"`), path)
  }
})
