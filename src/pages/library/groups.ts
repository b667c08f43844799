import { html } from 'ghtml'
import type { Module, Template } from '../../core/content.ts'
import { type LibraryEntry, readTime } from '../../core/library.ts'
import { minutesText, segment } from '../html.ts'
import { signTag } from '../records/outcome.ts'
import { kindDrawings, kindIcon } from './kind-seals.ts'
import { shortLine } from './short.ts'

/** What the library holds. */
export interface LibraryIndex {
  readonly entries: readonly LibraryEntry[]
  /** Reading times of articles in minutes, by id. */
  readonly minutes: ReadonlyMap<string, number>
  /** Shown beside the articles without a filter. */
  readonly modules: readonly Pick<Module, 'id' | 'title' | 'summary' | 'sections'>[]
  readonly templates: readonly Pick<Template, 'id' | 'title' | 'description'>[]
}

/** The article with which to start. */
const first = 'primer-utility-vs-security'

/** The types of articles for people who build programs, and for agents; so is everything advanced. */
const technicalTypes: ReadonlySet<string> = new Set(['Protocol', 'Runbook', 'Security Brief', 'Template'])
const isTechnical = ({ type, level }: LibraryEntry): boolean => technicalTypes.has(type) || level === 'Advanced'

/** A group of the index: `list` is its list as HTML, of `count` items. */
interface Group {
  readonly id: string
  readonly name: string
  /** HTML. */
  readonly about?: string
  readonly count: number
  readonly list: string
  /** The number of items that a phone shows at first; absent: all. */
  readonly atFirst?: 2 | 3
}

/** Everything that the library has: where to start, then its groups. */
export function everything({ entries, minutes, modules, templates }: LibraryIndex): string {
  const start = entries.find(({ id }) => id === first)
  const others = entries.filter((entry) => entry !== start)
  const forSchools = others.filter((entry) => !isTechnical(entry))
  const forPrograms = others.filter(isTechnical)
  const groups: readonly Group[] = [
    {
      id: 'templates',
      name: 'Templates',
      about: 'Mock badges to begin with. Change the words to yours.',
      count: templates.length,
      list: html`<ul class="cards drawn">
        !${templates.map(templateCard)}
      </ul>`,
    },
    {
      id: 'articles',
      name: 'Articles',
      about: html`Guides, checklists and case studies. What Laurel looks for is in <a href="/rules">the rules</a>.`,
      count: forSchools.length,
      atFirst: 3,
      list: html`<ul class="cards">
        !${forSchools.map((entry) => articleCard(entry, minutes, 'h3'))}
      </ul>`,
    },
    {
      id: 'modules',
      name: 'Modules',
      about: 'Short lessons on one subject each, which the articles build on.',
      count: modules.length,
      atFirst: 2,
      list: html`<ol class="cards">
        !${modules.map(moduleCard)}
      </ol>`,
    },
    {
      id: 'developers',
      name: 'For developers and agents',
      about:
        'How a program works with Laurel, and how an agent stays safe. Agents get all articles and modules with the pack.',
      count: forPrograms.length,
      atFirst: 3,
      list: html`<ul class="cards">
        !${forPrograms.map((entry) => articleCard(entry, minutes, 'h3'))}
      </ul>`,
    },
  ]
  const shown = groups.filter(({ count }) => count > 0)
  return html`
    !${start === undefined ? '' : startCard(start, minutes)}
    !${kindDrawings([...entries.map(({ type }) => type), 'Module'])} !${shown.map(groupSection)}
  `
}

const groupSection = ({ id, name, about, count, list, atFirst }: Group): string => html`
  <section class="group!${atFirst === undefined ? '' : ` first-${atFirst}`}" aria-labelledby="${id}">
    <h2 id="${id}">${name}</h2>
    !${about === undefined ? '' : html`<p>!${about}</p>`} !${list}
    !${atFirst === undefined || count <= atFirst ? '' : allOf(count, name)}
  </section>
`

/** What shows the rest of a group on a phone: the style sheet hides it until this is open (library-index.css). */
const allOf = (count: number, name: string): string => html`
  <details class="all">
    <summary>
      <span class="closed">Show all ${count}</span><span class="opened">Show fewer</span>
      <span class="hidden">of ${name}</span>
    </summary>
  </details>
`

/** The steps from an honour to an asset, as the picture of the primer has them. */
const steps = [
  ['pass', 'Thank-you'],
  ['pass', 'Record of work'],
  ['warn', 'Perk'],
  ['warn', 'Voucher'],
  ['fail', 'Resale'],
  ['fail', 'Share'],
] as const

/** One wide card: where a reader starts, with the steps that the article explains. */
const startCard = ({ id, title, summary }: LibraryEntry, minutes: LibraryIndex['minutes']): string => html`
  <section class="start whole" aria-labelledby="start">
    <div>
      <p class="kicker">Start here${time(id, minutes)}</p>
      <h2 id="start"><a href="/library/${segment(id)}">${title}</a></h2>
      <p>${summary}</p>
      <span class="go" aria-hidden="true">Read it</span>
    </div>
    <div class="ladder">
      <p id="ladder">From honour to asset</p>
      <ol aria-labelledby="ladder">
        !${steps.map(([outcome, step]) => html`<li class="${outcome}">!${signTag(outcome, step)}</li>`)}
      </ol>
    </div>
  </section>
`

const time = (id: string, minutes: LibraryIndex['minutes']): string => {
  const count = minutes.get(id)
  return count === undefined ? '' : ` · ${minutesText(count)}`
}

/** An article in a list. */
export const articleCard = (
  { id, title, type, summary }: Listed,
  minutes: LibraryIndex['minutes'],
  heading: 'h2' | 'h3',
): string => {
  const count = minutes.get(id)
  return card({ id, title, summary, kind: type, path: `/library/${segment(id)}` }, heading, count)
}

const moduleCard = ({ id, title, summary, sections }: LibraryIndex['modules'][number], index: number): string =>
  card(
    { id, title, summary, kind: 'Module', path: `/library/modules/${segment(id)}` },
    'h3',
    readTime({ sections, checklist: [] }),
    index + 1,
  )

/** What a card of an article says. */
export type Listed = Pick<LibraryEntry, 'id' | 'title' | 'type' | 'summary'>

/** The one card of texts: the drawing of its kind, its title and one line. */
const card = (
  text: { readonly id: string; readonly title: string; readonly summary: string; kind: string; path: string },
  heading: 'h2' | 'h3',
  minutes: number | undefined,
  number?: number,
): string => html`
  <li class="whole">
    !${kindIcon(text.kind)}
    <p class="kicker">${label(number === undefined ? text.kind : `${text.kind} ${number}`, minutes)}</p>
    <${heading}><a href="${text.path}">${text.title}</a></${heading}>
    <p>${shortLine(text)}</p>
  </li>
`

const label = (kind: string, minutes: number | undefined) =>
  minutes === undefined ? kind : `${kind} · ${minutesText(minutes)}`

/** A template with its drawing, which has no words that the card does not have. */
const templateCard = ({ id, title, description }: LibraryIndex['templates'][number]): string => html`
  <li class="whole">
    <img src="/library/templates/${segment(id)}.svg" width="480" height="480" alt="" loading="lazy" decoding="async" />
    <h3><a href="/library/templates#${segment(id)}">${title}</a></h3>
    <p>${shortLine({ id, summary: description })}</p>
  </li>
`
