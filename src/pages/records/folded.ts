import { html } from 'ghtml'
import { measure } from '../../core/badge/lettering.ts'

/** Of text at 1 em: about five lines of a wide screen and fifteen of a narrow one. */
const mostEm = 280
const mostLines = 8

/** Whether a text is so long that what stands below it would be out of sight. Only its beginning is looked at. */
export const isLong = (text: string): boolean =>
  text.split('\n', mostLines + 1).length > mostLines || measure(text.slice(0, 1_000)) > mostEm

/**
 * A long text with its first lines in view and the rest a click away, without a script; a short one as it is. `block`
 * is the HTML of the text. A browser that does not know ::details-content shows the control alone until it is opened.
 */
export const folded = (text: string, block: string): string =>
  isLong(text)
    ? html`<details class="fold">
        <summary><span class="more">Show the whole text</span><span class="less">Show less</span></summary>
        !${block}
      </details>`
    : block

/** How many items of a list are in view at first. */
const mostItems = 8

/** A list of items of ours; of a long one the first are in view and the others a click away, without a script. */
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
