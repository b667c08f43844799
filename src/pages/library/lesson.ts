import { html } from 'ghtml'
import { slug } from '../../core/article-markdown.ts'
import type { Section } from '../../core/content.ts'
import { kindSeal } from './kind-seals.ts'
import { type LessonTools, lessonBlocks } from './lesson-blocks.ts'

/** The common parts of the pages of articles and modules. */

/** A further link: title and summary. */
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

/** Where the same text is for programs. */
export const asMarkdown = (path: string): string =>
  html`<p class="quiet screen as-markdown"><a href="${path}.md">This page as Markdown</a></p>`

/** A section, with the id that links use. */
export const lessonSection = ({ heading, paragraphs }: Section, tools: LessonTools): string => html`
  <section aria-labelledby="${slug(heading)}">
    <h2 id="${slug(heading)}">${heading}</h2>
    !${lessonBlocks(paragraphs, tools)}
  </section>
`

/** The list of contents: beside the text on a wide screen, and to open on a narrow one. */
export const contents = (what: string, headings: readonly string[]): string => {
  const list = html`<ol>
    !${headings.map((heading) => html`<li><a href="#${slug(heading)}">${heading}</a></li>`)}
  </ol>`
  return html`
    <nav class="contents screen" aria-labelledby="in-this-lesson">
      <h2 id="in-this-lesson">In this ${what}</h2>
      !${list}
    </nav>
    <details class="contents-fold screen">
      <summary>In this ${what}</summary>
      <nav aria-label="In this ${what}">!${list}</nav>
    </details>
  `
}

/** Links to the categories on the rules page that a lesson explains, by their titles. */
export const explained = (categories: readonly string[], titles: LessonTools['ruleTitles']): string =>
  categories.length === 0
    ? ''
    : html`<section class="screen ways" aria-labelledby="explained">
        <h2 id="explained">Rules about it</h2>
        <ul class="row">
          !${categories.map((category) => html`<li><a href="/rules#${category}">${titles.get(category) ?? category}</a></li>`)}
        </ul>
      </section>`

/** A list of further links; empty when there is none. */
export const ways = (id: string, heading: string, all: readonly Way[]): string =>
  all.length === 0
    ? ''
    : html`<section class="screen ways" aria-labelledby="${id}">
        <h2 id="${id}">${heading}</h2>
        <ul>
          !${all.map(
            ({ path, title, summary }) =>
              html`<li>
                <a href="${path}">${title}</a>
                <span class="quiet">${summary}</span>
              </li>`,
          )}
        </ul>
      </section>`

/** Links to the previous and the next item. */
export const turn = (label: string, previous: Way | undefined, next: Way | undefined): string => {
  const link = ({ path, title }: Way) => html`<a href="${path}">${title}</a>`
  return html`
    <nav class="turn screen" aria-label="${label}">
      <ul>
        !${previous === undefined ? '' : html`<li><span class="quiet">Previous</span> !${link(previous)}</li>`}
        !${next === undefined ? '' : html`<li class="next"><span class="quiet">Next</span> !${link(next)}</li>`}
      </ul>
    </nav>
  `
}

/** The link to an article. */
export const articleWay = ({ id, title, summary }: { id: string; title: string; summary: string }): Way => ({
  path: `/library/${id}`,
  title,
  summary,
})

/** The link to a module. */
export const moduleWay = ({ id, title, summary }: { id: string; title: string; summary: string }): Way => ({
  path: `/library/modules/${id}`,
  title,
  summary,
})
