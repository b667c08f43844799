import { once } from 'node:events'

/** Writes to standard output, and waits when the reader is slower. */
export async function write(text: string): Promise<void> {
  if (text !== '' && !process.stdout.write(text)) await once(process.stdout, 'drain')
}
