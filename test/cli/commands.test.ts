/**
 * The commands of the command line: help does nothing else, an invalid call says what to do, and no key is ever
 * repeated.
 */
import { strict as assert } from 'node:assert'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { transform } from 'esbuild'
import { commands } from '../../src/cli/commands.ts'
import { type Session, type Told, startSession } from './session.ts'

const bin = new URL('../../src/cli/laurel.js', import.meta.url).pathname
const names = [
  ...['serve', 'mcp', 'screen', 'stamp', 'upgrade', 'verify', 'info'],
  ...['remove', 'doctor', 'backup', 'migrate', 'release', 'sbom', 'completion', 'write-docs', 'build-web'],
]
const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow'
const passing = 'A badge for pupils who planted a tree. It cannot be sold and has no monetary value.'
const failing = 'Members sell their badges to each other on a marketplace.'

let folder = ''
let session: Session
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'laurel-commands-'))
  session = startSession()
})
after(async () => {
  await session.close()
  rmSync(folder, { recursive: true })
})

/** Runs a command in the session. `input` is its standard input. */
const laurel = (args: readonly string[], input: string | Uint8Array = ''): Promise<Told> =>
  session.run({ args, cwd: folder, env: {}, input })

// Without the compile cache of the test run, whose folder is relative to the working directory.
const { NODE_COMPILE_CACHE: _cache, ...environment } = process.env

/** Runs `laurel` as a person does, as a separate process. A command that does not end is stopped after 20 s. */
const laurelProcess = (args: readonly string[], input = '', node: readonly string[] = []): Told => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...node, bin, ...args], {
    encoding: 'utf8',
    input,
    cwd: folder,
    env: environment,
    timeout: 20_000,
  })
  return { code: status ?? -1, out: stdout, error: stderr }
}

describe('help and version', () => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

  test('every command is in the list, with its summary', async () => {
    assert.deepEqual(
      commands.map(({ name }) => name).filter((name) => names.includes(name)),
      names,
    )
    for (const args of [[], ['--help'], ['-h'], ['help']]) {
      const told = await laurel(args)
      assert.equal(told.code, 0)
      for (const { name, summary } of commands)
        assert.match(told.out, new RegExp(`^  laurel ${name}\\b.* ${summary.slice(0, 20)}`, 'm'))
    }
  })

  for (const name of names)
    test(`laurel ${name} --help explains the call, and does nothing`, async () => {
      const told = await laurel([name, '--help'])
      assert.equal(told.code, 0, told.error)
      assert.match(told.out, new RegExp(`^laurel ${name}: .+\\n\\nlaurel ${name}`))
      assert.match(told.out, /^ {2}-h, --help /m)
      const row = commands.find((command) => command.name === name)
      for (const option of Object.keys(row?.options ?? {})) assert.ok(told.out.includes(`--${option}`), option)
      assert.equal(told.error, '')
      assert.deepEqual(readdirSync(folder), [])
    })

  test('help can be requested in every form, also in the middle of a call', async () => {
    const help = (await laurel(['screen', '--help'])).out
    for (const args of [
      ['screen', '-h'],
      ['help', 'screen'],
      ['screen', failing, '--help'],
      ['screen', '--nonsense', '-h'],
    ]) {
      const told = await laurel(args)
      assert.deepEqual([told.code, told.out], [0, help], args.join(' '))
    }
    assert.equal((await laurel(['help', 'nonsense'])).code, 2)
  })

  test('the version is that of the package', async () => {
    for (const args of [
      ['--version'],
      ['serve', '--version'],
      ['release', '--version'],
      ['screen', 'x', '--version'],
    ]) {
      const told = await laurel(args)
      assert.deepEqual([told.code, told.out], [0, `${version}\n`], args.join(' '))
    }
    assert.deepEqual(laurelProcess(['--version']), { code: 0, out: `${version}\n`, error: '' })
  })
})

