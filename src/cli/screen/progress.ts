/** How far a long command is, as one line on standard error. */
export interface Progress {
  /** Says `done` of `all`. May be called often. */
  readonly tell: (what: string, done: number, all: number) => void
  /** Takes the line away. */
  readonly end: () => void
}

/** Files above this size, and more lines or files than this, are worth a progress line. */
export const longFile = 10_000_000
export const manyLines = 1_000

const intervalMs = 100

/** The progress of this process: nothing is written unless standard error is a terminal. */
export function newProgress(): Progress {
  const { stderr } = process
  if (!stderr.isTTY) return { tell: () => undefined, end: () => undefined }
  let last = -Infinity
  return {
    tell(what, done, all) {
      const now = performance.now()
      if (now - last < intervalMs) return
      last = now
      stderr.write(`\r\u001b[K${what}: ${done} of ${all} (${Math.floor((100 * done) / all)} %)`)
    },
    end() {
      if (last > -Infinity) stderr.write('\r\u001b[K')
    },
  }
}
