import { html } from 'ghtml'
import type { Module, Template } from '../../core/content.ts'
import type { LibraryEntry } from '../../core/library.ts'
import { userText } from '../html.ts'
import { layout } from '../layout.ts'
import { seal } from '../seal.ts'
import { kindSeals, shownSeal } from './kind-seals.ts'

/** The filter of the library; an empty member does not filter. */
export interface LibraryFilter {
  readonly q: string
  readonly type: string
  readonly level: string
}

export interface LibraryPage {
  /** Configured public address, without a slash at the end. */
  readonly publicUrl: string
  readonly filter: LibraryFilter
  readonly entries: readonly LibraryEntry[]
  readonly types: readonly string[]
  readonly levels: readonly string[]
  /** Shown below the articles without a filter. */
  readonly modules: readonly Pick<Module, 'id' | 'title' | 'summary'>[]
  readonly templates: readonly Pick<Template, 'id' | 'title' | 'description'>[]
}

/** The index of the library, with a filter form that needs no script. */
export function libraryPage(page: LibraryPage): string {
  const { publicUrl, filter, entries, types, levels, modules, templates } = page
  const filtered = filter.q !== '' || filter.type !== '' || filter.level !== ''
  return layout({
    publicUrl,
    path: '/library',
    here: '/library',
    title: 'Laurel library',
    description:
      'Guides, playbooks, checklists and case studies about practice credentials that are an honour and never an asset.',
    ...(filtered && { noindex: true }),
    main: html`
      <header class="opening">
        <div>
          <h1>Library</h1>
          <p class="lead">
            How to design badges, certificates, collectibles and loyalty marks that are an honour and never an asset,
            and how to stay safe on the way.
          </p>
        </div>
        !${seal('Laurel library', 'opening', { size: 'large', wreath: true })}
      </header>
      <form class="filter" method="get" action="/library" role="search" aria-label="Library">
        <p class="words">
          <label for="q">Words</label>
          <input id="q" name="q" type="search" maxlength="200" value="${filter.q}" dir="auto" />
        </p>
        <p>
          <label for="type">Kind</label>
          <select id="type" name="type">
            !${options('Every kind', types, filter.type)}
          </select>
        </p>
        <p>
          <label for="level">Level</label>
          <select id="level" name="level">
            !${options('Every level', levels, filter.level)}
          </select>
        </p>
        <p class="buttons">
          <button class="button plain">Show</button>
          !${filtered ? '<a class="button plain" href="/library">Show all</a>' : ''}
        </p>
      </form>
      !${kindSeals([...entries.map(({ type }) => type), 'Module', ...templates.map(({ id }) => id)])}
      <p class="quiet count" role="status">
        ${entries.length === 1 ? '1 article' : `${entries.length} articles`}
        !${filter.q === '' ? '' : html`for !${userText(filter.q)}, best first`}
      </p>
      !${
        entries.length === 0
          ? nothing
          : html`<ul class="cards">
              !${entries.map(card)}
            </ul>`
      }
      !${filtered ? '' : beside(modules, templates)}
    `,
  })
}

/** Modules and templates. */
const beside = (modules: LibraryPage['modules'], templates: LibraryPage['templates']): string => html`
  <section class="shelf" aria-labelledby="modules">
    <h2 id="modules">Modules</h2>
    <p>Short lessons on one subject each, which the articles build on. Agents get them with the pack.</p>
    <ul class="cards">
      !${modules.map(({ id, title, summary }) => small('Module', `/library/modules/${encodeURIComponent(id)}`, title, summary))}
    </ul>
  </section>
  <section class="shelf" aria-labelledby="templates">
    <h2 id="templates">Templates</h2>
    <p>Practice credentials to start from, each filled in with an example.</p>
    <ul class="cards">
      !${templates.map(({ id, title, description }) => small(id, `/library/templates#${encodeURIComponent(id)}`, title, description))}
    </ul>
  </section>
`

const small = (kind: string, path: string, title: string, about: string): string => html`
  <li>
    !${shownSeal(kind)}
    <h3><a href="${path}">${title}</a></h3>
    <p>${about}</p>
  </li>
`

const options = (every: string, values: readonly string[], chosen: string): string[] => [
  html`<option value="">${every}</option>`,
  ...values.map((value) => html`<option value="${value}" !${value === chosen ? 'selected' : ''}>${value}</option>`),
]

const nothing = html`<div class="empty">
  !${seal('Nothing was found', 'empty', { size: 'small' })}
  <p>Nothing was found. Try fewer or other words, or <a href="/library">look at all of them</a>.</p>
</div>`

const card = ({ id, title, type, level, summary }: LibraryEntry): string => html`
  <li>
    !${shownSeal(type)}
    <p class="kicker">${type} · ${level}</p>
    <h2><a href="/library/${encodeURIComponent(id)}">${title}</a></h2>
    <p>${summary}</p>
  </li>
`
