import { html } from 'ghtml'

/** A button that copies an address. Its script shows it (src/web/copy). */
export const copyLink = (address: string): string =>
  html`<button type="button" class="button plain screen" data-module="copy" data-address="${address}" hidden>
    Copy link
  </button>`
