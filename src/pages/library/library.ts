import { html } from 'ghtml'
import { layout } from '../layout.ts'
import { seal } from '../seal.ts'
import { type Found, foundItems, nothingFor, quoted, searchForm } from './found.ts'
import { articleCard, everything, type LibraryIndex } from './groups.ts'
import { kindDrawings } from './kind-seals.ts'

/** The filter of the library; an empty member does not filter. */
export interface LibraryFilter {
  readonly q: string
  readonly type: string
  readonly level: string
}

export interface LibraryPage extends LibraryIndex {
  /** Configured public address, without a slash at the end. */
  readonly publicUrl: string
  readonly filter: LibraryFilter
  /** What the words of the filter find of every kind; absent without words, and with a filter that articles alone have. */
  readonly found?: Found
  readonly types: readonly string[]
  readonly levels: readonly string[]
}

/** The index of the library, with a filter form that needs no script. */
export function libraryPage(page: LibraryPage): string {
  const { publicUrl, filter, found } = page
  const filtered = filter.q !== '' || filter.type !== '' || filter.level !== ''
  // Where nothing is found, the page below says where to go.
  const nothing = (found?.items ?? page.entries).length === 0
  return layout({
    publicUrl,
    path: '/library',
    here: '/library',
    title: 'Laurel library',
    description:
      'Guides, playbooks, checklists and case studies about mock badges that are an honour and never an asset.',
    ...(filtered && { noindex: true }),
    main: html`
      <header class="opening">
        <div>
          <h1>Library</h1>
          !${filtered ? (nothing ? '' : html`<p><a href="/library">Show the whole library</a></p>`) : lead}
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

/** The articles that a filter leaves. */
const filteredArticles = ({ filter, entries, minutes }: LibraryPage): string =>
  entries.length === 0
    ? nothingFor(filter.q)
    : html`
        <p class="quiet tally" role="status">
          ${entries.length === 1 ? '1 article' : `${entries.length} articles`}
          !${filter.q === '' ? '' : html`for !${quoted(filter.q)}, best first`}
        </p>
        !${kindDrawings(entries.map(({ type }) => type))}
        <ul class="cards">
          !${entries.map((entry) => articleCard(entry, minutes, 'h2'))}
        </ul>
      `

const options = (every: string, values: readonly string[], chosen: string): string[] => [
  html`<option value="">${every}</option>`,
  ...values.map((value) => html`<option value="${value}" !${value === chosen ? 'selected' : ''}>${value}</option>`),
]
