import MarkdownIt from 'markdown-it'
import { slug } from '../core/article-markdown.ts'

/**
 * Markdown of our own content as HTML. Raw HTML is escaped, pictures are left as text, so that a page loads nothing from
 * elsewhere, and links lead to http, https or this service only.
 */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false }).disable('image')
markdown.validateLink = (url) => /^(?:https?:\/\/|\/(?!\/)|#)/i.test(url)

markdown.renderer.rules['heading_open'] = (tokens, index, options, _env, self) => {
  const words = tokens[index + 1]?.children?.map(({ content }) => content).join('') ?? ''
  tokens[index]?.attrSet('id', slug(words))
  return self.renderToken(tokens, index, options)
}

export const markdownHtml = (text: string): string => markdown.render(text)

/** The same inside of a line: no paragraph around it. */
export const markdownInline = (text: string): string => markdown.renderInline(text)
