/** Shared by the tests of deletion: records with their tokens, and the addresses that lead to them. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type TestService } from '../../fakes/service.ts'
import { passing } from '../kit.ts'

export const tokenForm = /^del_[0-9a-f]{64}$/
export const wrong = `del_${'0'.repeat(64)}`

/** The records of one run of the flow. */
export interface Made {
  readonly report: Kept
  readonly receipt: Kept
}
export interface Kept {
  readonly path: string
  readonly id: string
  readonly token: string
}

export const kept = (kind: 'report' | 'receipt', answer: Record<string, any>): Kept => {
  const id = String(answer[`${kind}Id`])
  return { id, token: String(answer['deleteToken']), path: `/api/${kind}/${id}` }
}

export async function make(service: TestService, idea = passing, headers: Record<string, string> = {}): Promise<Made> {
  const { json } = await service.post('/api/flow/run', { idea }, headers)
  return { report: kept('report', json['preflight']), receipt: kept('receipt', json['simulation']) }
}

export const remove = (service: TestService, path: string, token?: string, headers: Record<string, string> = {}) =>
  service.call(path, {
    method: 'DELETE',
    headers: { ...(token !== undefined && { 'x-delete-token': token }), ...headers },
  })

/** The bytes of the database, its log and its shared memory. */
export const onDisk = ({ folder }: TestService): string =>
  readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('')

/** Every address at which a record can be read. */
export const doorsOf = ({ report, receipt }: Made): readonly string[] => [
  report.path,
  `${report.path}/record`,
  `/report/${report.id}`,
  receipt.path,
  `${receipt.path}/record`,
  `${receipt.path}/open-badge`,
  `/receipt/${receipt.id}`,
  `/receipt/${receipt.id}/badge.svg`,
  `/receipt/${receipt.id}/image.png`,
  `/receipt/${receipt.id}/qr.svg`,
]
