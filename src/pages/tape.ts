import { html } from 'ghtml'
import { mockLabel, notOnChain } from '../core/words.ts'

/** The hatched tape beside a badge, which says that it is a mock (`.tape` in assets/css/layout.css). Once a screen. */
export const mockTape = html`<p class="tape">
  <span><strong>${mockLabel}</strong> <span>${notOnChain}</span></span>
</p>`
