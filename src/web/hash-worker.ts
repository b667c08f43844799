/** Hashes files outside the thread of the page. One file at a time; to cancel, the page ends the worker. */
import { hashFile } from './proofs/hash-file.ts'
import type { FromWorker, ToWorker } from './proofs/hashing.ts'

const answer = (message: FromWorker): void => {
  postMessage(message)
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  hashFile(data.file, data.op, (bytes) => {
    answer({ bytes })
  }).then(
    (digest) => {
      answer({ digest })
    },
    (error: unknown) => {
      answer({ error: String(error) })
    },
  )
})
