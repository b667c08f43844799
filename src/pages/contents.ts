import { html } from 'ghtml'

export interface ContentsEntry {
  /** The anchor of the section. */
  readonly id: string
  readonly title: string
  readonly within?: readonly ContentsEntry[]
}

/**
 * The contents of a long page: a column that stays in sight beside it on a wide screen, and a list to open on a narrow
 * one. Each screen shows one of the two.
 */
export const contentsList = (name: string, entries: readonly ContentsEntry[]): string => html`
  <nav class="guide-contents" aria-label="${name}" data-module="contents">!${list(entries)}</nav>
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
