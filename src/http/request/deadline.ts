import { LaurelError } from '../../core/error.ts'

/**
 * How long an operation may take, in milliseconds: a connection that is silent for longer is cut (docs/spec/security.md
 * 24).
 */
const operationMs = 5_500

/**
 * The result of an operation; throws `timeout` when it takes too long. The deadline begins when the request has been
 * read. The operation itself goes on and is stored or not as a whole; a repetition with the same Idempotency-Key tells.
 */
export async function withinDeadline<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new LaurelError('timeout', 'The answer took too long. Repeat the request.', { retryAfter: 5 }))
    }, operationMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
