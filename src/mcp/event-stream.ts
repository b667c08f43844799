import { isObject } from './message.ts'

/**
 * An event stream of the SDK as it is, or as JSON when its first event is the answer itself: a client gets a stream
 * only when there is something to tell before the answer. `end` is called when the exchange is over.
 */
export async function jsonOrStream({ body }: Response, end: () => Promise<void>): Promise<Response> {
  if (body === null) throw new Error('an event stream without a body')
  const reader: ReadableStreamDefaultReader<Uint8Array> = body.getReader()
  const decoder = new TextDecoder()
  let begun = ''
  // An event ends with an empty line; the SDK writes its data on one line.
  while (!begun.includes('\n\n')) {
    const { value, done } = await reader.read()
    if (done) break
    begun += decoder.decode(value, { stream: true })
  }
  const data = /^data: (.*)$/m.exec(begun)?.[1]
  if (data !== undefined && isAnswer(JSON.parse(data))) {
    await end()
    return new Response(data, { headers: { 'content-type': 'application/json' } })
  }
  return new Response(streamOf(begun, reader, end), { headers: { 'content-type': 'text/event-stream' } })
}

const isAnswer = (message: unknown): boolean => isObject(message) && ('result' in message || 'error' in message)

/** The text that was read already, and the rest of a stream. */
const streamOf = (begun: string, reader: ReadableStreamDefaultReader<Uint8Array>, end: () => Promise<void>) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(begun))
    },
    async pull(controller) {
      const { value, done } = await reader.read()
      if (!done) {
        controller.enqueue(value)
        return
      }
      controller.close()
      await end()
    },
    async cancel() {
      await reader.cancel()
      await end()
    },
  })
