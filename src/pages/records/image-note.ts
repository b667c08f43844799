import { html } from 'ghtml'

/** The note beside a badge whose picture file leaves something out; the badge on the page uses the reader's fonts. */
export const imageNote = (omits: readonly string[] | null): string =>
  omits === null
    ? ''
    : html`<p class="quiet">
        The picture to share cannot draw ${listed(omits)} yet, so what is written that way is left out there. The badge
        on this page shows all of it.
      </p>`

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
