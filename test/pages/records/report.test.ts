import { strict as assert } from 'node:assert'
import { after, before, describe, test } from 'node:test'
import { type Category, failCategories, warnCategories } from '../../../src/core/finding.ts'
import { sentenceOf } from '../../../src/pages/records/findings.ts'
import { markedIdea } from '../../../src/pages/records/marked.ts'
import { passagesOf } from '../../../src/pages/records/passages.ts'
import { finding } from '../../fakes/sample-records.ts'
import { type TestService, startService } from '../../fakes/service.ts'
import { failing, passing, unescaped, warning } from '../../http/kit.ts'
import { words } from '../studio/kit.ts'

describe('the page of a report', () => {
  let service: TestService
  before(async () => {
    service = await startService()
  })
  after(() => service.close())
  const reportOf = async (proposal: object) => {
    const { reportId } = (await service.post('/api/compliance/preflight', proposal)).json
    return service.get(`/report/${String(reportId)}`, { accept: 'text/html' })
  }
  /** The texts of the form behind each link to the studio, in order. */
  const carried = async (text: string): Promise<readonly string[]> =>
    Promise.all(
      [...unescaped(text).matchAll(/href="(\/\?report=[^"]*)"/g)].map(async ([, path = '']) => {
        const studio = await service.get(path, { accept: 'text/html' })
        assert.equal(studio.headers.get('cache-control'), 'private, no-store')
        return unescaped(/<textarea[^>]*>([^<]*)/.exec(studio.text)?.[1] ?? '').trim()
      }),
    )

  test('of a refused text shows a safer one, and carries either to the studio', async () => {
    const page = await reportOf({ idea: failing })
    assert.match(
      words(page),
      /Report \d+ \w+ \d{4} Copy link Needs other words The marked words promise holders a gain\. These words .*\[marked: .* Why .* No badge is made of these words\. Edit these words /,
    )
    const { safeIdea } = (await service.post('/api/compliance/rewrite', { idea: failing })).json
    assert.ok(
      words(page).includes(
        `${String(safeIdea)} This replaces the whole text. Check that nothing is missing. Edit the safer words`,
      ),
    )
    assert.deepEqual(await carried(page.text), [failing, safeIdea])
  })

  test('of any other text says what comes next, and shows no findings where there are none', async () => {
    const warned = await reportOf({ idea: warning })
    const { safeIdea } = (await service.post('/api/compliance/rewrite', { idea: warning })).json
    assert.match(words(warned), /Ready, with a question/)
    assert.match(
      words(warned),
      /Do the marked words make the badge work like money\? Preview These words .* A badge may have these words\. Its report keeps the question\. Edit these words /,
    )
    assert.doesNotMatch(words(warned), /\b(?:my|your) words\b/i)
    const clearer = words(warned)
      .replace(/\[put in: | \]/g, '')
      .replace(/\s+/g, ' ')
    assert.ok(
      clearer.includes(
        `Edit these words Clearer words ${String(safeIdea)} Takes out ten stamps, and the eleventh coffee is free ; the other words stay. Edit the clearer words`,
      ),
      clearer,
    )
    const passed = await reportOf({ idea: passing })
    assert.match(words(passed), /Ready: nothing risky found[\s\S]*15 kinds of risk[\s\S]*Preview[\s\S]*Make this badge/)
    // The button does nothing without a script, which shows it.
    assert.match(passed.text, /<button[^>]*data-module="copy" data-address="[^"]*\/report\/rpt_[^"]*"\s+hidden/)
    assert.doesNotMatch(words(passed), /What was found|A safer way|Edit these words/)
    assert.deepEqual(await carried(warned.text), [warning, safeIdea])
    assert.deepEqual(await carried(passed.text), [passing])
  })

  test('draws the badge of a text that is ready, as the studio would, and of no other', async () => {
    for (const [idea, name] of [
      [passing, 'Bird-watching Course'],
      [warning, 'Stamp Card for our Cafe'],
    ] as const) {
      const [drawing = ''] = /<figure class="badge">[\s\S]*<\/figure>/.exec((await reportOf({ idea })).text) ?? []
      assert.ok(drawing.includes(`<title>MOCK, not on-chain: practice credential “${name}”</title>`))
    }
    assert.doesNotMatch((await reportOf({ idea: failing })).text, /<figure/)
  })

  test('asks no model', async () => {
    const asking = await startService({
      screening: { rewrite: () => Promise.reject(new Error('a page asked for a rewrite')) },
    })
    try {
      const { reportId } = (await asking.post('/api/compliance/preflight', { idea: failing })).json
      const page = await asking.get(`/report/${String(reportId)}`, { accept: 'text/html' })
      assert.match(words(page), /Safer words/)
    } finally {
      await asking.close()
    }
  })

  test('carries a long text, and its link leads to an empty form once the report is gone', async () => {
    const long = `${passing} ${'学校'.repeat(400)}`
    const page = await reportOf({ idea: long })
    assert.deepEqual(await carried(page.text), [long])
    const gone = await service.get('/?report=rep_AAAAAAAAAAAAAAAAAAAAAA&text=safer', { accept: 'text/html' })
    assert.equal(gone.status, 200)
    assert.match(gone.text, /<textarea[^>]*>\s*<\/textarea>/)
  })
})

describe('the number of a passage', () => {
  const marked = (idea: string, ...places: (readonly [number, number])[]): string =>
    markedIdea(
      idea,
      passagesOf(
        idea,
        places.map(([start, end]) => finding('x', 'trading', 'fail', start, end)),
      ),
    )
      .replace(/<bdi[\s\S]*?<\/bdi\s*>/g, '#')
      .replace(/<mark[^>]*>/g, '[')
      .replaceAll('</mark>', ']')
      .replace(/<\/?blockquote[^>]*>/g, '')

  test('stands after the signs that close the passage, once', () => {
    assert.equal(marked('You sell it.', [4, 11]), 'You [sell it].#')
    assert.equal(marked('(sell it!) Then more', [1, 8]), '([sell it]!)# Then more')
    assert.equal(marked('You sell it', [4, 11]), 'You [sell it]#')
    assert.equal(marked('Sell it, and buy', [0, 7], [9, 16]), '[Sell it],# [and buy]#')
  })

  test('stays before a sign that another passage begins with', () => {
    assert.equal(marked('sell it.buy it now', [0, 7], [7, 18]), '[sell it]#[.buy it now]#')
  })
})

test('a warning asks a question about every category', () => {
  const about = (category: Category, [start, end]: readonly [number, number]) =>
    passagesOf('one two', [finding('x', category, 'warn', start, end)]).map(sentenceOf)[0]
  for (const category of [...warnCategories, ...failCategories])
    assert.match(about(category, [0, 3]) ?? '', /^Do the marked words [^.]*\?$/, category)
  assert.doesNotMatch(about('authority', [0, 0]) ?? '', /marked words/, 'of another field')
})
