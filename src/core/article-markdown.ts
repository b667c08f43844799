import type { Article, Module, Section } from './content.ts'
import { readTime, readElsewhere } from './library.ts'

/** An article as Markdown: what the page shows, for readers that want no HTML. */
export function articleMarkdown(article: Article, publicUrl: string): string {
  const { title, type, level, summary, outcomes, cta, updated, related, sections, checklist } = article
  const minutes = readTime(article)
  const parts = [
    `# ${title}`,
    `> ${summary}`,
    `${type} · ${level} · ${minutes} min · updated ${updated}`,
    `After reading you can:\n\n${list(outcomes)}`,
    ...sectionsMarkdown(sections.filter(({ heading }) => heading !== sources)),
    ...(checklist.length === 0 ? [] : [`## Checklist\n\n${list(checklist.map((item) => `[ ] ${item}`))}`]),
    ...sectionsMarkdown(sections.filter(({ heading }) => heading === sources)),
    `## Next\n\n${cta}`,
    ...(related.articles.length === 0
      ? []
      : [`Related:\n\n${list(related.articles.map((id) => `{base}/library/${id}.md`))}`]),
  ]
  return `${readElsewhere(parts.join('\n\n'), publicUrl)}\n`
}

/** A learning module as Markdown. */
export const moduleMarkdown = ({ title, summary, sections }: Module, publicUrl: string): string =>
  `${readElsewhere([`# ${title}`, `> ${summary}`, ...sectionsMarkdown(sections)].join('\n\n'), publicUrl)}\n`

/** The heading that stands last in an article, behind its checklist (cli/content-markdown). */
const sources = 'Sources'

const sectionsMarkdown = (sections: readonly Section[]): readonly string[] =>
  sections.map(({ heading, paragraphs }) => [`## ${heading}`, ...paragraphs].join('\n\n'))

const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n')

/** The id of a heading: its words in lower case with hyphens between them, as links in articles write it. */
export const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/[\s-]+/g, '-')
