import { html } from 'ghtml'
import type { Outcome, Severity } from '../core/finding.ts'

const signs: Readonly<Record<Outcome, { readonly word: string; readonly path: string }>> = {
  pass: { word: 'Pass', path: 'M6.500 12.500l3.500 3.500l7.500-8' },
  warn: { word: 'Warn', path: 'M12 6.500v7M12 17v.010' },
  fail: { word: 'Fail', path: 'M8 8l8 8M16 8l-8 8' },
}

const shapes: Readonly<Record<Outcome, string>> = {
  pass: '<circle cx="12" cy="12" r="10"/>',
  warn: '<path d="M12 1.500L23 21.500H1z"/>',
  fail: '<path d="M7.500 1.500h9l6 6v9l-6 6h-9l-6-6v-9z"/>',
}

/** Shape and sign differ too, so that the outcome never hangs on a colour. */
const icon = (outcome: Outcome): string =>
  `<svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false"><g fill="currentColor">${shapes[outcome]}</g><path class="sign" d="${signs[outcome].path}" fill="none" stroke-width="2.400" stroke-linecap="round" stroke-linejoin="round"/></svg>`

/** An outcome or severity as a word with its sign. */
export const outcomeTag = (outcome: Outcome | Severity): string =>
  html`<span class="tag ${outcome}">!${icon(outcome)}<span>${signs[outcome].word}</span></span>`
