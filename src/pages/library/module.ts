import { html } from 'ghtml'
import type { Article, Module } from '../../core/content.ts'
import { readTime } from '../../core/library.ts'
import { minutesText } from '../html.ts'
import { layout } from '../layout.ts'
import type { LessonTools } from './lesson-blocks.ts'
import {
  afterLesson,
  articleWay,
  asMarkdown,
  contents,
  explainedBeside,
  lessonHead,
  lessonSection,
  lessonShort,
  moduleWay,
  parted,
  turn,
  ways,
} from './lesson.ts'

export interface ModulePage extends LessonTools {
  readonly module: Module
  /** The modules before and after it in the pack. */
  readonly previous?: Module
  readonly next?: Module
  /** The articles that build on this module. */
  readonly articles: readonly Article[]
}

/** The page of a module of the pack, with the articles that build on it. */
export function modulePage(page: ModulePage): string {
  const { publicUrl, module, previous, next, articles } = page
  const { id, title, summary, sections, categories } = module
  const minutes = readTime({ sections, checklist: [] })
  const { short, rest } = parted(sections)
  const headings = sections.map(({ heading }) => heading)
  return layout({
    publicUrl,
    path: `/library/modules/${id}`,
    here: '/library',
    title: `${title} – Laurel`,
    description: summary,
    type: 'article',
    markdown: `/library/modules/${id}.md`,
    data: {
      '@context': 'https://schema.org',
      '@type': 'LearningResource',
      name: title,
      description: summary,
      url: `${publicUrl}/library/modules/${id}`,
      inLanguage: 'en',
      isAccessibleForFree: true,
      timeRequired: `PT${minutes}M`,
      publisher: { '@type': 'Organization', name: 'Laurel', url: `${publicUrl}/` },
    },
    script: true,
    main: html`
      <article class="article lesson">
        !${lessonHead({
          kind: 'Module',
          title,
          summary,
          facts: html`${minutesText(minutes)}!${asMarkdown(`/library/modules/${id}`)}`,
        })}
        !${lessonShort(short, page)} !${contents('module', headings)}
        <div class="lesson-text">!${rest.map((part) => lessonSection(part, page))}</div>
        !${explainedBeside(categories, page.ruleTitles)}
        !${afterLesson([
          turn('Modules before and after', previous && moduleWay(previous), next && moduleWay(next)),
          ways('go-on', 'Articles that go on from here', articles.map(articleWay)),
        ])}
      </article>
    `,
  })
}
