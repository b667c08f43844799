import { html } from 'ghtml'
import { measure } from '../core/badge/lettering.ts'

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
