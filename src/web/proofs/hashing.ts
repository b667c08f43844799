/** Hashes files in a worker, one after the other, with progress; any of them can be cancelled. */
import type { HashOpName } from '../../ots/op.ts'
import { startWorker } from '../page/trusted-types.ts'

export interface ToWorker {
  readonly file: Blob
  readonly op: HashOpName
}

/** Progress in bytes, or the end. */
export type FromWorker = { readonly bytes: number } | { readonly digest: string } | { readonly error: string }

export interface HashRequest extends ToWorker {
  readonly onProgress: (bytes: number) => void
  readonly signal: AbortSignal
}

/** Hashes a file; rejects when it cannot be read, or with the reason of the signal. */
export type Hash = (request: HashRequest) => Promise<string>

/** A queue with one worker, which is started with the first file. */
export function hashQueue(): Hash {
  let worker: Worker | null = null
  let tail: Promise<unknown> = Promise.resolve()

  const end = () => {
    worker?.terminate()
    worker = null
  }

  const run = ({ file, op, onProgress, signal }: HashRequest): Promise<string> =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted()
      worker ??= startWorker('hash-worker.js')
      const settled = new AbortController()
      const on = { signal: settled.signal }
      const settle = (act: () => void) => {
        settled.abort()
        act()
      }
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<FromWorker>) => {
          if ('bytes' in data) onProgress(data.bytes)
          else if ('digest' in data)
            settle(() => {
              resolve(data.digest)
            })
          else
            settle(() => {
              reject(new Error(data.error))
            })
        },
        on,
      )
      const fail = (error: unknown) => {
        settle(() => {
          end()
          reject(error instanceof Error ? error : new Error(String(error)))
        })
      }
      worker.addEventListener(
        'error',
        () => {
          fail(new Error('The worker did not start.'))
        },
        on,
      )
      signal.addEventListener(
        'abort',
        () => {
          fail(signal.reason)
        },
        on,
      )
      worker.postMessage({ file, op } satisfies ToWorker)
    })

  return (request) => {
    const hashed = tail.then(() => run(request))
    tail = hashed.catch(() => undefined)
    return hashed
  }
}
