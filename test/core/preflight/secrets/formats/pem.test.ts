/** Private keys in PEM and PGP blocks. */
import { deepEqual, equal } from 'node:assert/strict'
import { describe, test } from 'node:test'
import { findSecrets, redact } from '../../../../../src/core/preflight/secrets/redact.ts'
import { keyPair, pem } from '../keys.ts'
import { inProse, prose } from '../prose.ts'
import { Random } from '../random.ts'
import { assertGone } from './kit.ts'

describe('private blocks', () => {
  const labels = [
    'PRIVATE KEY',
    'RSA PRIVATE KEY',
    'EC PRIVATE KEY',
    'DSA PRIVATE KEY',
    'OPENSSH PRIVATE KEY',
    'ENCRYPTED PRIVATE KEY',
    'PGP PRIVATE KEY BLOCK',
  ]
  for (const label of labels) {
    test(label, () => {
      const random = new Random(label)
      for (const newline of ['\n', '\r\n', ' ', '\\n', '\n    ', '\n> ']) {
        const block = pem(random, label, 400, newline)
        const body = block.match(/[0-9A-Za-z+/=]{16,}/g) ?? []
        for (const line of body) assertGone(inProse(random.pick(prose), block), line, 'private key block')
        const cut = `please use\n${block.slice(0, block.lastIndexOf(newline))}`
        for (const line of body) assertGone(cut, line, 'private key block', `cut ${JSON.stringify(newline)}`)
      }
    })
  }

  test('a real pair: the private half is removed, the public half stays', () => {
    const { secret, open } = keyPair()
    deepEqual(findSecrets(open), [])
    const { text } = redact(`${open}${secret}`)
    equal(text.trim(), `${open}[removed: private key block]`)
  })

  test('headers of old encrypted blocks', () => {
    const random = new Random('headers')
    const block = pem(random, 'RSA PRIVATE KEY', 300).replace(
      '-----\n',
      '-----\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,0A0B0C0D0E0F00112233445566778899\n\n',
    )
    for (const line of block.split('\n').slice(4, -1)) assertGone(block, line, 'private key block')
    const cut = block.slice(0, block.lastIndexOf('\n'))
    for (const line of cut.split('\n').slice(4)) assertGone(cut, line, 'private key block')
  })

  test('the first line alone is not a key', () => {
    deepEqual(
      findSecrets(
        'Never share a file that begins with -----BEGIN PRIVATE KEY----- and ends with -----END PRIVATE KEY-----.',
      ),
      [],
    )
    deepEqual(
      findSecrets('If you see -----BEGIN RSA PRIVATE KEY----- in an e-mail, tell your teacher about it at once.'),
      [],
    )
  })
})
