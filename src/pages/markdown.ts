import MarkdownIt, { type Token } from 'markdown-it'
import { slug } from '../core/article-markdown.ts'
import { typographicQuotes } from './quotes.ts'

/**
 * Renders Markdown of our own content as HTML. Raw HTML is escaped, images stay text, so that a page loads nothing from
 * other sites, and links lead to http, https or this service only. A picture of the library is a paragraph of its own
 * and is drawn by pages/picture. Quotation marks and apostrophes are typographic (pages/quotes).
 */
const markdown = new MarkdownIt({ html: false, linkify: false }).disable('image').use(typographicQuotes)
markdown.validateLink = (url) => /^(?:https?:\/\/|\/(?!\/)|#)/i.test(url)

markdown.renderer.rules['heading_open'] = (tokens, index, options, _env, self) => {
  const words = tokens[index + 1]?.children?.map(({ content }) => content).join('') ?? ''
  tokens[index]?.attrSet('id', slug(words))
  return self.renderToken(tokens, index, options)
}

/** Marks the items of lists of examples, which begin with the outcome of the example (`- fails: “…”`). */
markdown.renderer.rules['list_item_open'] = (tokens, index, options, _env, self) => {
  const words = tokens[index + 2]?.content ?? ''
  const outcome = /^(?:It )?(pass|warn|fail)(?:e?s)\b/.exec(words)?.[1]
  if (outcome !== undefined) tokens[index]?.attrSet('class', outcome)
  return self.renderToken(tokens, index, options)
}

/**
 * A list whose every item begins with words in bold that end there (`**Loss.** A phone …`, `**Name**: what …`) becomes
 * points: each has its title on a line of its own, without the mark at its end. A year at the end of a title
 * (`**Stoner Cats, 2023**: …`) stands beside it.
 */
markdown.core.ruler.push('points', ({ tokens }) => {
  for (const [at, list] of tokens.entries()) {
    if (list.type !== 'bullet_list_open') continue
    const end = tokens.findIndex(({ type, level }, i) => i > at && type === 'bullet_list_close' && level === list.level)
    const firsts = tokens
      .slice(at, end)
      .flatMap(({ type, level }, i) =>
        type === 'list_item_open' && level === list.level + 1 ? [tokens[at + i + 2]?.children ?? []] : [],
      )
      .map((children) => children.filter(({ type, content }) => type !== 'text' || content !== ''))
    if (!firsts.every(isPoint)) continue
    list.attrJoin('class', 'points')
    for (const [open, title, , rest] of firsts) {
      if (open === undefined || title === undefined) continue
      open.attrSet('class', 'point')
      const colon = title.content.endsWith(':') || rest?.content.startsWith(':') === true
      title.content = title.content.replace(/[.:]$/, '')
      const [, name, year] = /^(.+), (\d{4})$/.exec(title.content) ?? []
      if (name !== undefined && year !== undefined) {
        title.type = 'html_inline'
        title.content = `${markdown.utils.escapeHtml(name)} <span class="year">${year}</span>`
      }
      if (rest?.type !== 'text') continue
      rest.content = rest.content.replace(/^:?\s*/, '')
      if (colon) rest.content = rest.content.charAt(0).toUpperCase() + rest.content.slice(1)
    }
  }
})

const isPoint = ([open, title, close, rest]: readonly Token[]): boolean =>
  open?.type === 'strong_open' &&
  title?.type === 'text' &&
  close?.type === 'strong_close' &&
  (/[.:?]$/.test(title.content) || rest?.content.startsWith(':') === true)

/** Blocks of code scroll sideways, so the keyboard must reach them. */
for (const rule of ['fence', 'code_block'] as const) {
  const render = markdown.renderer.rules[rule]
  if (render !== undefined)
    markdown.renderer.rules[rule] = (...args) => render(...args).replace('<pre', '<pre tabindex="0"')
}

export const markdownHtml = (text: string): string => markdown.render(text)

/** The same for inline text, without a paragraph. */
export const markdownInline = (text: string): string => markdown.renderInline(text)
