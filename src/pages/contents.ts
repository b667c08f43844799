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
  /** Title and lead, as HTML; empty when they stand above the guide. */
  readonly head?: string
  /** Everything else, as HTML. */
  readonly body: string
}

/**
 * A long page with its contents: a column that stays in sight beside it on a wide screen, and a list to open below the
 * lead on a narrow one. Each screen shows one of the two.
 */
export const guide = ({ name, entries, head = '', body }: Guide): string => html`
  <div class="guide">
    !${contentsColumn(name, entries)}
    <div class="guide-body">!${head} !${contentsMenu(name, entries)} !${body}</div>
  </div>
`

/** The contents for a wide screen. */
export const contentsColumn = (name: string, entries: readonly ContentsEntry[]): string =>
  html`<nav class="guide-contents" aria-label="${name}" data-module="contents">!${list(entries)}</nav>`

/** The contents for a narrow screen. */
export const contentsMenu = (name: string, entries: readonly ContentsEntry[]): string => html`
  <details class="guide-menu screen">
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
