import { strict as assert } from 'node:assert'
import { describe, test } from 'node:test'
import { markdownHtml, markdownInline } from '../../src/pages/markdown.ts'
import { typographic } from '../../src/pages/quotes.ts'

/** Text as it is written, and as a page shows it. */
const texts = [
  ["It can't be sold, and it isn't.", 'It can’t be sold, and it isn’t.'],
  ["The SEC's view, the buyers' view", 'The SEC’s view, the buyers’ view'],
  ["From the '90s on", 'From the ’90s on'],
  ["A song of the '90s and the dogs' home", 'A song of the ’90s and the dogs’ home'],
  ["'Tis said: rock 'n' roll, 'tis late, get 'em", '’Tis said: rock ’n’ roll, ’tis late, get ’em'],
  ['A "quoted" word', 'A “quoted” word'],
  ["A 'quoted' word", 'A ‘quoted’ word'],
  ['It’s “typographic” already', 'It’s “typographic” already'],
  ['She said "yes"; then ("no")', 'She said “yes”; then (“no”)'],
  ['A dash–"this one"—and "that"', 'A dash–“this one”—and “that”'],
  [`"She said 'it's mine' twice"`, '“She said ‘it’s mine’ twice”'],
  ['Send "simulate": false and "idea": "…"', 'Send "simulate": false and "idea": “…”'],
  ['The word "simulate": it means to try', 'The word “simulate”: it means to try'],
  ['Dots ... dashes -- and (c) stay', 'Dots ... dashes -- and (c) stay'],
  // German
  ['Er sagt „Danke“, und ‚gern‘ sagt sie', 'Er sagt „Danke“, und ‚gern‘ sagt sie'],
  ["Wie geht's? Hans' Rad, „so geht's“", 'Wie geht’s? Hans’ Rad, „so geht’s“'],
  ['Das »Wort« und die «Worte»', 'Das »Wort« und die «Worte»'],
] as const

describe('Markdown of pages', () => {
  test('quotation marks and apostrophes are typographic', () => {
    for (const [written, shown] of texts) {
      assert.equal(markdownInline(written).replaceAll('&quot;', '"'), shown)
      assert.equal(typographic(written), shown)
    }
  })

  test('marks around markup belong to the text', () => {
    assert.equal(markdownInline('"**Bold** and *more*"'), '“<strong>Bold</strong> and <em>more</em>”')
    assert.equal(
      markdownInline(`the [school's "rules"](/rules)'s end`),
      'the <a href="/rules">school’s “rules”</a>’s end',
    )
  })

  test('code stays as it is', () => {
    assert.equal(
      markdownInline(`don't \`don't "x"\` "\`y\`"`),
      `don’t <code>don't &quot;x&quot;</code> “<code>y</code>”`,
    )
    assert.equal(
      markdownHtml('```sh\ncurl -d \'{"a": 1}\'\n```\n'),
      '<pre tabindex="0"><code class="language-sh">curl -d \'{&quot;a&quot;: 1}\'\n</code></pre>\n',
    )
    assert.equal(markdownHtml("    it's indented\n"), '<pre tabindex="0"><code>it\'s indented\n</code></pre>\n')
  })

  test('a list of titles and texts becomes points, and no other list does', () => {
    const first = (text: string): string => markdownHtml(text).split('\n')[1] ?? ''
    const point = '<li><strong class="point">'
    assert.equal(
      first("- **Loss.** A phone breaks\n- **Regret.** It's late"),
      `${point}Loss</strong>A phone breaks</li>`,
    )
    assert.equal(first('- **A**: one two\n- **B**: three'), `${point}A</strong>One two</li>`)
    assert.equal(first('- **Is it?** If so, yes'), `${point}Is it?</strong>If so, yes</li>`)
    assert.equal(
      first('- **A & B, 2023**: one two'),
      `${point}A &amp; B <span class="year">2023</span></strong>One two</li>`,
    )
    for (const other of ['- **Tools** do something', '- **A.** b\n- c', '1. **A.** b'])
      assert.doesNotMatch(markdownHtml(other), /point/, other)
  })

  test('text without markup keeps every other character', () => {
    const text = 'a *b* `c` [d](e) <f> & \\g\nh'
    assert.equal(typographic(text), text)
  })

  test('a heading has the same anchor with either apostrophe', () => {
    assert.match(markdownHtml("## What people's data is"), /^<h2 id="what-peoples-data-is">What people’s data is</)
  })
})
