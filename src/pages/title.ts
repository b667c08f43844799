/**
 * The main part of a page, whose title (its h1) gets the size for its length: a title of at most 24 letters is
 * `brief`, which a page that says one thing sets large, one of more than 56 is small (`long`), any other `middle`.
 */
export function withSizedTitle(main: string): string {
  const start = main.indexOf('<h1')
  const open = main.indexOf('>', start)
  const close = main.indexOf('</h1', open)
  if (start < 0 || open < 0 || close < 0) return main
  const attributes = main.slice(start + '<h1'.length, open)
  const size = sizeOf(main.slice(open + 1, close))
  const sized = attributes.includes('class="')
    ? attributes.replace('class="', `class="${size} `)
    : `${attributes} class="${size}"`
  return `${main.slice(0, start)}<h1${sized}${main.slice(open)}`
}

/** The size of a title by its letters: markup is none, and a character reference is one. */
function sizeOf(content: string): 'brief' | 'middle' | 'long' {
  const [first = '', ...rest] = content.split('<')
  const words = [first, ...rest.map((piece) => piece.slice(piece.indexOf('>') + 1))].join('').replace(/&#?\w+;/g, 'x')
  const { length } = words.trim().replace(/\s+/g, ' ')
  return length <= 24 ? 'brief' : length > 56 ? 'long' : 'middle'
}
