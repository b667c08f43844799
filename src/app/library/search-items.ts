import type { CategoryText } from '../../core/category.ts'
import type { Article, Content, Module, Section, Template } from '../../core/content.ts'

/** What the library finds, by the words that pages use for it. */
export const searchKinds = ['Article', 'Module', 'Template', 'Rule', 'API'] as const
export type Kind = (typeof searchKinds)[number]

/** One thing to find. Its texts are searched from `title` on. */
export interface SearchItem {
  readonly kind: Kind
  /** What a page calls it: the kind, or the type and level of an article. */
  readonly label: string
  /** Its address, with the id of a part of a page behind `#`. */
  readonly path: string
  readonly title: string
  readonly tags: string
  readonly summary: string
  /** Further words about the whole, such as what a reader can do after reading. */
  readonly about: string
  readonly sections: readonly { readonly heading: string; readonly text: string }[]
}

/** Articles, modules and templates. */
export const contentItems = ({ library, modules, templates }: Content): readonly SearchItem[] => [
  ...library.map(articleItem),
  ...modules.map(moduleItem),
  ...templates.map(templateItem),
]

const articleItem = ({ id, title, type, level, tags, summary, ...article }: Article): SearchItem => ({
  kind: 'Article',
  label: `${type} · ${level}`,
  path: `/library/${id}`,
  title,
  tags: tags.join(' '),
  summary,
  about: article.outcomes.join('\n'),
  sections: [...article.sections.map(sectionOf), { heading: 'Checklist', text: article.checklist.join('\n') }],
})

const moduleItem = ({ id, title, summary, sections }: Module): SearchItem => ({
  kind: 'Module',
  label: 'Module',
  path: `/library/modules/${id}`,
  title,
  tags: '',
  summary,
  about: '',
  sections: sections.map(sectionOf),
})

const sectionOf = ({ heading, paragraphs }: Section) => ({ heading, text: paragraphs.join('\n') })

const templateItem = ({ id, title, description, useCases, example }: Template): SearchItem => ({
  kind: 'Template',
  label: 'Template',
  path: `/library/templates#${id}`,
  title,
  tags: example.tokenType,
  summary: description,
  about: useCases.join('\n'),
  sections: [{ heading: '', text: [example.assetName, example.objective].join('\n') }],
})

/** The rules of /rules, one for each category of findings. */
export const ruleItems = (categories: readonly CategoryText[]): readonly SearchItem[] =>
  categories.map(({ category, title, why, advice, raisesIt, passes }) => ({
    kind: 'Rule',
    label: 'Rule',
    path: `/rules#${category}`,
    title,
    tags: category,
    summary: why,
    about: advice,
    sections: [{ heading: '', text: [raisesIt, passes].join('\n') }],
  }))

/** What is searched of an operation (app/operation/operation). */
interface OperationTexts {
  readonly name: string
  readonly title: string
  readonly summary: string
  readonly input: { readonly properties: object }
}

/** The operations of /docs. `noun`: what the reference says of the noun of an operation. */
export const operationItems = (
  all: readonly { readonly operation: OperationTexts; readonly noun: string }[],
): readonly SearchItem[] =>
  all.map(({ operation: { name, title, summary, input }, noun }) => ({
    kind: 'API',
    label: 'API',
    path: `/docs#${name}`,
    title,
    tags: `${name.replaceAll('_', ' ')} API call endpoint request curl`,
    summary,
    about: Object.keys(input.properties).join(' '),
    sections: [{ heading: '', text: noun }],
  }))
