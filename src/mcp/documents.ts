import type { Services } from '../app/services.ts'
import { currentPack } from '../app/pack/pack.ts'
import type { CategoryText } from '../core/category.ts'
import { articleMarkdown, moduleMarkdown } from '../core/article-markdown.ts'
import { packSections } from '../core/pack.ts'

/** A document as an MCP resource. */
export interface Document {
  readonly uri: string
  readonly name: string
  readonly title: string
  readonly description: string
  readonly mimeType: 'text/markdown' | 'application/json'
  readonly text: string
}

/** Resources of one kind, under one URI template. */
export interface ResourceCollection {
  readonly name: string
  readonly title: string
  readonly description: string
  /** The start of every URI; the id follows. */
  readonly prefix: string
  readonly mimeType: Document['mimeType']
  readonly documents: ReadonlyMap<string, Document>
}

/** The resources, made once at start: articles, modules, sections of the pack. */
export function collectionsOf(services: Services): readonly ResourceCollection[] {
  const { content } = services.publication
  const { publicUrl } = services.settings
  const pack = currentPack(services)
  return [
    collection(
      {
        name: 'article',
        title: 'Articles',
        description: 'An article of the library, in Markdown.',
        prefix: 'laurel://library/',
      },
      'text/markdown',
      content.library.map((article) => ({
        id: article.id,
        title: article.title,
        description: article.summary,
        text: articleMarkdown(article, content, publicUrl),
      })),
    ),
    collection(
      { name: 'module', title: 'Modules', description: 'A learning module, in Markdown.', prefix: 'laurel://modules/' },
      'text/markdown',
      content.modules.map((module) => ({
        id: module.id,
        title: module.title,
        description: module.summary,
        text: moduleMarkdown(module, content, publicUrl),
      })),
    ),
    collection(
      {
        name: 'pack-section',
        title: 'Sections of the pack',
        description: 'One section of the agent pack, in JSON.',
        prefix: 'laurel://pack/',
      },
      'application/json',
      packSections.map((section) => ({
        id: section,
        title: `Pack: ${section}`,
        description: `The section ${section} of the agent pack ${pack.version}.`,
        text: JSON.stringify(pack[section]),
      })),
    ),
  ]
}

function collection(
  about: Pick<ResourceCollection, 'name' | 'title' | 'description' | 'prefix'>,
  mimeType: Document['mimeType'],
  items: readonly {
    readonly id: string
    readonly title: string
    readonly description: string
    readonly text: string
  }[],
): ResourceCollection {
  const documents = items.map(
    ({ id, ...rest }) => [id, { uri: about.prefix + id, name: `${about.name}-${id}`, mimeType, ...rest }] as const,
  )
  return { ...about, mimeType, documents: new Map(documents) }
}

/** The categories of findings, in Markdown. */
export const rulesDocument = (categories: readonly CategoryText[], rulesVersion: string): Document => ({
  uri: 'laurel://rules',
  name: 'rules',
  title: 'What preflight looks for',
  description: 'Every category of findings: why it matters, what raises it, what to write instead.',
  mimeType: 'text/markdown',
  text: `# What preflight looks for\n\nProduct policy, not law. Rules version: ${rulesVersion}.\n\n${categories
    .map(
      ({ category, severity, title, why, advice, raisesIt, passes }) =>
        `## ${title} (${category}, ${severity})\n\n${why}\n\nInstead: ${advice}\n\n- raises it: "${raisesIt}"\n- passes: "${passes}"`,
    )
    .join('\n\n')}\n`,
})
