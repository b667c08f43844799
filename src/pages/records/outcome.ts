import { html } from 'ghtml'
import type { Outcome, Severity } from '../../core/finding.ts'

/** The kind of a sign; `warn` is a question, `alarm` a danger, `off` neutral, `wait` a clock. */
export type Sign = Outcome | 'off' | 'wait' | 'alarm'

const signs: Readonly<Record<Sign, string>> = {
  pass: 'M6.500 12.500l3.500 3.500l7.500-8',
  warn: 'M9.200 8.200a2.900 2.900 0 1 1 4.400 2.500c-1.100.700-1.600 1.200-1.600 2.200M12 16.500v.010',
  fail: 'M8 8l8 8M16 8l-8 8',
  off: 'M7.500 12h9',
  wait: 'M12 6.500v5.500l3.500 2.500',
  alarm: 'M12 6.500v7M12 17v.010',
}

const shapes: Readonly<Record<Sign, string>> = {
  pass: '<circle cx="12" cy="12" r="10"/>',
  warn: '<path d="M12 1.500c6 0 10.500 4.200 10.500 9.800s-4.500 9.800-10.500 9.800c-1.200 0-2.400-.200-3.500-.500l-5.500 2.400 1.200-5.200c-1.700-1.700-2.700-4-2.700-6.500c0-5.600 4.500-9.800 10.500-9.800z"/>',
  fail: '<path d="M7.500 1.500h9l6 6v9l-6 6h-9l-6-6v-9z"/>',
  off: '<rect x="2" y="2" width="20" height="20" rx="5"/>',
  wait: '<circle cx="12" cy="12" r="10"/>',
  alarm: '<path d="M12 1.500L23 21.500H1z"/>',
}

/** The words of the rules, for pages about them. */
const words: Readonly<Record<Outcome, string>> = { pass: 'Pass', warn: 'Warn', fail: 'Fail' }

/** The icon of a sign. The shapes differ, so that colour is never the only difference. */
export const signIcon = (sign: Sign): string =>
  `<svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false"><g fill="currentColor">${shapes[sign]}</g><path class="sign" d="${signs[sign]}" fill="none" stroke-width="2.400" stroke-linecap="round" stroke-linejoin="round"/></svg>`

/** A word with its icon. */
export const signTag = (sign: Sign, word: string): string =>
  html`<span class="tag ${sign}">!${signIcon(sign)}<span>${word}</span></span>`

/** An outcome or severity as a word with its icon. */
export const outcomeTag = (outcome: Outcome | Severity): string => signTag(outcome, words[outcome])

/** A verdict as the title of a page: its icon, then its words. */
export const verdictHead = (outcome: Outcome, title: string): string =>
  html`<span class="verdict-icon ${outcome}">!${signIcon(outcome)}</span><span>${title}</span>`

/** What a finding asks for, as an icon whose words are for readers without eyes on it. */
export const severitySign = (severity: Severity): string =>
  html`<span class="tag ${severity}"
    >!${signIcon(severity)}<span class="hidden">${severityWords[severity]}</span></span
  >`

export const severityWords: Readonly<Record<Severity, string>> = { warn: 'A question', fail: 'Needs other words' }
