import { html } from 'ghtml'
import { inkedCode, inkedScript } from './ink.ts'

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

/**
 * A block of code. A script adds a button that copies it. `label` stands at the left of its bar and says where the code
 * belongs: `Terminal`, the name of a file, `Response 200`. `strong`: the part of the text that differs from the block before
 * it. `more`: HTML after the label.
 */
export const codeBlock = (text: string, label?: string, strong?: string, more = ''): string =>
  label === undefined
    ? codePre(inkedAround(text, 'strong', strong, inkedCode), undefined, runs(text))
    : labelledCode(
        codePre(inkedAround(text, 'strong', strong, inkOf(label)), label, runs(text)),
        html`${label}!${more}`,
      )

/** Whether a text can be used as it stands: not one that leaves something out. */
const runs = (text: string): boolean => !text.includes('…')

/** The colours for what the bar of a block says it is. */
const inkOf = (label: string): ((text: string) => string) =>
  label === 'TypeScript'
    ? inkedScript
    : label === 'Terminal'
      ? (text) => inkedCode(text, true)
      : (text) => inkedCode(text)

/**
 * What the keyboard can scroll has a name, for those who hear it. `code`: HTML; `name`: text; `copied`: whether a
 * script adds the button.
 */
export const codePre = (code: string, name = 'Code', copied = true): string =>
  html`<pre tabindex="0" role="group" aria-label="${name}" !${copied ? '' : 'data-copy=""'}><code>!${code}</code></pre>`

/** A block of code below the bar with its label; both are HTML. `tone`: a class of the box. */
export const labelledCode = (pre: string, label: string, tone = ''): string =>
  html`<div class="!${tone === '' ? 'code' : `code ${tone}`}">
    <p class="code-label">!${label}</p>
    !${pre}
  </div>`

/** Code in colour, with the first occurrence of `part` in an element. `ink`: makes HTML of a text. */
export function inkedAround(
  text: string,
  element: 'strong' | 'mark' | 'ins',
  part: string | undefined,
  ink: (text: string) => string,
): string {
  const at = part === undefined ? -1 : text.indexOf(part)
  if (part === undefined || at < 0) return ink(text)
  return ink(text.slice(0, at)) + `<${element}>${ink(part)}</${element}>` + ink(text.slice(at + part.length))
}

/** Lines above which a block of code is folded. */
const mostLines = 22

/**
 * An answer, which nobody runs: it has no button to copy. Of a long one the first lines are in sight, and the rest opens with a click, without a script.
 * `name` says what opens; `label` stands in its bar. `code`: the text as HTML, where parts of it are marked.
 */
export function scrollingCode(text: string, name: string, label?: string, code = html`${text}`): string {
  const { length } = text.split('\n')
  const pre = codePre(code, name, false)
  const block = label === undefined ? pre : labelledCode(pre, html`${label}`)
  if (length <= mostLines) return block
  return html`<details class="fold code-fold">
    <summary>
      <span class="more">Show the whole answer</span><span class="less">Show less</span
      ><span class="hidden">: ${name}</span>
    </summary>
    !${block}
  </details>`
}
