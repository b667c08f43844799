import { html } from 'ghtml'

/**
 * The nonce of a form. A script fills it with random bits whenever the form is shown (src/web/page/form-nonce.ts): a form that is
 * sent twice, by a double click or a reload, gives one result, and the same text typed later gives another. Without a
 * script it is empty, and the same text from the same address gives the same result for 24 hours (docs/decisions/0017).
 */
export const nonceField = (nonce = ''): string =>
  html`<input type="hidden" name="nonce" value="${nonce}" autocomplete="off" />`