describe('an invalid call', () => {
  for (const name of names)
    test(`laurel ${name} refuses an unknown option by name`, async () => {
      for (const option of name === 'screen' ? ['--nonsense', '--nonsense=1', '-x'] : ['--nonsense']) {
        const told = await laurel([name, option])
        assert.equal(told.code, 2, told.error)
        assert.ok(told.error.includes(`Unknown option ${option.replace('=1', '')}\n`), told.error)
        assert.match(told.error, new RegExp(`laurel ${name} --help`))
        assert.equal(told.out, '')
      }
      assert.deepEqual(readdirSync(folder), [])
    })

  test('a misspelt command or option is told its near name, and a key near none is not repeated', async () => {
    for (const [args, says] of [
      [['screen', '--formt', 'sarif', 'x'], 'Unknown option --formt (did you mean --format?)'],
      [['screen', '--failOn=warn', 'x'], 'Unknown option --failOn (did you mean --fail-on?)'],
      [['mcp', '--print-confg', 'claude'], 'Unknown option --print-confg (did you mean --print-config?)'],
      [['serve', '--hlep'], 'Unknown option --hlep (did you mean --help?)'],
      [['screen', '--token', 'x'], 'Unknown option --token\n'],
      [['screne', 'x'], 'there is no command screne (did you mean screen?)'],
      [['help', 'screne'], 'there is no command screne (did you mean screen?)'],
      [['--verison'], 'there is no option --verison (did you mean --version?)'],
    ] as const) {
      const told = await laurel(args)
      assert.equal(told.code, 2, args.join(' '))
      assert.ok(told.error.includes(says), told.error)
    }
  })

  test('an option without its value, an option with a needless value, and too many words', async () => {
    for (const [args, says] of [
      [['screen', '--file'], /--file <value>' argument missing/],
      [['screen', '--file', '--json'], /'--file' argument is ambiguous/],
      [['screen', 'x', '--json=1'], /'--json' does not take an argument/],
      [['screen', 'one', 'two'], /name at most one idea/],
      [['screen', 'one', '--file', 'two'], /name an idea, or a file of ideas/],
      [['serve', 'now'], /takes nothing but its options/],
      [['write-docs', 'test'], /takes nothing but its options/],
      [['release'], /--note/],
      [['release', '--note', ' '], /--note/],
    ] as const) {
      const told = await laurel(args)
      assert.equal(told.code, 2, args.join(' '))
      assert.match(told.error, says)
      assert.match(told.error, new RegExp(`laurel ${args[0]} --help`))
      assert.doesNotMatch(told.error, /^ {4}at /m)
    }
  })

  test('an unknown command or option of laurel itself', async () => {
    for (const [arg, says] of [
      ['nonsense', /there is no command nonsense\nlaurel --help/],
      ['--nonsense', /there is no option --nonsense\nlaurel --help/],
      ['constructor', /there is no command constructor/],
    ] as const) {
      const told = await laurel([arg])
      assert.equal(told.code, 2)
      assert.match(told.error, says)
    }
  })
})

describe('ideas from standard input', () => {
  for (const args of [['screen'], ['screen', '-'], ['screen', '--', '-']])
    test(`laurel ${args.join(' ')} screens its standard input`, async () => {
      const passes = await laurel(args, `${passing}\n`)
      assert.deepEqual([passes.code, passes.out.slice(0, 6)], [0, 'PASS: '], passes.error)
      const fails = await laurel([...args.slice(0, 1), '--json', ...args.slice(1)], `\uFEFFA badge.\n${failing}\r\n`)
      assert.equal(fails.code, 1)
      const { idea, findings } = JSON.parse(fails.out)
      assert.equal(idea, `A badge.\n${failing}`)
      assert.ok(findings.length > 0)
    })

  test('laurel as a process screens its standard input', () => {
    const told = laurelProcess(['screen'], `${passing}\n`)
    assert.deepEqual([told.code, told.out.slice(0, 6)], [0, 'PASS: '], told.error)
  })

  test('options apply, and an idea in the call has precedence over standard input', async () => {
    const told = await laurel(['screen', '--network', 'mainnet'], passing)
    assert.equal(told.code, 1)
    assert.equal((await laurel(['screen', passing], failing)).code, 0)
  })

  test('lines of ideas can be piped in too', async () => {
    const ideas = await laurel(
      ['screen', '--file', '-', '--json'],
      `{"idea":${JSON.stringify(passing)}}\n{"idea":"${failing}"}\n`,
    )
    assert.deepEqual(
      ideas.out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).outcome),
      ['pass', 'fail'],
    )
  })

  const sits = ['--import', 'data:text/javascript,process.stdin.isTTY=true']
  test('at a terminal without an idea it says what is missing and does not wait', () => {
    const told = laurelProcess(['screen'], '', sits)
    assert.equal(told.code, 2)
    assert.match(told.error, /^laurel screen: name an idea\n/)
  })

  test('unusable input gives exit code 2 and a sentence', async () => {
    writeFileSync(join(folder, 'latin1.jsonl'), Buffer.from('{"idea":"caf\xe9"}', 'latin1'))
    writeFileSync(join(folder, 'list.jsonl'), '[]\n')
    for (const [args, input, says] of [
      [['screen'], '', /standard input holds no idea/],
      [['screen', ''], failing, /the idea is empty/],
      [['screen'], 'x'.repeat(5_000_000), /more than 8000 characters/],
      [['screen', 'x'.repeat(8_001)], '', /more than 8000 characters/],
      [['screen'], Buffer.from([0x61, 0xff, 0xfe]), /standard input is no text in UTF-8/],
      [['screen', '--file', 'missing.jsonl'], '', /missing\.jsonl cannot be read: there is no such file/],
      [['screen', '--file', '.'], '', /cannot be read: it is a folder/],
      [['screen', '--file', 'latin1.jsonl'], '', /latin1\.jsonl is no text in UTF-8/],
      [['screen', '--file', 'list.jsonl'], '', /line 1 has no "idea"/],
    ] as const) {
      const told = await laurel(args, input)
      assert.equal(told.code, 2, `${args.join(' ').slice(0, 60)}: ${told.out}${told.error}`)
      assert.match(told.error, says)
      assert.doesNotMatch(told.error, /^ {4}at /m)
      assert.equal(told.out, '')
    }
  })
})

