/** Shared by the tests of the studio: the form as sent, and the content of its answer. */
import { strict as assert } from 'node:assert'
import { type Answer, type Options, type TestService, startService } from '../../fakes/service.ts'
import { unescaped } from '../../http/kit.ts'

export const type = {
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
  accept: 'text/html',
}
export const tokenForm = /^\/result\/[\w-]{43}$/
export const nonce = (n: number) => n.toString(16).padStart(32, '0')

export type Fields = Readonly<Record<string, string>>
export const post = (service: TestService, fields: Fields, headers: Record<string, string> = {}) =>
  service.call('/', { method: 'POST', headers: { ...type, ...headers }, body: new URLSearchParams(fields).toString() })
export const locationOf = (answer: Answer): string => {
  assert.equal(answer.status, 303, answer.text)
  return answer.headers.get('location') ?? ''
}
export const ids = ({ text }: Answer) => [...new Set(text.match(/rcp_[0-9A-Za-z]{22}/g) ?? [])]
export const words = ({ text }: Answer): string => {
  const body = text.slice(text.indexOf('<body>')).replace(/<svg[\s\S]*?<\/svg>/g, '')
  return unescaped(body.replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ')
}
export const typed = ({ text }: Answer): string =>
  unescaped(/<textarea[^>]*>\n([\s\S]*?)<\/textarea/.exec(text)?.[1] ?? '')

/** A service for the duration of a test, and the number of receipts that it stored. */
export async function withService(
  options: Options,
  run: (service: TestService, receipts: () => number) => Promise<void>,
): Promise<void> {
  let receipts = 0
  const service = await startService({
    ...options,
    store: (real) => ({
      ...real,
      commit: async (change) => {
        await real.commit(change)
        receipts += change.records.filter(({ kind }) => kind === 'receipt').length
      },
    }),
  })
  try {
    await run(service, () => receipts)
  } finally {
    await service.close()
  }
}
