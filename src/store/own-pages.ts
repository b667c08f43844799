/**
 * SQLite overwrites a removed row (secure_delete), but not earlier copies of it: when it removes rows, it moves their
 * neighbours between pages, and copies stay in the unused part of the old page. Of 3,500 texts of 200 to 800 bytes that
 * were removed in random order, up to 10 were found in the file afterwards.
 *
 * A row that does not fit its page continues on overflow pages. These belong to that row alone, are never moved, and
 * are overwritten when freed. So each text is stored after enough spaces to fill the row's part of the shared page. The
 * file format (sqlite.org/fileformat2.html, section 1.6) says how many bytes of a row stay on the shared page.
 */

/** Upper bound for the bytes of a row beside its texts: lengths, numbers, column types. */
const slack = 40

/**
 * The text after enough spaces that SQLite stores it on overflow pages. `beside`: UTF-8 bytes of the other texts of the
 * row. Costs between an eighth of a page and a page and an eighth.
 */
export function onOwnPages(text: string, beside: number, pageBytes: number): string {
  const perPage = pageBytes - 4
  const least = Math.floor(((pageBytes - 12) * 32) / 255) - 23
  // Fills the overflow pages exactly, so that at least `least` bytes and less than `slack` more stay on the shared
  // page.
  let padding = (least - beside - Buffer.byteLength(text)) % perPage
  while (padding < least + slack) padding += perPage
  return ' '.repeat(padding) + text
}

/** The text without the spaces that onOwnPages added. */
export function withoutPadding(text: string): string {
  let start = 0
  while (text.charCodeAt(start) === 0x20) start += 1
  return start === 0 ? text : text.slice(start)
}
