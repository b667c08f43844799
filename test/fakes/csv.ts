import { strict as assert } from 'node:assert'

/** The rows of a CSV text by RFC 4180, read strictly: quotes are doubled, rows end with CR LF. */
export function csvRows(text: string): readonly (readonly string[])[] {
  const rows: string[][] = []
  let row: string[] = []
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/y
  while (field.lastIndex < text.length) {
    const found = field.exec(text)
    assert.ok(found, 'no field of RFC 4180')
    const [, quoted, plain = '', end] = found
    row.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  assert.deepEqual(row, [], 'a text that ends with a comma')
  return rows
}
