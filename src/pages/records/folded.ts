import { html } from 'ghtml'
import { measure } from '../../core/badge/measure.ts'

/** Length in em above which a text is folded: about five lines of a wide screen and fifteen of a narrow one. */
const mostEm = 280
const mostLines = 8

/** Whether a text is so long that it must be folded. Only its beginning is measured. */
export const isLong = (text: string): boolean =>
  text.split('\n', mostLines + 1).length > mostLines || measure(text.slice(0, 1_000)) > mostEm

/**
 * Folds a long text: the first lines are visible and the rest opens with a click, without a script. A short text stays
 * unchanged. `block`: the HTML of the text. Browsers without ::details-content show only the control until it is
 * opened.
 */
export const folded = (text: string, block: string): string =>
  isLong(text)
    ? html`<details class="fold">
        <summary><span class="more">Show the whole text</span><span class="less">Show less</span></summary>
        !${block}
      </details>`
    : block

/** Items of a list that are visible at first. */
const mostItems = 8

/** A list. Of a long one the first items are visible and the others open with a click, without a script. */
export function foldedList(
  items: readonly string[],
  { className, name, ordered }: { readonly className: string; readonly name: string; readonly ordered: boolean },
): string {
  const list = (some: readonly string[], start: number): string =>
    ordered
      ? html`<ol class="${className}" start="${start}">
          !${some}
        </ol>`
      : html`<ul class="${className}">
          !${some}
        </ul>`
  const rest = items.slice(mostItems)
  return rest.length === 0
    ? list(items, 1)
    : html`!${list(items.slice(0, mostItems), 1)}
        <details class="rest">
          <summary>Show ${rest.length} more ${name}</summary>
          !${list(rest, mostItems + 1)}
        </details>`
}
