/** Pages are screened by paragraph; places are true in every format, and key material is never repeated. */
import { strict as assert } from 'node:assert'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, test } from 'node:test'
import { parse } from 'yaml'
import { harmless, key, risky, root, usePages } from './kit.ts'

const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow'

const pages = usePages()
const { put, screen, found } = pages

/** The words at the place of a finding. */
const marked = (text: string, { line, column, endLine, endColumn }: any): string => {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const part = lines.slice(line - 1, endLine)
  part[part.length - 1] = (part.at(-1) ?? '').slice(0, endColumn - 1)
  part[0] = (part[0] ?? '').slice(column - 1)
  return part.join('\n')
}

describe('places', () => {
  const ends = { LF: '\n', CRLF: '\r\n', CR: '\r' }
  for (const [name, end] of Object.entries(ends))
    for (const mark of ['', '\uFEFF'])
      test(`${name}${mark === '' ? '' : ' and a byte order mark'}: lines and columns are those of the file`, async () => {
        const text = [
          `${mark}---`,
          'title: "Members sell their badges"',
          '---',
          '# Our 🎉 club',
          '',
          '- 🎉\tHolders can **sell** it to [each other](https://a.example/x).',
          '',
          '> Members sell their badges',
          '> to each other.',
          '',
          'a | b',
          '--|--',
          'x \\| y | Members sell their badges \\| cards',
          '',
        ].join(end)
        put('a.md', text)
        const all = await found('a.md')
        assert.deepEqual(
          all
            .map(({ line, column, ruleId }) => [line, column, ruleId])
            .filter(([, , id]) => id === 'trading.holder-sells'),
          [
            [2, 9, 'trading.holder-sells'],
            [6, 6, 'trading.holder-sells'],
            [8, 3, 'trading.holder-sells'],
            [13, 10, 'trading.holder-sells'],
          ],
        )
        for (const one of all)
          assert.equal(
            marked(text, one).replaceAll('**', '').replace(/[[\]]/g, '').replaceAll('\\|', '|').replaceAll('> ', ''),
            one.excerpt,
          )
      })

  test('plain text, HTML, YAML and JSON', async () => {
    const files = {
      'a.txt': `One.\n\n${risky}\n`,
      'a.html': `<p>One.</p>\n<script>"${risky}"</script>\n<ul><li>Fine &amp; good: <b>Members</b> sell their badges to each other.</li></ul>`,
      'a.yaml': `a: 1\nmembers sell their badges: 2\nb: >\n  Members sell\n  their badges to each other.\n`,
      'a.json': `{"a": "one",\n "b": ["Members sell their badges to each other"]}`,
    }
    for (const [path, text] of Object.entries(files)) {
      put(path, text)
      const all = await found(path)
      assert.ok(all.length > 0, path)
      for (const one of all) {
        assert.equal(one.line, { 'a.txt': 3, 'a.html': 3, 'a.yaml': 4, 'a.json': 2 }[path], path)
        const words = marked(text, one)
          .replace(/<[^>]*>/g, '')
          .replace(/\s+/g, ' ')
        assert.equal(words, one.excerpt.replace(/\s+/g, ' '), path)
      }
    }
  })

  test('a paragraph longer than an idea may be is screened to its end', async () => {
    put('long.md', `${harmless} `.repeat(300) + risky)
    const all = await found('long.md')
    assert.ok(all.some(({ column }) => column > harmless.length * 300))
  })
})

describe('what is left out of Markdown', () => {
  test('code blocks, addresses of links, comments, single words', async () => {
    const silent = [
      `\`\`\`\n${risky}\n\`\`\``,
      `    ${risky}`,
      '[A badge for helpers](https://a.example/sell-it-to-each-other "Sell it to each other")',
      '![A badge](sell/badges/to/each-other.png)',
      '[one]: https://a.example/sell-badges-to-each-other',
      `<!-- ${risky} -->`,
      '# Trading',
      `<!-- laurel-allow: a bad example -->\n${risky}`,
      `<!-- laurel-allow: bad examples -->\n\n- One.\n- ${risky}\n\n  > ${risky}\n`,
    ]
    for (const text of silent) {
      put('a.md', `${text}\n\nThe end is here.\n`)
      assert.deepEqual(await found('a.md'), [], text)
    }
  })

  test('an allowance needs a reason, and is over behind its block', async () => {
    put('a.md', `<!-- laurel-allow: -->\n${risky}\n`)
    assert.ok((await found('a.md')).length > 0)
    put('a.md', `- <!-- laurel-allow: the last one of a list -->\n\n${risky}\n`)
    assert.deepEqual([...new Set((await found('a.md')).map(({ line }) => line))], [3])
    put('a.md', `<!-- laurel-allow: one of two -->\n${risky}\n\n${risky}\n`)
    assert.deepEqual([...new Set((await found('a.md')).map(({ line }) => line))], [4])
  })
})

