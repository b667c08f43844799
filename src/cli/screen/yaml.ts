import { parseAllDocuments, visit } from 'yaml'
import { type Paragraph, ParagraphText, partOf } from './paragraph.ts'

/**
 * The texts of YAML, and so of JSON: every value with at least two words, its paragraphs apart. Throws an Error that
 * names the line when it is no YAML.
 */
export function yamlParagraphs(file: string, start = 0, end = file.length): readonly Paragraph[] {
  const source = file.slice(start, end)
  return parseAllDocuments(source).flatMap((document) => {
    const [error] = document.errors
    if (error !== undefined) throw new Error(`line ${error.linePos?.[0].line ?? 1} is no YAML`)
    const found: Paragraph[] = []
    visit(document, {
      Scalar(key, { value, range }) {
        if (key === 'key' || typeof value !== 'string' || !/\S\s+\S/.test(value)) return
        const [from = 0, to = 0] = range ?? []
        found.push(...paragraphsOf(value, file, start + from, start + to))
      },
    })
    return found
  })
}

/** The paragraphs of a value, each character with the offset where the file writes it. */
function paragraphsOf(value: string, file: string, from: number, to: number): readonly Paragraph[] {
  const source = partOf(file, from, to)
  const found: Paragraph[] = []
  let text = new ParagraphText()
  let at = 0
  for (const piece of value.split(/(\s+)/)) {
    if (piece.trim() === '' && piece.split('\n').length > 2) {
      found.push(text.done())
      text = new ParagraphText()
    } else {
      // A word stands in the source as in the value, except where it has escapes.
      const next = source.text.indexOf(piece, at)
      if (next >= 0 && piece.trim() !== '') {
        text.take(source, next, next + piece.length)
        at = next + piece.length
      } else text.put(piece, source.offsets[at] ?? from)
    }
  }
  return [...found, text.done()]
}
