/**
 * SQLite clears a row that is removed (secure_delete), but not the copies that it made of that row before: when rows are
 * removed it moves their neighbours from page to page, and what it moved stays in the unused part of the old page until
 * something is written there. Of 3,500 texts of 200 to 800 bytes that were removed in random order, up to 10 were found
 * in the file afterwards.
 *
 * A row that does not fit its page goes on in overflow pages, which belong to it alone, are never moved, and are cleared
 * when they are freed. So a text is stored with blanks before it, as many that only blanks stand on the page that rows
 * share. How many bytes of a row stay there: sqlite.org/fileformat2.html, section 1.6.
 */

/** What a row takes beside its texts is more than nothing and less than this: lengths, numbers, the kinds of its columns. */
const slack = 40

/**
 * The text with blanks before it, so that SQLite keeps it on pages of its own. `beside`: UTF-8 bytes of the other texts
 * of the row. Costs from an eighth of a page to a page and an eighth.
 */
export function onOwnPages(text: string, beside: number, pageBytes: number): string {
  const perPage = pageBytes - 4
  const least = Math.floor(((pageBytes - 12) * 32) / 255) - 23
  // Overflow pages full to the last byte, and all that stays on the shared page is `least` and less than `slack`.
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
