/**
 * SQLite clears a removed row (secure_delete), but not earlier copies of it: when rows are removed, it moves their
 * neighbours between pages, and copies stay in the unused part of the old page. Of 3,500 texts of 200 to 800 bytes that
 * were removed in random order, up to 10 were found in the file afterwards.
 *
 * A row that does not fit its page continues on overflow pages, which belong to it alone, are never moved, and are
 * cleared when freed. So a text is stored behind so many blanks that only blanks are on the shared page. For how many
 * bytes of a row stay there see sqlite.org/fileformat2.html, section 1.6.
 */

/** Upper bound for the bytes of a row beside its texts: lengths, numbers, column types. */
const slack = 40

/**
 * The text behind so many blanks that SQLite keeps it on overflow pages. `beside`: UTF-8 bytes of the other texts of
 * the row. Costs from an eighth of a page to a page and an eighth.
 */
export function onOwnPages(text: string, beside: number, pageBytes: number): string {
  const perPage = pageBytes - 4
  const least = Math.floor(((pageBytes - 12) * 32) / 255) - 23
  // Fills the overflow pages exactly, so that at least `least` bytes and less than `slack` more stay on the shared
  // page.
  let blanks = (least - beside - Buffer.byteLength(text)) % perPage
  while (blanks < least + slack) blanks += perPage
  return ' '.repeat(blanks) + text
}

/** The text without the blanks that onOwnPages put before it. */
export function withoutBlanks(text: string): string {
  let start = 0
  while (text.charCodeAt(start) === 0x20) start += 1
  return start === 0 ? text : text.slice(start)
}
