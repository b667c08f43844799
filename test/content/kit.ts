/** Shared by the tests of the library: the blocks of its texts, and their links. */
import { pictureIn } from '../../src/core/article-markdown.ts'
import { content } from '../fakes/service.ts'

/** A fenced block of code: its info string, such as `json subset`, and its content. */
export interface Code {
  readonly info: string
  readonly body: string
}

export const codeOf = (paragraph: string): Code | null => {
  const [, info = '', body = ''] = /^```(.*)\n([\s\S]*)\n```$/.exec(paragraph) ?? []
  return body === '' ? null : { info, body }
}

export const isCode = (paragraph: string): boolean => /^(```|~~~)/.test(paragraph)

/** Whether a paragraph is a picture of the library. */
export const isPicture = (paragraph: string): boolean => pictureIn(paragraph) !== null

interface Sections {
  readonly sections: readonly { readonly paragraphs: readonly string[] }[]
}

/** The address of the service in examples, which replaces `{base}`. */
export const exampleBase = 'http://localhost:3000'

/** The blocks of code of a text, in order, as they are served. */
export const codeBlocks = ({ sections }: Sections): readonly Code[] =>
  sections.flatMap(({ paragraphs }) =>
    paragraphs.flatMap((paragraph) => codeOf(paragraph.replaceAll('{base}', exampleBase)) ?? []),
  )

/** Everything except code, in order, the checklist last. */
export const prose = ({
  sections,
  checklist = [],
}: Sections & { checklist?: readonly string[] }): readonly string[] => [
  ...sections.flatMap(({ paragraphs }) => paragraphs.filter((paragraph) => !isCode(paragraph))),
  ...checklist,
]

/** The targets of the links of a text in Markdown. */
export const linksOf = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => [...text.matchAll(/\]\(([^)\s]*)\)/g)].map(([, target = '']) => target))

/** The article with an id. */
export const articleOf = (id: string) => {
  const found = content.library.find((article) => article.id === id)
  if (found === undefined) throw new Error(`there is no article ${id}`)
  return found
}
