/**
 * The main part of a page, whose title (its h1) gets the size for its length: a title of at most 24 letters is set
 * large (`brief`), one of more than 56 small (`long`), any other `middle`.
 */
export const withSizedTitle = (main: string): string =>
  main.replace(/<h1([^>]*)>([\s\S]*?)<\/h1/, (_, attributes: string, content: string) => {
    const size = sizeOf(content)
    const sized = attributes.includes('class="')
      ? attributes.replace('class="', `class="${size} `)
      : `${attributes} class="${size}"`
    return `<h1${sized}>${content}</h1`
  })

/** The size of a title by its letters: markup is none, and a character reference is one. */
function sizeOf(content: string): 'brief' | 'middle' | 'long' {
  const words = content.replace(/<[^>]*>/g, '').replace(/&#?\w+;/g, 'x')
  const { length } = words.trim().replace(/\s+/g, ' ')
  return length <= 24 ? 'brief' : length > 56 ? 'long' : 'middle'
}
