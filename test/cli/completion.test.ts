/** The scripts complete every command and option of the table. */
import { strict as assert } from 'node:assert'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { commands } from '../../src/cli/commands.ts'
import { type Session, startSession } from './session.ts'

let session: Session
let folder = ''
const scripts: Record<string, string> = {}
before(async () => {
  session = startSession()
  folder = mkdtempSync(join(tmpdir(), 'laurel-completion-'))
  for (const shell of ['bash', 'zsh', 'fish']) {
    const told = await session.run({ args: ['completion', shell], cwd: folder, env: {} })
    assert.equal(told.code, 0)
    scripts[shell] = told.out
  }
  writeFileSync(join(folder, 'laurel.bash'), scripts['bash'] ?? '')
  writeFileSync(join(folder, 'a page.md'), '')
})
after(async () => {
  await session.close()
  rmSync(folder, { recursive: true })
})

/** What bash offers for the last word of a call. */
const offered = (...words: string[]): readonly string[] =>
  execFileSync(
    'bash',
    [
      ...['--norc', '-c'],
      'source ./laurel.bash; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _laurel; printf "%s\\n" "${COMPREPLY[@]}"',
      ...['bash', 'laurel', ...words],
    ],
    { cwd: folder, encoding: 'utf8' },
  )
    .split('\n')
    .filter((line) => line !== '')

test('bash offers commands, options, their values and files', () => {
  assert.deepEqual(offered('s'), ['serve', 'screen', 'stamp', 'sbom'])
  assert.deepEqual(offered('help', 'w'), ['waitlist', 'write-docs'])
  assert.deepEqual(offered('screen', '--f'), ['--file', '--format', '--fail-on'])
  assert.deepEqual(offered('screen', '--format', ''), ['text', 'jsonl', 'sarif', 'github'])
  assert.deepEqual(offered('screen', 'x', '--format', 's'), ['sarif'])
  assert.deepEqual(offered('mcp', '--print-config', 'c'), ['claude', 'cursor', 'codex'])
  assert.deepEqual(offered('completion', ''), ['bash', 'zsh', 'fish'])
  assert.deepEqual(offered('screen', 'a'), ['a page.md'])
  assert.deepEqual(offered('screen', '--file', 'a'), ['a page.md'])
  assert.deepEqual(offered('screen', '--network', ''), [])
  assert.deepEqual(offered('serve', ''), [])
  for (const { name, options } of commands)
    assert.deepEqual(
      offered(name, '--').toSorted(),
      [...Object.keys(options ?? {}), 'help', 'version'].map((option) => `--${option}`).toSorted(),
    )
})

test('zsh and fish know every command, option and value', () => {
  const { zsh = '', fish = '' } = scripts
  for (const { name, options } of commands) {
    assert.match(zsh, new RegExp(`^ {4}${name}\\) _arguments .*--help\\[`, 'm'))
    assert.match(fish, new RegExp(`-n '__fish_use_subcommand' -f -a ${name} -d '`))
    for (const [option, { values }] of Object.entries(options ?? {})) {
      assert.match(
        zsh,
        new RegExp(
          `^ {4}${name}\\) .*--${option}\\[${values === undefined ? '' : `[^']*\\(${values.join(' ')}\\)`}`,
          'm',
        ),
      )
      assert.match(
        fish,
        new RegExp(`from ${name}' -l ${option}${values === undefined ? '' : ` -x -a '${values.join(' ')}'`}`),
      )
    }
  }
})

test('another shell is refused', async () => {
  const told = await session.run({ args: ['completion', 'tcsh'], cwd: folder, env: {} })
  assert.equal(told.code, 2)
  assert.match(told.error, /the shell is one of bash, zsh, fish/)
})
