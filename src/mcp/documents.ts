import type { Services } from '../app/services.ts'
import { currentPack } from '../app/pack.ts'
import type { CategoryText } from '../core/category.ts'
import type { Section } from '../core/content.ts'
import { readElsewhere } from '../core/library.ts'
import { packSections } from '../core/pack.ts'

/** A document as a resource: read whole, by its address. */
export interface Document {
  readonly uri: string
  readonly name: string
  readonly title: string
  readonly description: string
  readonly mimeType: 'text/markdown' | 'application/json'
  readonly text: string
}

/** Documents of one kind, under one URI template. */
export interface Shelf {
  readonly name: string
  readonly title: string
  readonly description: string
  /** Start of every address; the id follows. */
  readonly prefix: string
  readonly mimeType: Document['mimeType']
  readonly documents: ReadonlyMap<string, Document>
}

const markdown = (title: string, summary: string, sections: readonly Section[], checklist: readonly string[] = []) =>
  [
    `# ${title}`,
    summary,
    ...sections.map(({ heading, paragraphs }) => [`## ${heading}`, ...paragraphs].join('\n\n')),
    ...(checklist.length === 0 ? [] : [`## Checklist\n\n${checklist.map((item) => `- ${item}`).join('\n')}`]),
  ].join('\n\n') + '\n'

/** What agents can read here, made once at start: articles, modules, sections of the pack. */
export function shelvesOf(services: Services): readonly Shelf[] {
  const { content } = services.publication
  const { publicUrl } = services.settings
  const pack = currentPack(services)
  const based = (text: string) => readElsewhere(text, publicUrl)
  return [
    shelf(
      {
        name: 'article',
        title: 'Articles',
        description: 'An article of the library, in Markdown.',
        prefix: 'laurel://library/',
      },
      'text/markdown',
      content.library.map(({ id, title, summary, sections, checklist }) => ({
        id,
        title,
        description: summary,
        text: based(markdown(title, summary, sections, checklist)),
      })),
    ),
    shelf(
      { name: 'module', title: 'Modules', description: 'A learning module, in Markdown.', prefix: 'laurel://modules/' },
      'text/markdown',
      content.modules.map(({ id, title, summary, sections }) => ({
        id,
        title,
        description: summary,
        text: based(markdown(title, summary, sections)),
      })),
    ),
    shelf(
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

function shelf(
  about: Pick<Shelf, 'name' | 'title' | 'description' | 'prefix'>,
  mimeType: Document['mimeType'],
  items: readonly {
    readonly id: string
    readonly title: string
    readonly description: string
    readonly text: string
  }[],
): Shelf {
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
