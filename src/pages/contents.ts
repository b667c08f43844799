import { html } from 'ghtml'

export interface ContentsEntry {
  /** The anchor of the section. */
  readonly id: string
  readonly title: string
  readonly within?: readonly ContentsEntry[]
}

export interface Guide {
  /** What the contents are called for screen readers. */
  readonly name: string
  readonly entries: readonly ContentsEntry[]
  /** Title and lead, as HTML. */
  readonly head: string
  /** Everything else, as HTML. */
  readonly body: string
}

/** A long page with its contents: beside it on a wide screen, and below its lead on a narrow one. */
export const guide = ({ name, entries, head, body }: Guide): string => html`
  <div class="guide">
    !${column(name, entries)}
    <div class="guide-body">!${head} !${menu(name, entries)} !${body}</div>
  </div>
`

/**
 * The contents of a page whose title stands above them: a titled column that stays in sight beside the text on a wide
 * screen, and a list to open on a narrow one. Each screen shows one of the two. `marks`: a script marks the section in view.
 */
export function sideList(
  title: string,
  entries: readonly ContentsEntry[],
  { marks }: { readonly marks: boolean },
): string {
  const items = html`<ol>
    !${entries.map((entry) => html`<li><a href="#${entry.id}">${entry.title}</a></li>`)}
  </ol>`
  return html`
    <nav class="contents screen" aria-labelledby="side-list" !${marks ? 'data-module="contents"' : ''}>
      <h2 id="side-list">${title}</h2>
      !${items}
    </nav>
    <details class="contents-fold screen">
      <summary>${title}</summary>
      <nav aria-label="${title}">!${items}</nav>
    </details>
  `
}

const column = (name: string, entries: readonly ContentsEntry[]): string =>
  html`<nav class="guide-contents" aria-label="${name}" data-module="contents">!${list(entries)}</nav>`

const menu = (name: string, entries: readonly ContentsEntry[]): string => html`
  <details class="guide-menu">
    <summary>Contents</summary>
    <nav aria-label="${name}">!${list(entries)}</nav>
  </details>
`

const list = (entries: readonly ContentsEntry[]): string =>
  html`<ul>
    !${entries.map(
      ({ id, title, within = [] }) =>
        html`<li><a href="#${id}">${title}</a>!${within.length === 0 ? '' : list(within)}</li>`,
    )}
  </ul>`
