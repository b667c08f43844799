/** Wallet files: encrypted keystores in JSON. */
import { test } from 'node:test'
import { keystore } from '../keys.ts'
import { Random } from '../random.ts'
import { assertGone } from './kit.ts'

test('keystore files', () => {
  const random = new Random('keystore')
  for (let i = 0; i < 5; i++) {
    const file = keystore(random)
    for (const text of [file, JSON.stringify(JSON.parse(file), undefined, 2), JSON.stringify(file)]) {
      const cipher = /[0-9a-f]{64}/.exec(text)?.[0] ?? ''
      assertGone(`my wallet: ${text} thanks`, cipher, 'wallet file')
    }
  }
})
