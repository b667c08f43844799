import type { Article, Section } from './content.ts'

/** The index form of an article (docs/spec/interface.md 2.5). */
export interface LibraryEntry {
  readonly id: string
  readonly title: string
  readonly type: string
  readonly level: string
  /** Address of the page. */
  readonly url: string
  /** Address of the JSON. */
  readonly api: string
  readonly summary: string
}

/** Fills in `{base}`, the placeholder of published texts for the public address. */
export const withBase = (text: string, publicUrl: string): string => text.replaceAll('{base}', publicUrl)

/** The same for a text outside its page: links to other pages become absolute. */
export const readElsewhere = (text: string, publicUrl: string): string =>
  withBase(text, publicUrl).replaceAll('](/', `](${publicUrl}/`)

export const libraryEntry = ({ id, title, type, level, summary }: Article, publicUrl: string): LibraryEntry => ({
  id,
  title,
  type,
  level,
  url: `${publicUrl}/library/${id}`,
  api: `${publicUrl}/api/library/${id}`,
  summary,
})

/** The whole article (docs/spec/interface.md 2.7). */
export function libraryArticle(article: Article, publicUrl: string) {
  const { id, title, type, level, summary, tags, outcomes, cta, sections, checklist } = article
  const based = (text: string) => readElsewhere(text, publicUrl)
  return {
    id,
    title,
    type,
    level,
    readTime: readTime(article),
    summary,
    tags,
    outcomes,
    outline: sections.map(({ heading }) => heading),
    cta: based(cta),
    path: `/library/${id}`,
    hasFullBody: true,
    body: {
      sections: sections.map(({ heading, paragraphs }) => ({ heading, paragraphs: paragraphs.map(based) })),
      ...(checklist.length > 0 && { checklist: checklist.map(based) }),
    },
  }
}

const wordsAMinute = 200

const words = (text: string): number => text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0

/** Reading time in minutes, at least 1, at 200 words a minute. Code counts half, because readers skim it. */
export function readTime({ sections, checklist }: { sections: readonly Section[]; checklist: readonly string[] }) {
  const blocks = [...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]), ...checklist]
  const count = blocks.reduce((sum, block) => sum + words(block) * (/^(```|~~~)/.test(block) ? 0.5 : 1), 0)
  return Math.max(1, Math.ceil(count / wordsAMinute))
}
