import { html } from 'ghtml'
import { layout } from '../layout.ts'
import { seal } from '../seal.ts'
import { type Found, foundItems, nothingFor, quoted, searchForm } from './found.ts'
import { articleCard, everything, type LibraryIndex, type Listed } from './groups.ts'
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
  /** All articles, of which some are shown where nothing is found. */
  readonly articles: readonly Listed[]
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
      <div class="opening">
        <div>
          <h1>Library</h1>
          !${filtered ? (nothing ? '' : html`<p><a href="/library">Show the whole library</a></p>`) : lead}
          !${form(page)}
        </div>
        !${filtered ? '' : seal('Laurel library', 'opening', { size: 'large', wreath: true })}
      </div>
      !${nothing ? nothingFound(page) : found !== undefined ? foundItems(found) : filtered ? filteredArticles(page) : everything(page)}
    `,
  })
}

const lead = html`<p class="lead">Learn to design badges that are an honour and never an asset.</p>`

/** The search; what few people need is folded away unless it is used. */
const form = ({ filter, types, levels }: LibraryPage): string => html`
  <form class="filter" id="${searchForm}" method="get" action="/library" role="search" aria-label="Library">
    <label for="q">What are you looking for?</label>
    <p class="words">
      <input id="q" name="q" type="search" maxlength="200" value="${filter.q}" dir="auto" />
      <button class="button">Search</button>
    </p>
    <details class="narrowing" !${filter.type !== '' || filter.level !== '' ? 'open' : ''}>
      <summary>Filter by kind or level</summary>
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
const filteredArticles = ({ filter, entries, minutes }: LibraryPage): string => html`
  <p class="quiet tally" role="status">
    ${entries.length === 1 ? '1 article' : `${entries.length} articles`}
    !${filter.q === '' ? '' : html`for !${quoted(filter.q)}, best first`}
  </p>
  !${kindDrawings(entries.map(({ type }) => type))}
  <ul class="cards">
    !${entries.map((entry) => articleCard(entry, minutes, 'h2'))}
  </ul>
`

/** Articles that most readers can begin with. */
const beginnings: readonly string[] = [
  'primer-utility-vs-security',
  'badge-issuance-playbook',
  'case-study-event-badges',
]

/** The answer where nothing fits: other searches, and articles to begin with. */
function nothingFound({ filter, articles, minutes }: LibraryPage): string {
  const some = articles.filter(({ id }) => beginnings.includes(id))
  return html`
    !${nothingFor(filter.q)}
    !${
      some.length === 0
        ? ''
        : html`
            !${kindDrawings(some.map(({ type }) => type))}
            <section aria-labelledby="beginnings">
              <h2 id="beginnings">Good places to begin</h2>
              <ul class="cards">
                !${some.map((entry) => articleCard(entry, minutes, 'h3'))}
              </ul>
            </section>
          `
    }
    <p class="empty-links"><a class="button plain" href="/library">See the whole library</a></p>
  `
}

const options = (every: string, values: readonly string[], chosen: string): string[] => [
  html`<option value="">${every}</option>`,
  ...values.map((value) => html`<option value="${value}" !${value === chosen ? 'selected' : ''}>${value}</option>`),
]
