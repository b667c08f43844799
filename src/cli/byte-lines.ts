const lineFeed = 0x0a

/**
 * The lines of a stream as bytes, without the line feed; null for a line of more than `most` bytes, whose rest is
 * skipped. Only a line feed ends a line: `node:readline` also splits at U+2028, which may stand in a JSON text.
 */
export async function* byteLines(stream: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Uint8Array | null> {
  let parts: Uint8Array[] = []
  let bytes = 0
  const line = () => {
    const whole = bytes > most ? null : Buffer.concat(parts)
    parts = []
    bytes = 0
    return whole
  }
  for await (const chunk of stream) {
    let from = 0
    for (let at = chunk.indexOf(lineFeed); at >= 0; at = chunk.indexOf(lineFeed, from)) {
      keep(chunk.subarray(from, at))
      yield line()
      from = at + 1
    }
    keep(chunk.subarray(from))
  }
  if (bytes > 0) yield line()

  function keep(part: Uint8Array): void {
    bytes += part.length
    if (bytes <= most) parts.push(part)
    else parts = []
  }
}