test('key material is reported by its place in every format, and repeated in none', async () => {
  const places: readonly (readonly [text: string, line: number])[] = [
    [`\`\`\`\nKEY=${key}\n\`\`\``, 2],
    [`[here](https://a.example/?k=${key})`, 1],
    [`---\nkey: ${key}\n---`, 2],
    [`> ${phrase.slice(0, 36)}\n> ${phrase.slice(37)}`, 1],
    [
      phrase
        .split(' ')
        .map((word, i) => `${i + 1}. ${word}`)
        .join('\n'),
      1,
    ],
    [`<!-- laurel-allow: no -->\n${phrase}`, 2],
    [`<!-- ${phrase} -->`, 1],
    // Across the border of two windows of the search.
    [
      `\`\`\`
${'12345678\n'.repeat(1818)}\`\`\`
${key}`,
      1821,
    ],
  ]
  for (const [text, line] of places) {
    put('keys.md', text)
    for (const format of ['text', 'jsonl', 'sarif', 'github']) {
      const told = await screen('keys.md', '--format', format)
      assert.equal(told.code, 1, text.slice(0, 60))
      assert.doesNotMatch(told.out + told.error, /sausage|yellow|KwDiBf89/)
    }
    const keys = (await found('keys.md')).filter(({ ruleId }) => ruleId === 'keys.material')
    assert.deepEqual(
      keys.map((one) => one.line),
      [line],
      text.slice(0, 60),
    )
    assert.match(keys[0].excerpt, /^\[removed: /)
    assert.match(keys[0].message, /^The file holds/)
  }
  put(`${key}.md`, risky)
  for (const format of ['text', 'jsonl', 'sarif', 'github'])
    assert.doesNotMatch((await screen('.', '--format', format)).out, /KwDiBf89/)
})

describe('operands', () => {
  test('files, folders and patterns; node_modules and hidden folders stay out', async () => {
    for (const path of ['docs/a.md', 'docs/sub/b.txt', 'docs/c.ts', 'node_modules/d/e.md', '.git/f.md'])
      put(path, risky)
    const files = async (...args: string[]) => [...new Set((await found(...args)).map(({ file }) => file))]
    assert.deepEqual(await files('docs'), ['docs/a.md', 'docs/sub/b.txt'])
    assert.deepEqual(await files('.'), ['docs/a.md', 'docs/sub/b.txt'])
    assert.deepEqual(await files('**/*.md'), ['docs/a.md'])
    assert.deepEqual(await files('./docs/a.md', 'docs/*.md', 'docs/c.ts'), ['docs/a.md', 'docs/c.ts'])
  })

  test('what is no file and no idea is an error, and nothing is screened', async () => {
    put('a.md', risky)
    put('latin1.txt', Buffer.from('caf\xe9', 'latin1'))
    put('ideas.jsonl', '{}')
    put('bad.yaml', 'a: [')
    mkdirSync(join(pages.folder, 'empty'))
    for (const [args, says] of [
      [['docs/typo.md'], /docs\/typo\.md cannot be read: there is no such file/],
      [['typo.md'], /typo\.md cannot be read/],
      [['doc'], /there is no file doc, and one word is no idea/],
      [['docs/*.md'], /docs\/\*\.md matches no file/],
      [['empty'], /empty holds no page/],
      [['a.md', 'An idea of a badge.'], /an idea or files, not both/],
      [['a.md', 'LICENCE'], /LICENCE cannot be read: there is no such file/],
      [['one idea', 'another idea'], /at most one idea/],
      [['latin1.txt'], /latin1\.txt is no text in UTF-8/],
      [['ideas.jsonl'], /use --file/],
      [['bad.yaml'], /bad\.yaml cannot be read: line 1 is no YAML/],
      [['a.md', '--network', 'mainnet'], /about an idea, not about files/],
      [['a.md', '--format', 'xml'], /--format is one of text, jsonl, sarif, github/],
      [['a.md', '--fail-on', 'pass'], /--fail-on is one of warn, fail/],
      [['a.md', '--json', '--format', 'sarif'], /--json is short for/],
    ] as const) {
      const told = await screen(...args)
      assert.deepEqual([told.code, told.out], [2, ''], args.join(' '))
      assert.match(told.error, says)
    }
  })

  test('the exit code follows --fail-on', async () => {
    put('pass.md', harmless)
    put('warn.md', 'Each holder gets a 10 % discount on coffee.')
    put('fail.md', risky)
    const code = async (...args: string[]) => (await screen(...args)).code
    for (const [file, fail, warn] of [
      ['pass.md', 0, 0],
      ['warn.md', 0, 1],
      ['fail.md', 1, 1],
    ] as const)
      assert.deepEqual(
        [await code(file), await code(file, '--fail-on', 'fail'), await code(file, '--fail-on', 'warn')],
        [fail, fail, warn],
        file,
      )
    assert.equal(await code('Each holder gets a 10 % discount on coffee.', '--fail-on', 'warn'), 1)
  })
})

describe('formats', () => {
  test('text ends with a sum', async () => {
    put('a.md', `${harmless}\n\n${risky}\n`)
    const { out } = await screen('a.md')
    assert.match(out, /^a\.md:3:1 fail trading\.holder-sells: “Members sell.*”\n {4}.*\n {4}Instead: /)
    assert.match(out, /\nFAIL: \d refusals? and 0 warnings in 2 paragraphs of 1 file\.\n$/)
  })

  test('annotations of GitHub escape what would end a property', async () => {
    put('a,b:c%.md', risky)
    put('lines.md', `${phrase.slice(0, 36)}\n${phrase.slice(37)}\n`)
    const [first = ''] = (await screen('a,b:c%.md', '--format', 'github')).out.split('\n')
    assert.match(
      first,
      /^::error file=a%2Cb%3Ac%25\.md,line=1,endLine=1,col=1,endColumn=\d+,title=trading\.holder-sells::/,
    )
    const two = (await screen('lines.md', '--format', 'github')).out
    assert.match(two, /^::error file=lines\.md,line=1,endLine=2,title=/m)
  })

  test('an idea and a line of ideas are answered in every format', async () => {
    put('ideas.jsonl', `{"idea":"A badge for helpers."}\n{"idea":"${risky}"}\n`)
    assert.match(
      (await screen('--file', 'ideas.jsonl', '--format', 'github')).out,
      /^::error file=ideas\.jsonl,line=2,/m,
    )
    const log = JSON.parse((await screen(risky, '--format', 'sarif')).out)
    assert.equal(log.runs[0].results[0].locations, undefined)
    const lines = JSON.parse((await screen('--file', 'ideas.jsonl', '--format', 'sarif')).out)
    assert.equal(lines.runs[0].results.at(-1).locations[0].physicalLocation.region.startLine, 2)
    assert.equal((await screen(risky, '--json')).out, (await screen(risky, '--format', 'jsonl')).out)
  })
})
test('the workflow of the document screens pages as printed, and the document names it', () => {
  const workflow = parse(readFileSync(join(root, 'docs/screening-pages.yml'), 'utf8'))
  const steps: any[] = workflow.jobs.screen.steps
  const { run } = steps.find(({ name }) => name === 'Screen')
  assert.ok(steps.some((step) => step.with?.path === '.laurel'))
  symlinkSync(root, join(pages.folder, '.laurel'))
  put('README.md', harmless)
  put('docs/a.md', harmless)
  const { NODE_COMPILE_CACHE: _cache, ...env } = process.env
  const path = `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`
  const call = () => spawnSync('sh', ['-c', run], { cwd: pages.folder, env: { ...env, PATH: path }, encoding: 'utf8' })
  assert.deepEqual([call().status, call().stderr], [0, ''])
  put('docs/a.md', risky)
  const told = call()
  assert.equal(told.status, 1)
  assert.match(told.stdout, /^::error file=docs\/a\.md,line=1,/)
  assert.match(readFileSync(join(root, 'docs/screening-pages.md'), 'utf8'), /\]\(screening-pages\.yml\)/)
})

test('the progress in a long file is shown at a terminal', async () => {
  put('big.txt', `${harmless}\n`.repeat(3) + '\n'.repeat(10_000_000))
  assert.equal((await screen('big.txt')).error, '')
  const terminal = ['--import', 'data:text/javascript,process.stderr.isTTY=true']
  const args = [...terminal, join(root, 'src/cli/laurel.js'), 'screen', 'big.txt']
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: pages.folder, encoding: 'utf8' })
  assert.equal(status, 0)
  assert.match(stderr, /big\.txt: \d+ of \d{8} \(0 %\)/)
})

test('a reader that stops early ends the command without a stack trace', () => {
  put('many.txt', `${risky}\n\n`.repeat(400))
  const call = `${process.execPath} ${join(root, 'src/cli/laurel.js')} screen many.txt`
  const told = execFileSync('sh', ['-c', `${call} 2>&1 | head -n 1`], { cwd: pages.folder, encoding: 'utf8' })
  assert.match(told, /^many\.txt:1:1 fail/)
  assert.doesNotMatch(told, /at /)
})
