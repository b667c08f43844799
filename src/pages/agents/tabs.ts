import { html } from 'ghtml'

export interface Tab {
  /** The anchor of the panel, unique on the page. */
  readonly id: string
  /** What panels of several tab lists have in common, such as `curl`. */
  readonly key: string
  readonly name: string
  /** HTML of the panel. */
  readonly panel: string
}

export interface Tabs {
  /** The name of the tab list for screen readers. */
  readonly label: string
  /** Tab lists of the same group show the same key. */
  readonly group: string
  /** The level of the panel headings. */
  readonly level: 3 | 4
  readonly tabs: readonly Tab[]
}

/**
 * Alternatives of which a reader wants one. Without the script (web/tabs) they stand one below the other, and the list
 * of their names leads to each.
 */
export const tabList = ({ label, group, level, tabs }: Tabs): string => html`
  <div class="tabs" data-module="tabs" data-group="${group}">
    <ul class="tab-names" aria-label="${label}">
      !${tabs.map(({ id, key, name }) => html`<li><a href="#${id}" data-key="${key}">${name}</a></li>`)}
    </ul>
    !${tabs.map(({ id, name, panel }) => html`<div class="tab" id="${id}">!${heading(level, name)} !${panel}</div>`)}
  </div>
`

const heading = (level: 3 | 4, name: string): string =>
  level === 3 ? html`<h3 class="tab-title">${name}</h3>` : html`<h4 class="tab-title">${name}</h4>`

/** A block of code, which the keyboard scrolls; a script adds a button that copies it. */
export const codeBlock = (text: string): string => html`<pre tabindex="0"><code>${text}</code></pre>`

/** Lines above which a block of code scrolls. */
const mostLines = 22

/** A block of code that scrolls when it is long. `label` names it for screen readers. */
export const scrollingCode = (text: string, label: string): string =>
  text.split('\n').length <= mostLines
    ? codeBlock(text)
    : html`<pre class="tall" tabindex="0" role="region" aria-label="${label}"><code>${text}</code></pre>`
