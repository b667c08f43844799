/** The changelog, for people and for feed readers. */
import { strict as assert } from 'node:assert'
import { execFileSync } from 'node:child_process'
import { after, before, describe, test } from 'node:test'
import { type TestService, content, startService, testVersion } from '../../fakes/service.ts'
import { wellFormed } from '../../fakes/xml.ts'

const base = 'https://laurel.example'

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.close())

/** The content of the elements of one name, in order. */
const inside = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) => text ?? '')

describe('the feed', () => {
  test('is Atom with the elements that RFC 4287 requires', async () => {
    const answer = await service.get('/changelog.atom')
    assert.equal(answer.status, 200)
    assert.equal(answer.headers.get('content-type'), 'application/atom+xml; charset=utf-8')
    const declaration = '<?xml version="1.0" encoding="utf-8"?>'
    assert.ok(answer.text.startsWith(declaration))
    const xml = answer.text.slice(declaration.length)
    wellFormed(xml.trim())
    assert.match(xml, /^\s*<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom">/)
    assert.match(xml, /<author>\s*<name>Laurel<\/name>/)
    assert.ok(xml.includes(`<link rel="self" type="application/atom+xml" href="${base}/changelog.atom" />`))
    assert.equal(inside(xml, 'title').length, content.releases.length + 1)
  })

  test('has an entry per release, whose id and time never change', async () => {
    const { text } = await service.get('/changelog.atom')
    assert.deepEqual(inside(text, 'id'), [
      `${base}/changelog`,
      ...content.releases.map(({ version }) => `${base}/changelog#${version}`),
    ])
    const dates = content.releases.map(({ date }) => date)
    assert.deepEqual(inside(text, 'updated'), [dates[0], ...dates])
    assert.ok(text.includes(`<id>${base}/changelog#2026.11.21.1</id>`))
  })

  test('stays well-formed, whatever a note says', async () => {
    const [first, ...others] = content.releases
    const notes = ['a < b & "c" </content> ]]> \'d\'']
    const own = await startService({ content: { ...content, releases: [{ ...first, notes }, ...others] } })
    try {
      const { text } = await own.get('/changelog.atom')
      wellFormed(text.slice(text.indexOf('?>') + 2).trim())
      assert.ok(text.includes('a &#60; b &#38; &#34;c&#34; &#60;/content&#62; ]]&#62;'))
      // A second reader gets the same words.
      const read =
        'import json,sys,xml.etree.ElementTree as tree; a="{http://www.w3.org/2005/Atom}"; ' +
        'print(json.dumps([[e.find(a+"id").text, "".join(e.find(a+"content").itertext())] for e in tree.parse(sys.stdin.buffer).getroot().iter(a+"entry")]))'
      const entries = JSON.parse(execFileSync('python3', ['-c', read], { input: text, encoding: 'utf8' })) as string[][]
      assert.equal(entries.length, content.releases.length)
      assert.match(entries[0]?.[1] ?? '', /a < b & "c" <\/content> \]\]> 'd'/)
    } finally {
      await own.close()
    }
  })
})

test('a day begins with its headline and at most three sentences; the notes of its releases are folded', async () => {
  const { text } = await service.get('/changelog')
  const sections = text.split('<section class="day"').slice(1)
  for (const { date, headline, notes } of content.days) {
    const day = sections.find((section) => section.includes(`datetime="${date}`))
    assert.ok(day, date)
    assert.ok(day.startsWith(` id="${date}"`), `${date}, to which the page of news links`)
    const [open = '', folded = ''] = day.split('<details')
    assert.match(open, new RegExp(`<h2>${headline}</h2>`))
    const [, list = ''] = open.split('<ul class="day-notes">')
    assert.equal([...list.matchAll(/<li>/g)].length, notes.length)
    // The parts that its notes link to stand below its date.
    assert.equal(
      /<ul class="day-labels"/.test(open),
      notes.some((note) => note.includes('](/')),
    )
    assert.equal(
      /<li>Timestamps<\/li>/.test(open),
      notes.some((note) => note.includes('](/proofs)')),
    )
    for (const { version } of content.releases.filter((release) => release.date.startsWith(date)))
      assert.ok(folded.includes(`id="${version}"`), version)
  }
})

test('a day that nobody has described begins with the notes of its newest release', async () => {
  const own = await startService({ content: { ...content, days: [] } })
  try {
    const { text } = await own.get('/changelog')
    const [, day = ''] = text.split('<section class="day"')
    const [open = ''] = day.split('<details')
    assert.ok(open.includes(content.releases[0].notes[0] ?? ''))
  } finally {
    await own.close()
  }
})

test('the page shows every release under the anchor that the feed names, and every page links the feed', async () => {
  const page = await service.get('/changelog')
  assert.equal(page.status, 200)
  for (const { version, notes } of content.releases) {
    assert.ok(page.text.includes(`id="${version}"`), version)
    assert.ok(page.text.includes(notes[0] ?? ''), version)
  }
  const days = new Set(content.releases.map(({ date }) => date.slice(0, 10)))
  assert.equal([...page.text.matchAll(/<section class="day" /g)].length, days.size, 'a head for each day')
  const [article] = content.library
  assert.ok(page.text.includes(`<a href="/library/${article?.id ?? ''}">${article?.title ?? ''}</a>`))
  for (const path of ['/', '/docs', '/rules', '/changelog'])
    assert.match(
      (await service.get(path)).text,
      /<link rel="alternate" type="application\/atom\+xml" title="Laurel changelog" href="\/changelog\.atom" \/>/,
    )
  assert.ok((await service.get('/api/docs')).json['data'].pages.includes(`${base}/changelog`))
  assert.equal(testVersion, content.releases[0].version)
})
