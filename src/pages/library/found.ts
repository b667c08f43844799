import { html } from 'ghtml'
import type { Kind, SearchItem } from '../../app/library/search-items.ts'
import { userText } from '../html.ts'
import { kindDrawings, kindIcon } from './kind-seals.ts'

/** What a query found, of every kind, best first; `kind` shows one kind only. */
export interface Found {
  readonly q: string
  readonly items: readonly SearchItem[]
  readonly kind?: Kind
}

/** The id of the form with the words of the query (pages/library/library). */
export const searchForm = 'search'

/** Items that are visible at first: as many as a person reads. */
const mostItems = 10

/** What the chips are called. */
const names: Readonly<Record<Kind, string>> = {
  Article: 'Articles',
  Module: 'Modules',
  Template: 'Templates',
  Rule: 'Rules',
  API: 'API',
}

/** What was found, of at least one kind: a chip for each kind that has something, then the items. */
export function foundItems({ q, items, kind }: Found): string {
  const shown = kind === undefined ? items : items.filter((item) => item.kind === kind)
  const counts = Map.groupBy(items, (item) => item.kind)
  const rest = shown.slice(mostItems)
  return html`
    <div class="results">
      <nav aria-label="Kinds">
        <ul class="chips">
          !${kindButton('', 'All', items.length, kind === undefined)}
          !${[...counts].map(([one, { length }]) => kindButton(one, names[one], length, one === kind))}
        </ul>
      </nav>
      <div>
        !${shown.length === 0 ? '' : html`<p class="quiet tally" role="status">${shown.length} found for !${quoted(q)}, best first</p>`}
        !${kindDrawings(shown.map(iconName))} !${list(shown.slice(0, mostItems))}
        !${
          rest.length === 0
            ? ''
            : html`<details class="rest">
                <summary>Show ${rest.length} more</summary>
                !${list(rest)}
              </details>`
        }
      </div>
    </div>
  `
}

const list = (items: readonly SearchItem[]): string =>
  html`<ul class="found">
    !${items.map(
      (item) => html`
        <li class="whole">
          !${kindIcon(iconName(item))}
          <p class="kicker">${item.label}</p>
          <h2><a href="${item.path}">${item.title}</a></h2>
          <p>${item.summary}</p>
        </li>
      `,
    )}
  </ul>`

/** The name of the drawing of an item (pages/library/kind-seals): a template has its own, others that of their kind. */
const iconName = ({ kind, label, path }: SearchItem): string =>
  kind === 'Template' ? (path.split('#')[1] ?? '') : (label.split(' · ')[0] ?? '')

/** Sends the search again for one kind. No link, because words of a person stay out of addresses on pages. */
const kindButton = (kind: Kind | '', name: string, count: number, chosen: boolean): string =>
  html`<li>
    <button form="${searchForm}" name="kind" value="${kind}" !${chosen ? 'aria-current="true"' : ''}>
      ${name} <span class="quiet">${count}</span>
    </button>
  </li>`

/** Words of a person between quotation marks. */
export const quoted = (q: string): string => `“${userText(q)}”`

/** What to look at instead, as searches that find something. */
const suggestions = ['event badge', 'recovery phrase', 'loyalty points'] as const

/** A search, not a filter. */
const glass = html`<svg class="glass" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
  <path d="M2 7a5 5 0 1 0 10 0a5 5 0 1 0-10 0M10.600 10.600L14 14" />
</svg>`

/** Says that a search finds nothing, with searches that do; `q` is empty for a filter without words. */
export const nothingFor = (q: string): string =>
  html`<div class="empty">
    <div role="status"><p class="empty-said">Nothing for !${q === '' ? 'this kind and level' : quoted(q)}</p></div>
    <p>Try fewer or other words, or one of these:</p>
    <ul class="chips">
      !${suggestions.map((words) => html`<li><a href="/library?q=${encodeURIComponent(words)}">!${glass}${words}</a></li>`)}
    </ul>
  </div>`
