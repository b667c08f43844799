/** The pictures of the library: each is used, small, in the one style, and says what the service does. */
import { strict as assert } from 'node:assert'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { ruleSet } from '../../src/cli/rule-set.ts'
import { pictureIn } from '../../src/core/article-markdown.ts'
import type { Picture } from '../../src/core/content.ts'
import { preflight } from '../../src/core/preflight/preflight.ts'
import { rewrite } from '../../src/core/rewrite.ts'
import { replacements } from '../../src/rules/rewrites/replacements.ts'
import { content } from '../fakes/service.ts'
import { stopped } from './screened.ts'

const { library, modules, pictures } = content
const paragraphs = [...library, ...modules].flatMap(({ sections }) => sections.flatMap((part) => part.paragraphs))

/** The texts of a drawing by their class, the lines of each joined. */
const textsOf = ({ drawing }: Picture): readonly { readonly kind: string; readonly text: string }[] =>
  [...drawing.matchAll(/<text class="pic-([a-z]+)"[^>]*>(.*?)<\/text>/gs)].map(([, kind = '', inner = '']) => ({
    kind,
    text: inner.replace(/<[^>]*>/g, ''),
  }))

const pictureOf = (id: string): Picture => {
  const found = pictures.get(id)
  assert.ok(found, id)
  return found
}

test('each picture stands in a text, once', () => {
  const shown = paragraphs.flatMap((paragraph) => pictureIn(paragraph)?.id ?? [])
  assert.deepEqual(shown.toSorted(), [...pictures.keys()])
})

test('a description beside the picture says what it says, in a sentence or more', () => {
  for (const paragraph of paragraphs) {
    const alt = pictureIn(paragraph)?.alt
    if (alt !== undefined) assert.match(alt, /^[A-Z].{40,}[.]$/)
  }
})

for (const [id, picture] of pictures)
  describe(id, () => {
    const file = readFileSync(new URL(`../../content/pictures/${id}.svg`, import.meta.url))

    test('is small, and as wide as a narrow screen', () => {
      assert.ok(file.length <= 8 * 1024, `${file.length} bytes`)
      assert.equal(picture.width, 320)
      assert.ok(picture.height <= 740, String(picture.height))
    })

    test('has classes of the style sheet only', () => {
      const css = readFileSync(new URL('../../assets/css/pictures.css', import.meta.url), 'utf8')
      const classes = [...picture.drawing.matchAll(/ class="([^"]*)"/g)].flatMap(([, all = '']) => all.split(' '))
      assert.deepEqual(
        [...new Set(classes)].filter((one) => !css.includes(`.${one}`)),
        [],
      )
    })

    test('has the title on it, and words that pass preflight except for the examples', () => {
      const texts = textsOf(picture)
      assert.equal(texts.find(({ kind }) => kind === 'title')?.text, picture.title)
      const words = texts.filter(({ kind }) => kind !== 'quote' && kind !== 'name').map(({ text }) => text)
      assert.deepEqual(stopped([picture.title, picture.description, ...words].map((text) => [id, text])), [])
    })
  })

test('the answer beside each step of the ladder is that of preflight, in words for people', () => {
  const texts = textsOf(pictureOf('honour-to-asset'))
  const spoken = { pass: 'Ready', warn: 'With a question', fail: 'Needs other words' }
  const words = texts.filter(({ kind }) => kind === 'word').map(({ text }) => text)
  const ideas = texts.filter(({ kind }) => kind === 'quote').map(({ text }) => text.slice(1, -1))
  assert.equal(ideas.length, 6)
  assert.deepEqual(
    words,
    ideas.map((idea) => spoken[preflight({ idea }, ruleSet).outcome]),
  )
})

test('the rewrite is the one that Laurel makes', () => {
  const [same, from, again, to] = textsOf(pictureOf('rewrite'))
    .filter(({ kind }) => kind === 'quote')
    .map(({ text }) => text)
  const idea = `${same} ${from}`
  const screen = (proposal: { readonly idea: string }) => preflight(proposal, ruleSet)
  const made = rewrite({ idea }, screen({ idea }), { preflight: screen, replacements })
  assert.equal(screen({ idea }).outcome, 'fail')
  assert.deepEqual([made.safeIdea, made.outcome], [`${again} ${to}`, 'pass'])
})
