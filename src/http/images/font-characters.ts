/** The characters that a TrueType font draws: its `cmap` tables of format 4 and 12 (OpenType 1.9, chapter cmap). */
export function fontCharacters(font: Buffer): number[] {
  const tables = font.readUInt16BE(4)
  for (let i = 0; i < tables; i++) {
    const entry = 12 + 16 * i
    if (font.toString('latin1', entry, entry + 4) === 'cmap') return mapped(font.subarray(font.readUInt32BE(entry + 8)))
  }
  return []
}

function mapped(cmap: Buffer): number[] {
  const found: number[] = []
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + 8 * i))
    const format = table.readUInt16BE(0)
    if (format === 4) segments(table, found)
    if (format === 12) groups(table, found)
  }
  return found
}

function segments(table: Buffer, found: number[]): void {
  const size = table.readUInt16BE(6)
  for (let i = 0; i < size; i += 2) {
    const [end, start] = [table.readUInt16BE(14 + i), table.readUInt16BE(16 + size + i)]
    const [delta, offset] = [table.readUInt16BE(16 + 2 * size + i), table.readUInt16BE(16 + 3 * size + i)]
    for (let code = start; code <= end && code !== 0xffff; code++) {
      const glyph = offset === 0 ? code + delta : table.readUInt16BE(16 + 3 * size + i + offset + 2 * (code - start))
      if ((glyph & 0xffff) !== 0) found.push(code)
    }
  }
}

function groups(table: Buffer, found: number[]): void {
  for (let i = 0; i < table.readUInt32BE(12); i++) {
    const at = 16 + 12 * i
    for (let code = table.readUInt32BE(at); code <= table.readUInt32BE(at + 4); code++) found.push(code)
  }
}
