import { setImmediate as turn } from 'node:timers/promises'
import { LaurelError } from '../core/error.ts'
import type { Caller } from '../app/operation/access.ts'
import type { Operation } from '../app/operation/operation.ts'
import type { Publication } from '../app/operation/publication.ts'
import type { StoredRecord } from '../app/ports.ts'
import type { NewProof } from '../app/proof/proof-store.ts'
import { deleteTokenOf } from '../app/records/delete-token.ts'
import type { ApiKey } from '../app/service/key-store.ts'
import type { Services, Settings } from '../app/services.ts'
import type { Sample } from '../http/context.ts'
import { routes } from '../http/routes/routes.ts'
import { submittedProof } from './sample-proof.ts'
import { sampleCalendar, sampleServices } from './sample-services.ts'

/** What the first call that makes one has made, for the calls that read it. */
interface Made {
  receipt?: StoredRecord | undefined
  report?: StoredRecord | undefined
  proof?: NewProof | undefined
  key?: ApiKey | undefined
}

/**
 * Runs the example of every operation in the order of the routes, so that the API reference shows real answers. A call
 * that reads or deletes a record gets one that an earlier call made; nothing is stored outside of this function.
 */
export async function samplesOf(publication: Publication, settings: Settings): Promise<ReadonlyMap<string, Sample>> {
  const made: Made = {}
  const services = withMade(sampleServices(publication, settings), made)
  const samples = new Map<string, Sample>()
  for (const { operation } of routes) {
    samples.set(operation.name, await sampleOf(operation, made, services))
    // All of them take 40 ms; other requests are answered in between.
    await turn()
  }
  return samples
}

async function sampleOf(operation: Operation, made: Made, services: Services): Promise<Sample> {
  const input = { ...operation.example, ...ownFields(operation, made, services) }
  const caller: Caller = { client: '', ...(operation.needsKey && made.key !== undefined && { key: made.key }) }
  try {
    const { answer, records = [], proofs = [], keys = [] } = await operation.handle(input, services, caller)
    made.receipt ??= records.find(({ kind }) => kind === 'receipt')
    made.report ??= records.find(({ kind }) => kind === 'report')
    made.proof ??= proofs[0]
    made.key ??= keys[0]
    return { input, answer, ...(await fileOf(operation, input, services, caller)) }
  } catch (error) {
    if (error instanceof LaurelError) return { input, answer: null }
    throw error
  }
}

/** The file of an operation that has one for callers who ask for it. */
async function fileOf(
  operation: Operation,
  input: object,
  services: Services,
  caller: Caller,
): Promise<Pick<Sample, 'file'>> {
  const { download } = operation
  if (download === undefined) return {}
  const { answer } = await operation.handle({ ...input, ...download.example }, services, caller)
  const text = download.bytes(answer)?.text
  return typeof text === 'string' ? { file: text } : {}
}

/** The fields of an example that name something that was made: ids, and the token that deletes a record. */
function ownFields({ example }: Operation, { receipt, report, proof }: Made, services: Services): object {
  const ids = { receiptId: receipt?.id, reportId: report?.id, proofId: proof?.id }
  const known = Object.entries(ids).filter(([name, id]) => name in example && id !== undefined)
  const [, id] = known[0] ?? []
  return {
    ...Object.fromEntries(known),
    ...('deleteToken' in example && id !== undefined && { deleteToken: deleteTokenOf(id, services) }),
  }
}

/** The services with a store that holds what was made. */
const withMade = (services: Services, made: Made): Services => ({
  ...services,
  // Nothing is asked: what the calendar has answered is known.
  proofs: { ...services.proofs, workNow: () => Promise.resolve() },
  store: {
    ...services.store,
    find: (kind) => Promise.resolve(made[kind] ?? null),
    remove: () => Promise.resolve(true),
    check: () => Promise.resolve({ writes: true }),
    proofs: {
      ...services.store.proofs,
      find: () => Promise.resolve(made.proof === undefined ? null : submittedProof(made.proof, sampleCalendar)),
      findOf: () => Promise.resolve(null),
    },
    counters: { ...services.store.counters, read: () => Promise.resolve([]) },
    keys: { ...services.store.keys, remove: () => Promise.resolve(true) },
  },
  limiter: {
    ...services.limiter,
    peek: (_bucket, { quota, windowSeconds }) =>
      Promise.resolve({ remaining: quota - 1, resetSeconds: windowSeconds - 60 }),
  },
  pendingCounts: { ...services.pendingCounts, flush: () => Promise.resolve() },
})
