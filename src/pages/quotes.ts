import MarkdownIt from 'markdown-it'
import type { Token } from 'markdown-it'

/**
 * A plugin of markdown-it: straight quotation marks and apostrophes of the text become typographic. Code stays as it
 * is, and so do the other replacements of the typographer (`...`, `--`, `(c)`), because they would change what was
 * written. Its rule `smartquotes` reads marks in pairs; the rules around it settle what is no pair.
 */
export function typographicQuotes(md: InstanceType<typeof MarkdownIt>): void {
  md.set({ typographer: true, quotes: '“”‘’' }).enable('smartquotes').disable('replacements', true)
  md.core.ruler.before('smartquotes', 'keep-names', ({ tokens }) => {
    for (const token of textsOf(tokens)) token.content = token.content.replace(member, kept).replace(elision, '’')
  })
  md.core.ruler.after('smartquotes', 'rest-of-quotes', ({ tokens }) => {
    for (const token of textsOf(tokens)) token.content = token.content.replaceAll(mark, '"').replace(unpaired, '’')
  })
}

/** The same for text without markup, such as an idea: equal length, and equal but for quotation marks. */
export const typographic = (text: string): string =>
  plain
    .parseInline(text, {})
    .flatMap(({ children }) => children ?? [])
    .map(({ content }) => content)
    .join('')

/** A name of a JSON member in the middle of a sentence (`"simulate": false`) is code, whatever stands around it. */
const member = /"(\w{1,60})"(?=:\s{0,3}(?:true|false|null|[-\d"{[]))/g
const mark = '\u{E000}'
const kept = `${mark}$1${mark}`

/** An apostrophe that begins a word: ’90s, ’tis, rock ’n’ roll. The rule would take it for an opening mark. */
const elision = /(?<![\p{L}\p{N}])'(?=\d\ds?\b|(?:tis|twas|em|til|cause)\b)|(?<=\s)'(?=n'\s)|(?<=\s'n)'(?=\s)/gu

/** What found no partner and touches a letter. */
const unpaired = /'(?=\p{L})/gu

const textsOf = (tokens: readonly Token[]): readonly Token[] =>
  tokens.flatMap(({ children }) => children ?? []).filter(({ type }) => type === 'text')

const plain = new MarkdownIt('zero').use(typographicQuotes)
