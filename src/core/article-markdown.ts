import type { Article, Content, Module, Section, Template } from './content.ts'
import { ideaBlock, studioPath } from './idea-block.ts'
import { readTime, readElsewhere } from './library.ts'

/** The content that a lesson may link to. */
type LinkTargets = Pick<Content, 'library' | 'modules'>

/** An article as Markdown, with the content of its page. */
export function articleMarkdown(article: Article, content: LinkTargets, publicUrl: string): string {
  const { title, type, level, summary, outcomes, cta, updated, related, sections, checklist } = article
  const minutes = readTime(article)
  const articles = related.articles.flatMap((id) => content.library.find((one) => one.id === id) ?? [])
  const parts = [
    `# ${title}`,
    `> ${summary}`,
    `${type} · ${level} · ${minutes} min · updated ${updated}`,
    `After reading you can:\n\n${list(outcomes)}`,
    ...sectionsMarkdown(sections.filter(({ heading }) => heading !== sources)),
    ...(checklist.length === 0 ? [] : [`## Checklist\n\n${list(checklist.map((item) => `[ ] ${item}`))}`]),
    ...sectionsMarkdown(sections.filter(({ heading }) => heading === sources)),
    `## Next\n\n${cta}`,
    ...links('Related articles:', articles.map(articleLink)),
    ...links('Modules:', modulesOf(article, content.modules).map(moduleLink)),
    ...links('What preflight looks for:', related.categories.map(categoryLink)),
  ]
  return `${readElsewhere(parts.join('\n\n'), publicUrl)}\n`
}

/** A module as Markdown, with the articles that build on it. */
export function moduleMarkdown(module: Module, content: LinkTargets, publicUrl: string): string {
  const { title, summary, sections, categories } = module
  const parts = [
    `# ${title}`,
    `> ${summary}`,
    ...sectionsMarkdown(sections),
    ...links('Articles that go on from here:', articlesOf(module, content.library).map(articleLink)),
    ...links('What preflight looks for:', categories.map(categoryLink)),
  ]
  return `${readElsewhere(parts.join('\n\n'), publicUrl)}\n`
}

/** The picture that a paragraph is, and its alternative text; null for a paragraph of words. */
export function pictureIn(paragraph: string): { readonly id: string; readonly alt: string } | null {
  const [, alt, id] = /^!\[([^\][]+)\]\(\/pictures\/([a-z0-9-]+)\.svg\)$/.exec(paragraph) ?? []
  return alt === undefined || id === undefined ? null : { id, alt }
}

/** The templates as Markdown, each with its example as a body for POST /api/sandbox/simulate. */
export function templatesMarkdown(templates: readonly Template[], publicUrl: string): string {
  const parts = templates.map(({ title, description, useCases, example }) =>
    [
      `## ${title}`,
      description,
      `For example:\n\n${list(useCases)}`,
      `Filled in, as POST {base}/api/sandbox/simulate takes it after the person has said yes to a mock receipt:`,
      `\`\`\`json\n${JSON.stringify(example, null, 2)}\n\`\`\``,
    ].join('\n\n'),
  )
  return `${readElsewhere([`# Templates`, `> ${templatesSummary}`, ...parts].join('\n\n'), publicUrl)}\n`
}

export const templatesSummary =
  'Mock badges to begin with. Each is filled in with an example that has nothing risky in it. Change the words to yours.'

/** The modules that an article names. */
export const modulesOf = ({ related }: Article, modules: readonly Module[]): readonly Module[] =>
  related.modules.flatMap((id) => modules.find((one) => one.id === id) ?? [])

/** The articles that name a module. */
export const articlesOf = ({ id }: Module, library: readonly Article[]): readonly Article[] =>
  library.filter(({ related }) => related.modules.includes(id))

const links = (before: string, all: readonly string[]): readonly string[] =>
  all.length === 0 ? [] : [`${before}\n\n${list(all)}`]
const articleLink = ({ id, title, summary }: Article): string => `[${title}](/library/${id}.md): ${summary}`
const moduleLink = ({ id, title, summary }: Module): string => `[${title}](/library/modules/${id}.md): ${summary}`
const categoryLink = (category: string): string => `[${category}](/rules#${category})`

/** The heading of the last section of an article, after its checklist (cli/content-markdown). */
const sources = 'Sources'

const sectionsMarkdown = (sections: readonly Section[]): readonly string[] =>
  sections.map(({ heading, paragraphs }) => [`## ${heading}`, ...paragraphs.map(paragraphMarkdown)].join('\n\n'))

/** An idea block becomes a quotation, its link to the studio and what preflight answers; other paragraphs stay. */
function paragraphMarkdown(paragraph: string): string {
  const block = ideaBlock(paragraph)
  if (block === null) return paragraph
  const { idea, outcome, categories } = block
  const found = categories.length === 0 ? '' : ` (${categories.join(', ')})`
  const quoted = idea.replace(/[\\`*_[\]<]/g, '\\$&').replaceAll('\n', '\n> ')
  return `> ${quoted}\n\nPreflight answers \`${outcome}\`${found}. [Try this in the studio](${studioPath(idea)})`
}

const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n')

/** The id of a heading: its words in lower case with hyphens between them, as links in articles write it. */
export const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/[\s-]+/g, '-')
