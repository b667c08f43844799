/** Shared by the tests of API keys. */
import { strict as assert } from 'node:assert'
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { type Options, type TestService, startService } from '../../fakes/service.ts'
import { passing } from '../kit.ts'

export const rewrite = '/api/compliance/rewrite'
export const idea = { idea: passing }
export const bearer = (key: string) => ({ authorization: `Bearer ${key}` })

/** Each from its own address behind a trusted proxy, so that tests do not share a daily limit. */
export let addresses = 0
export const elsewhere = () => ({ 'x-forwarded-for': `198.51.100.${(addresses += 1)}` })

export async function newKey(service: TestService, body: object = {}): Promise<string> {
  const { status, json, text } = await service.post('/api/keys', body, elsewhere())
  assert.equal(status, 200, text)
  return String(json['key'])
}

/** The bytes of the database files, read by another process (sqlite.org/howtocorrupt, 2.2). */
export const onDisk = ({ folder }: TestService): string =>
  execFileSync(
    'cat',
    readdirSync(folder).map((name) => join(folder, name)),
    { encoding: 'latin1' },
  )

/** With another last letter the checksum is wrong. */
export const mistyped = (key: string): string => key.slice(0, -1) + (key.endsWith('0') ? '1' : '0')
export const unknown = (): string => {
  const letters = 'A'.repeat(30)
  const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
  let sum = ''
  for (let left = crc32(letters), n = 0; n < 6; n++, left = Math.floor(left / 62))
    sum = alphabet.charAt(left % 62) + sum
  return `lrl_${letters}${sum}`
}

export async function withService(options: Options, run: (service: TestService) => Promise<void>): Promise<void> {
  const service = await startService({ trustedProxies: ['127.0.0.1'], ...options })
  try {
    await run(service)
  } finally {
    await service.close()
  }
}
