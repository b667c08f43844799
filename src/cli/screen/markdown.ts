import MarkdownIt from 'markdown-it'
import { htmlParagraphs } from './html.ts'
import { inlineText } from './inline.ts'
import { type Paragraph, ParagraphText, partOf } from './paragraph.ts'
import { yamlParagraphs } from './yaml.ts'

/** Blocks only: the text within a block is read by `inlineText`, which knows where it stands. */
const blocks = new MarkdownIt({ html: true }).disable('inline')

type Token = ReturnType<typeof blocks.parse>[number]

/** A line of a file without its end. */
interface Line {
  readonly text: string
  readonly start: number
}

function linesOf(file: string): readonly Line[] {
  const lines: Line[] = []
  let start = 0
  for (const { index, 0: end } of file.matchAll(/\r\n|\r|\n/g)) {
    lines.push({ text: file.slice(start, index), start })
    start = index + end.length
  }
  return [...lines, { text: file.slice(start), start }]
}

const endOfLine = ({ start, text }: Line): number => start + text.length

/** The lines of the front matter, with its marks, or none: it stands between two lines `---`, or `+++` for TOML. */
function frontOf(lines: readonly Line[]): readonly Line[] {
  const mark = lines[0]?.text.trimEnd() ?? ''
  const last =
    mark === '---' || mark === '+++' ? lines.findIndex(({ text }, n) => n > 0 && text.trimEnd() === mark) : -1
  return lines.slice(0, last + 1)
}

/** A comment that lets the block behind it pass, with its reason. */
const allowance = /^<!--\s*laurel-allow:\s*\S[\s\S]*-->$/

/**
 * The texts of Markdown as a reader sees them: paragraphs, headings, items and cells, the values of the front matter,
 * and blocks of HTML. Code blocks and addresses of links are left out. So is a block behind a comment
 * `<!-- laurel-allow: reason -->`.
 */
export function* markdownParagraphs(file: string): Generator<Paragraph> {
  const lines = linesOf(file)
  const front = frontOf(lines)
  const last = front.at(-1)
  const values = front.slice(1, -1)
  if (last?.text.startsWith('---') === true)
    yield* frontMatter(file, [values[0]?.start ?? last.start, endOfLine(values.at(-1) ?? last)])
  // Blanks in place of the front matter keep the numbers of the lines.
  const behind = last === undefined ? 0 : endOfLine(last)
  const text = file.slice(0, behind).replace(/[^\r\n]/g, ' ') + file.slice(behind)
  const startOf = (n: number): number => lines[n]?.start ?? file.length
  const allowed = new Allowed()
  let row = { n: 0, at: 0 }
  for (const token of blocks.parse(text, {})) {
    if (token.type === 'tr_open') row = { n: token.map?.[0] ?? 0, at: 0 }
    const { type, map, content } = token
    if (allowed.covers(token)) continue
    if (type === 'html_block' && map !== null) yield* htmlParagraphs(file, startOf(map[0]), startOf(map[1]))
    if (type !== 'inline') continue
    if (map !== null) yield inlineText(blockIn(content, map[0], lines), 'markdown')
    else {
      // Only cells of tables have no lines of their own. Bars in them are escaped, in the source only.
      const { text: source, start } = lines[row.n] ?? { text: '', start: 0 }
      const written = content.replaceAll('|', '\\|')
      const at = Math.max(source.indexOf(written, row.at), 0)
      row.at = at + written.length
      yield inlineText(partOf(source, at, row.at, start), 'markdown')
    }
  }
}

/** Follows the blocks of a file, and knows which one a comment lets pass. */
class Allowed {
  #level: number | undefined
  #open = false

  /** Whether the token belongs to such a comment, or to the block behind one. Every token is asked about, in order. */
  covers({ type, level, nesting, content }: Token): boolean {
    if (type === 'html_block' && allowance.test(content.trim())) {
      this.#level = level
      this.#open = false
      return true
    }
    if (this.#level === undefined) return false
    const over = level < this.#level
    if (level === this.#level && nesting === 1) this.#open = true
    else if (over || (level === this.#level && (nesting === -1 || !this.#open))) this.#level = undefined
    return !over
  }
}

/** The texts of the front matter; none when it is no YAML. */
function frontMatter(file: string, [start, end]: readonly [number, number]): readonly Paragraph[] {
  try {
    return yamlParagraphs(file, start, end)
  } catch {
    return []
  }
}

/** The source of a block from its first line on: markdown-it gives the lines without indentation and marks of lists. */
function blockIn(content: string, first: number, lines: readonly Line[]): Paragraph {
  const block = new ParagraphText()
  for (const [i, raw] of content.split('\n').entries()) {
    const { text, start } = lines[first + i] ?? { text: '', start: 0 }
    const shown = raw.trim()
    const rest = text.trimEnd()
    const at = rest.endsWith(shown) ? rest.length - shown.length : Math.max(0, text.indexOf(shown))
    if (i > 0) block.put('\n', Math.max(0, start - 1))
    block.take(partOf(text, at, at + shown.length, start), 0, shown.length)
  }
  return block.done()
}
