import { html } from 'ghtml'

/**
 * Tells one showing of a form from the next: a script fills it with random bits (assets/page.js), so that a form that is
 * sent twice, by a double click or a reload, makes one result, and the same words typed later make another. Without a
 * script it stays empty, and the same words from the same network give the same result for 24 hours.
 */
export const nonceField = (nonce = ''): string =>
  html`<input type="hidden" name="nonce" value="${nonce}" autocomplete="off" />`
