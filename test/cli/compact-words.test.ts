/** The lists of recovery words in the form of a bundle: the same lists in fewer bytes. */
import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { build } from 'esbuild'
import { compactWords } from '../../src/cli/compact-words.ts'
import { slip39Words } from '../../src/core/preflight/secrets/phrases/slip39-words.ts'

test('a bundle restores both lists, word for word', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { wordlist } from '@scure/bip39/wordlists/english.js'
        export { slip39Words } from './src/core/preflight/secrets/phrases/slip39-words.ts'`,
      resolveDir: fileURLToPath(new URL('../../', import.meta.url)),
    },
    bundle: true,
    format: 'esm',
    write: false,
    plugins: [compactWords],
  })
  const code = outputFiles[0]?.text ?? ''
  assert.ok(!code.includes('abandon\nability'), 'the list as the library has it is not in the bundle')
  const bundle: string = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  assert.deepEqual({ ...((await import(bundle)) as object) }, { wordlist, slip39Words })
})
