import { html } from 'ghtml'
import { slug } from '../../core/article-markdown.ts'
import type { Section } from '../../core/content.ts'
import { sideList } from '../contents.ts'
import { kindSeal } from './kind-seals.ts'
import { type LessonTools, lessonBlocks } from './lesson-blocks.ts'
import { shortLine } from './short.ts'

/** The common parts of the pages of articles and modules. */

/** A further link: title and one line. */
export interface Way {
  readonly path: string
  readonly title: string
  readonly summary: string
}

/** The head of a lesson: its seal, kind, title and summary. `facts` is a line of HTML. */
export const lessonHead = (head: {
  readonly kind: string
  readonly level?: string
  readonly title: string
  readonly summary: string
  readonly facts?: string
}): string => html`
  <header class="lesson-head">
    <div class="lesson-seal">!${kindSeal(head.kind)}</div>
    <p class="kicker">${head.level === undefined ? head.kind : `${head.kind} · ${head.level}`}</p>
    <h1>${head.title}</h1>
    <p class="lead">${head.summary}</p>
    !${head.facts === undefined ? '' : html`<p class="quiet">!${head.facts}</p>`}
  </header>
`

/** Where the same text is for programs: the last of the facts in the head. */
export const asMarkdown = (path: string): string =>
  html`<span class="screen"> · <a href="${path}.md">Markdown</a></span>`

/** What follows a lesson, in the column of its text. */
export const afterLesson = (parts: readonly string[]): string => html`<footer class="lesson-after">!${parts}</footer>`

/** A section, with the id that links use. */
export const lessonSection = ({ heading, paragraphs }: Section, tools: LessonTools): string => html`
  <section aria-labelledby="${slug(heading)}">
    <h2 id="${slug(heading)}">${heading}</h2>
    !${lessonBlocks(paragraphs, tools)}
  </section>
`

/** The heading of the section that says a lesson in three sentences. */
const inShort = 'In short'

/** The sections of a lesson: what comes before its contents, and what comes after them. */
export const parted = (sections: readonly Section[]): { short: readonly Section[]; rest: readonly Section[] } => ({
  short: sections.filter(({ heading }) => heading === inShort),
  rest: sections.filter(({ heading }) => heading !== inShort),
})

/** The lesson in short, before the contents, which are boxes to open on a narrow screen; empty without one. */
export const lessonShort = (sections: readonly Section[], tools: LessonTools): string =>
  sections.length === 0
    ? ''
    : html`<div class="lesson-text lesson-short">!${sections.map((part) => lessonSection(part, tools))}</div>`

/** What a reader can do after reading: in the margin of a wide screen, and to open before the text on a narrow one. */
export const outcomesFold = (outcomes: readonly string[]): string => html`
  <details class="contents-fold screen">
    <summary>After reading you can</summary>
    !${list(outcomes)}
  </details>
`
export const outcomesBeside = (outcomes: readonly string[]): string => html`
  <aside class="notes outcomes">
    <section aria-labelledby="after-reading">
      <h2 id="after-reading">After reading you can</h2>
      !${list(outcomes)}
    </section>
  </aside>
`
const list = (items: readonly string[]): string =>
  html`<ul>
    !${items.map((item) => html`<li>${item}</li>`)}
  </ul>`

/** The list of contents: beside the text on a wide screen, and to open on a narrow one. */
export const contents = (what: string, headings: readonly string[]): string =>
  sideList(
    `In this ${what}`,
    headings.map((title) => ({ id: slug(title), title })),
    { marks: false },
  )

/** Links to the categories on the rules page that a lesson explains, by their titles. */
export const explained = (categories: readonly string[], titles: LessonTools['ruleTitles']): string =>
  categories.length === 0
    ? ''
    : html`<section class="screen ways" aria-labelledby="explained">
        <h2 id="explained">Rules this touches</h2>
        <ul class="row">
          !${ruleLinks(categories, titles)}
        </ul>
      </section>`

/** The same in the margin. */
export const explainedBeside = (categories: readonly string[], titles: LessonTools['ruleTitles']): string =>
  categories.length === 0
    ? ''
    : html`<aside class="notes screen">
        <section aria-labelledby="explained">
          <h2 id="explained">Rules this touches</h2>
          <ul>
            !${ruleLinks(categories, titles)}
          </ul>
        </section>
      </aside>`

const ruleLinks = (categories: readonly string[], titles: LessonTools['ruleTitles']): readonly string[] =>
  categories.map((category) => html`<li><a href="/rules#${category}">${titles.get(category) ?? category}</a></li>`)

/** A list of further links; empty when there is none. */
export const ways = (id: string, heading: string, all: readonly Way[]): string =>
  all.length === 0
    ? ''
    : html`<section class="screen ways" aria-labelledby="${id}">
        <h2 id="${id}">${heading}</h2>
        <ul class="rows">
          !${all.map(
            ({ path, title, summary }) =>
              html`<li class="whole">
                <h3><a href="${path}">${title}</a></h3>
                <p>${summary}</p>
              </li>`,
          )}
        </ul>
      </section>`

/** Cards that lead to the previous and the next item. */
export const turn = (label: string, previous: Way | undefined, next: Way | undefined): string => {
  const card = (name: string, way: Way | undefined) =>
    way === undefined
      ? ''
      : html`<li class="whole">
          <span class="quiet">${name}</span>
          <a href="${way.path}">${way.title}</a>
          <p>${way.summary}</p>
        </li>`
  return html`
    <nav class="turn screen" aria-label="${label}">
      <ul>
        !${card('Previous', previous)} !${card('Next', next)}
      </ul>
    </nav>
  `
}

/** The link to an article. */
export const articleWay = ({ id, title, summary }: { id: string; title: string; summary: string }): Way => ({
  path: `/library/${id}`,
  title,
  summary: shortLine({ id, summary }),
})

/** The link to a module. */
export const moduleWay = ({ id, title, summary }: { id: string; title: string; summary: string }): Way => ({
  path: `/library/modules/${id}`,
  title,
  summary: shortLine({ id, summary }),
})
