/** A thread that ends within a job whose idea says so, and otherwise answers as the real one. */
import { compute as real } from '../../../src/cli/threads/thread.ts'

export const compute: typeof real = (job) => {
  const text = JSON.stringify(job)
  if (text.includes('end of the thread')) process.exit(3)
  if (text.includes('throw in the thread')) throw new Error(text)
  return real(job)
}
