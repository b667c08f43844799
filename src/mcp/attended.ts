import { Cancelled } from '../app/operation/operation.ts'
import type { Services } from '../app/services.ts'

/** How a client attends to a call: it can end the call, and may want to hear of long steps. */
export interface Attention {
  /** Aborts when the client cancels the call. */
  readonly cancelled?: AbortSignal
  /** Called with a sentence before each step that waits. */
  readonly progress?: (message: string) => void
}

/**
 * The services for one attended call. The steps that wait for the operator's model tell that they do, none begins after
 * the client has cancelled, and none is waited for any longer. The model's answer itself may be shared with other
 * calls, so its request goes on.
 */
export function attended(services: Services, { cancelled, progress }: Attention): Services {
  const { screening } = services
  const { secondOpinion, rewrite } = screening

  const step =
    <G extends readonly unknown[], R>(message: string, work: (...given: G) => Promise<R>) =>
    async (...given: G): Promise<R> => {
      if (cancelled?.aborted === true) throw new Cancelled()
      const working = work(...given)
      if (progress !== undefined && (await isWaiting(working))) progress(message)
      return cancelled === undefined ? working : unlessCancelled(working, cancelled)
    }
  return {
    ...services,
    screening: {
      ...screening,
      ...(secondOpinion && {
        secondOpinion: step('Screened by the rules. Asking the model for a second opinion.', secondOpinion),
      }),
      rewrite: step('Screened. Asking the model for a rewrite.', rewrite),
    },
  }
}

/** Whether work waits for something outside: it is not done after the tasks that are due now. */
const isWaiting = (work: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    work.then(() => false),
    new Promise<boolean>((resolve) =>
      setTimeout(() => {
        resolve(true)
      }, 0),
    ),
  ])

function unlessCancelled<R>(work: Promise<R>, cancelled: AbortSignal): Promise<R> {
  return new Promise<R>((resolve, reject) => {
    const stop = () => {
      reject(new Cancelled())
    }
    if (cancelled.aborted) stop()
    cancelled.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => {
      cancelled.removeEventListener('abort', stop)
    })
  })
}
