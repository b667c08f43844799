import { crc32, deflateSync } from 'node:zlib'

const paletteSize = 256
/** The bucket of a colour: five bits per channel, so 32,768 buckets, far more than our drawings use. */
const kindOf = (pixel: number): number =>
  (((pixel & 0xff) >> 3) << 10) | (((pixel >>> 11) & 0x1f) << 5) | ((pixel >>> 19) & 0x1f)

/** The pixels as numbers: red in the lowest byte, then green and blue. */
function wordsOf(pixels: Buffer): Uint32Array {
  const words = new Uint32Array(pixels.length >> 2)
  const view = new DataView(pixels.buffer, pixels.byteOffset, pixels.length)
  for (let i = 0; i < words.length; i++) words[i] = view.getUint32(4 * i, true)
  return words
}

/**
 * An opaque RGBA picture as a PNG with a palette, a third of the size of a full-colour PNG. The most common colours
 * form the palette, every other colour is mapped to the nearest of them. Equal pixels give equal bytes.
 */
export function indexedPng(pixels: Buffer, width: number, height: number): Buffer {
  const all = wordsOf(pixels)
  const { palette, indexOf } = paletteOf(all)
  const rows = Buffer.alloc(height * (width + 1))
  let [last, index] = [-1, 0]
  for (let y = 0, from = 0; y < height; y++) {
    const start = y * (width + 1) + 1
    for (let x = 0; x < width; x++, from++) {
      const word = all[from] ?? 0
      // Most pixels equal the one before.
      if (word !== last) [last, index] = [word, indexOf[kindOf(word)] ?? 0]
      rows[start + x] = index
    }
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 7 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function paletteOf(all: Uint32Array): { palette: Buffer; indexOf: Uint8Array } {
  const count = new Uint32Array(32768)
  const sums = [new Float64Array(32768), new Float64Array(32768), new Float64Array(32768)] as const
  for (let i = 0; i < all.length;) {
    const word = all[i] ?? 0
    let run = 1
    while (all[i + run] === word) run += 1
    i += run
    const kind = kindOf(word)
    count[kind] = (count[kind] ?? 0) + run
    sums[0][kind] = (sums[0][kind] ?? 0) + run * (word & 0xff)
    sums[1][kind] = (sums[1][kind] ?? 0) + run * ((word >>> 8) & 0xff)
    sums[2][kind] = (sums[2][kind] ?? 0) + run * ((word >>> 16) & 0xff)
  }
  const used = [...count.keys()].filter((kind) => count[kind] !== 0)
  const times = (kind: number): number => count[kind] ?? 0
  const mean = (kind: number): readonly number[] => sums.map((sum) => Math.round((sum[kind] ?? 0) / times(kind)))
  const kept = used
    .toSorted((a, b) => times(b) - times(a) || a - b)
    .slice(0, paletteSize)
    .map(mean)
  const indexOf = new Uint8Array(32768)
  for (const kind of used) indexOf[kind] = nearest(mean(kind), kept)
  return { palette: Buffer.from(kept.flat()), indexOf }
}

function nearest([r = 0, g = 0, b = 0]: readonly number[], kept: readonly (readonly number[])[]): number {
  let best = 0
  let least = Infinity
  for (const [i, [kr = 0, kg = 0, kb = 0]] of kept.entries()) {
    const distance = 2 * (r - kr) ** 2 + 4 * (g - kg) ** 2 + 3 * (b - kb) ** 2
    if (distance < least) [best, least] = [i, distance]
  }
  return best
}

function chunk(type: string, data: Buffer): Buffer {
  const out = Buffer.alloc(12 + data.length)
  out.writeUInt32BE(data.length, 0)
  out.write(type, 4, 'latin1')
  out.set(data, 8)
  out.writeUInt32BE(crc32(out.subarray(4, 8 + data.length)), 8 + data.length)
  return out
}
