import { html } from 'ghtml'
import type { Module, Template } from '../../core/content.ts'
import type { LibraryEntry } from '../../core/library.ts'
import { layout } from '../layout.ts'
import { seal } from '../seal.ts'
import { type Found, foundItems, nothingFor, quoted, searchForm } from './found.ts'
import { kindDrawings, kindIcon } from './kind-seals.ts'

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
  /** What the words of the filter find of every kind; absent without words, and with a filter that articles alone have. */
  readonly found?: Found
  readonly types: readonly string[]
  readonly levels: readonly string[]
  /** Shown below the articles without a filter. */
  readonly modules: readonly Pick<Module, 'id' | 'title' | 'summary'>[]
  readonly templates: readonly Pick<Template, 'id' | 'title' | 'description'>[]
}

/** The index of the library, with a filter form that needs no script. */
export function libraryPage(page: LibraryPage): string {
  const { publicUrl, filter, found } = page
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
          !${filtered ? html`<p><a href="/library">Show the whole library</a></p>` : lead}
        </div>
        !${filtered ? '' : seal('Laurel library', 'opening', { size: 'large', wreath: true })}
      </header>
      !${form(page)} !${found !== undefined ? foundItems(found) : filtered ? filteredArticles(page) : everything(page)}
    `,
  })
}

const lead = html`<p class="lead">
  Learn to design badges and certificates that are an honour and never an asset, and how to stay safe on the way.
</p>`

/** The search; what few people need is folded away unless it is used. */
const form = ({ filter, types, levels }: LibraryPage): string => html`
  <form class="filter" id="${searchForm}" method="get" action="/library" role="search" aria-label="Library">
    <label for="q">What are you looking for?</label>
    <p class="words">
      <input id="q" name="q" type="search" maxlength="200" value="${filter.q}" dir="auto" />
      <button class="button">Search</button>
    </p>
    <details class="narrowing" !${filter.type !== '' || filter.level !== '' ? 'open' : ''}>
      <summary>Only articles of a kind or level</summary>
      <div class="narrow">
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
      </div>
    </details>
  </form>
`

/** The types of articles for people who build programs, and for agents. */
const technical: ReadonlySet<string> = new Set(['Protocol', 'Runbook', 'Security Brief'])

/** The articles that a filter leaves. */
const filteredArticles = ({ filter, entries }: LibraryPage): string =>
  entries.length === 0
    ? nothingFor(filter.q)
    : html`
        <p class="quiet tally" role="status">
          ${entries.length === 1 ? '1 article' : `${entries.length} articles`}
          !${filter.q === '' ? '' : html`for !${quoted(filter.q)}, best first`}
        </p>
        !${kindDrawings(entries.map(({ type }) => type))}
        <ul class="cards">
          !${entries.map((entry) => card(entry, 'h2'))}
        </ul>
      `

/** Everything that the library has: ways to its groups, then the groups. */
const everything = ({ entries, modules, templates }: LibraryPage): string => {
  const forSchools = entries.filter(({ type }) => !technical.has(type))
  const forPrograms = entries.filter(({ type }) => technical.has(type))
  const groups: readonly (readonly [id: string, name: string, about: string, cards: readonly string[]])[] = [
    ['articles', 'Articles', '', forSchools.map((entry) => card(entry, 'h3'))],
    [
      'modules',
      'Modules',
      'Short lessons on one subject each, which the articles build on.',
      modules.map(({ id, title, summary }) =>
        small('Module', `/library/modules/${encodeURIComponent(id)}`, title, summary),
      ),
    ],
    [
      'templates',
      'Templates',
      'Practice credentials to start from, each filled in with an example.',
      templates.map(({ id, title, description }) =>
        small(id, `/library/templates#${encodeURIComponent(id)}`, title, description),
      ),
    ],
    [
      'developers',
      'For developers and agents',
      'How a program works with Laurel, and how an agent stays safe. Agents get all articles and modules with the pack.',
      forPrograms.map((entry) => card(entry, 'h3')),
    ],
  ]
  const shown = groups.filter(([, , , cards]) => cards.length > 0)
  return html`
    <nav class="kinds" aria-label="Kinds">
      <ul class="chips">
        !${shown.map(
          ([id, name, , { length }]) =>
            html`<li>
              <a href="#${id}">${name} <span class="quiet">${length}</span></a>
            </li>`,
        )}
      </ul>
      <ul class="links">
        <li><a href="/how-it-works">How it works</a></li>
        <li><a href="/rules">The rules</a></li>
      </ul>
    </nav>
    !${kindDrawings([...entries.map(({ type }) => type), 'Module', ...templates.map(({ id }) => id)])}
    !${shown.map(
      ([id, name, about, cards]) => html`
        <section class="group" aria-labelledby="${id}">
          <h2 id="${id}">${name}</h2>
          !${about === '' ? '' : html`<p>${about}</p>`}
          <ul class="cards">
            !${cards}
          </ul>
        </section>
      `,
    )}
  `
}

const small = (kind: string, path: string, title: string, about: string): string => html`
  <li>
    !${kindIcon(kind)}
    <h3><a href="${path}">${title}</a></h3>
    <p>${about}</p>
  </li>
`

const options = (every: string, values: readonly string[], chosen: string): string[] => [
  html`<option value="">${every}</option>`,
  ...values.map((value) => html`<option value="${value}" !${value === chosen ? 'selected' : ''}>${value}</option>`),
]

const card = ({ id, title, type, level, summary }: LibraryEntry, heading: 'h2' | 'h3'): string => html`
  <li>
    !${kindIcon(type)}
    <p class="kicker">${type} · ${level}</p>
    <${heading}><a href="/library/${encodeURIComponent(id)}">${title}</a></${heading}>
    <p>${summary}</p>
  </li>
`
