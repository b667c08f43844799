import { html } from 'ghtml'

/** The title of a page in a size for its length: some 20 letters are set large, some 60 small. */
export const pageTitle = (text: string): string => html`<h1 class="${titleClass(text)}">${text}</h1>`

/** The class of an h1 for a text of this length; empty for the size between. */
export function titleClass(text: string): '' | 'brief' | 'long' {
  const { length } = text
  return length <= 24 ? 'brief' : length > 56 ? 'long' : ''
}
