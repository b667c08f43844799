/** Shares in codex32 (BIP-93). */
import { describe, test } from 'node:test'
import { codex32 } from '../keys.ts'
import { assertVectors, testClasses } from './kit.ts'

describe('shares in codex32', () => {
  testClasses({
    'codex32 128': { kind: 'key share', make: (r) => codex32(r, 26) },
    'codex32 256': { kind: 'key share', make: (r) => codex32(r, 52).toUpperCase() },
  })

  test('published vectors', () => {
    assertVectors({
      // BIP-93
      ms10testsxxxxxxxxxxxxxxxxxxxxxxxxxx4nzvca9cmczlw: 'key share',
      MS12NAMEA320ZYXWVUTSRQPNMLKJHGFEDCAXRPP870HKKQRM: 'key share',
      ms10leetsllhdmn9m42vcsamx24zrxgs3qrl7ahwvhw4fnzrhve25gvezzyqqtum9pgv99ycma: 'key share',
      MS100C8VSM32ZXFGUHPCHTLUPZRY9X8GF2TVDW0S3JN54KHCE6MUA7LQPZYGSFJD6AN074RXVCEMLH8WU3TK925ACDEFGHJKLMNPQRSTUVWXY06FHPV80UNDVARHRAK:
        'key share',
    })
  })
})
