import { html } from 'ghtml'
import type { Article, Module, Section } from '../../core/content.ts'
import { readTime, withBase } from '../../core/library.ts'
import { dateElement, minutesText } from '../html.ts'
import { layout } from '../layout.ts'
import type { LessonTools } from './lesson-blocks.ts'
import {
  afterLesson,
  articleWay,
  asMarkdown,
  contents,
  explained,
  lessonHead,
  lessonSection,
  lessonShort,
  moduleWay,
  outcomesBeside,
  outcomesFold,
  parted,
  turn,
  ways,
} from './lesson.ts'
import { markdownInline } from '../markdown.ts'
import { plannedBy, sheetPath } from './sheet.ts'

export interface ArticlePage extends LessonTools {
  readonly article: Article
  /** The articles before and after it in the library. */
  readonly previous?: Article
  readonly next?: Article
  readonly related: readonly Article[]
  /** The modules on which it builds. */
  readonly modules: readonly Module[]
}

/** The heading of the last section, after the checklist (cli/content-markdown). */
const sources = 'Sources'

/** The page of an article: contents, sections, checklist and further links. */
export function articlePage(page: ArticlePage): string {
  const { publicUrl, article, previous, next, related, modules } = page
  const { id, title, type, level, summary, outcomes, cta, updated, sections, checklist } = article
  const based = (text: string) => withBase(text, publicUrl)
  const tools = { ...page, guessing: type === 'Workshop' }
  const show = (part: Section): string => lessonSection(part, tools)
  const { short, rest } = parted(sections)
  const headings = [
    ...sections.filter(({ heading }) => heading !== sources).map(({ heading }) => heading),
    ...(checklist.length > 0 ? ['Checklist'] : []),
    ...sections.filter(({ heading }) => heading === sources).map(({ heading }) => heading),
  ]
  return layout({
    publicUrl,
    path: `/library/${id}`,
    here: '/library',
    title: `${title} – Laurel`,
    description: summary,
    type: 'article',
    markdown: `/library/${id}.md`,
    data: structuredData(publicUrl, article),
    script: true,
    main: html`
      <article class="article lesson">
        !${lessonHead({
          kind: type,
          level,
          title,
          summary,
          facts: html`<span>${minutesText(readTime(article))}</span> · updated
            !${dateElement(`${updated}T00:00:00.000Z`)}!${asMarkdown(`/library/${id}`)}`,
        })}
        !${lessonShort(short, tools)} !${contents('article', headings)} !${outcomesFold(outcomes)}
        <div class="lesson-text">
          !${rest.filter(({ heading }) => heading !== sources).map(show)}
          !${checklist.length === 0 ? '' : checklistSection(id, checklist.map(based))}
          !${sections.filter(({ heading }) => heading === sources).map(show)}
          <p class="panel"><strong>Now you:</strong> !${markdownInline(linked(based(cta)))}</p>
        </div>
        !${outcomesBeside(outcomes)}
        !${afterLesson([
          turn('Articles before and after', previous && articleWay(previous), next && articleWay(next)),
          ways('related-articles', 'Related', related.map(articleWay)),
          ways('related-modules', 'Modules', modules.map(moduleWay)),
          explained(article.related.categories, page.ruleTitles),
        ])}
      </article>
    `,
  })
}

/** A plain list. The script adds a box to each item; the ticks are stored in the browser only. */
const checklistSection = (id: string, items: readonly string[]): string => html`
  <section class="panel" aria-labelledby="checklist">
    <h2 id="checklist">Checklist</h2>
    <ul class="checklist" data-checklist="${id}">
      !${items.map((item) => html`<li>!${markdownInline(item)}</li>`)}
    </ul>
    !${id === plannedBy ? html`<p class="screen"><a href="${sheetPath(`/library/${id}`)}">Print a sheet</a></p>` : ''}
  </section>
`

/** Links the bare addresses in a call to action, except those that only accept POST. */
const linked = (text: string): string =>
  text.replace(/(?<![(<]|POST )https?:\/\/[^\s`]+/g, (found) => {
    const address = found.replace(/(?<![.,;:!?)])[.,;:!?)]+$/, '')
    return `[${address}](${address})${found.slice(address.length)}`
  })

/**
 * The schema.org data for search engines. It describes no credential, because a mock must not be listed as a real one.
 */
const structuredData = (publicUrl: string, article: Article): object => ({
  '@context': 'https://schema.org',
  '@type': ['TechArticle', 'LearningResource'],
  name: article.title,
  headline: article.title,
  description: article.summary,
  url: `${publicUrl}/library/${article.id}`,
  inLanguage: 'en',
  isAccessibleForFree: true,
  timeRequired: `PT${readTime(article)}M`,
  educationalLevel: article.level,
  learningResourceType: article.type,
  teaches: article.outcomes,
  keywords: article.tags,
  dateModified: article.updated,
  publisher: { '@type': 'Organization', name: 'Laurel', url: `${publicUrl}/` },
})