test('no command repeats key material, wherever it is', async () => {
  const key = 'KwDiBf89QgGbjEhKnhXJuH7LrciVrZi3qYjgd9M7rFU73sVHnoWn'
  const line = (value: object) => `${JSON.stringify(value)}\n`
  const calls: readonly (readonly [args: readonly string[], input?: string])[] = [
    [[phrase]],
    [phrase.split(' ')],
    [[`--${phrase}`]],
    [['screen', phrase]],
    [['screen', `--${phrase}`]],
    [['screen', `-${key}`]],
    [['screen', `--${key}=1`]],
    [['screen', `--json=${phrase}`]],
    [['screen', 'A badge.', '--network', phrase]],
    [['screen', '--file', phrase]],
    [['screen'], phrase],
    [['screen', '--json'], `Put this on the badge: ${key}`],
    [['screen', '--file', '-'], `{"idea":"${phrase}"\n`],
    [['screen', '--file', '-'], line({ idea: 'A badge.', network: phrase })],
    [['serve', phrase]],
    ...['stamp', 'upgrade', 'verify', 'info', 'backup', 'remove'].map((name) => [[name, phrase]] as const),
    [['stamp', phrase, phrase]],
  ]
  for (const [args, input] of calls) {
    const told = await laurel(args, input)
    assert.notEqual(told.code, 0, args.join(' '))
    assert.doesNotMatch(told.out + told.error, /sausage|KwDiBf89/, args.join(' '))
  }
  assert.ok(!existsSync(join(folder, `${phrase}.ots`)))
})

describe('an old Node', () => {
  for (const version of ['20.20.2', '18.0.0', '12.22.0'])
    test(`Node ${version} gets one sentence that says what to do`, () => {
      const old = `Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`
      for (const args of [['--help'], ['serve']]) {
        const told = laurelProcess(args, '', ['--import', `data:text/javascript,${encodeURIComponent(old)}`])
        // 1 would be the outcome of a screening.
        assert.equal(told.code, 2)
        assert.equal(told.out, '')
        assert.match(
          told.error,
          new RegExp(`^laurel: this needs Node 24 or newer, and this is Node ${version}; .*\\n$`),
        )
      }
    })

  test('the entry file has only syntax of old Node versions, and loads the rest after the version check', async () => {
    const source = readFileSync(bin, 'utf8')
    const [plain, lowered] = await Promise.all(
      ['esnext', 'node14'].map((target) => transform(source, { target, format: 'esm' })),
    )
    assert.equal(lowered?.code, plain?.code)
    assert.doesNotMatch(source, /^\s*(?:import|export)\b(?!\()|\bawait\b/m)
    assert.match(source, /^#!\/usr\/bin\/env node\n/)
  })

  test('the command and the scripts of package.json begin with the entry file', () => {
    const { bin: bins, scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
    assert.deepEqual(bins, { laurel: 'src/cli/laurel.js' })
    for (const [name, script] of Object.entries(scripts)) assert.doesNotMatch(String(script), /main\.ts/, name)
  })
})
