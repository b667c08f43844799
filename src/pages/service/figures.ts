import { n, rosette, weave } from '../../core/badge/ornament.ts'

/** A seal with a number in its middle, for the steps of an explanation. Drawn by the ornaments of the badges. */
export const numberSeal = (number: number): string =>
  `<svg class="number-seal" viewBox="-50 -50 100 100" aria-hidden="true" focusable="false"><g fill="none" stroke="currentColor" stroke-width=".9"><path d="${weave(33, 47, 9 + number, 3)}"/><circle r="31"/></g><text y="11" text-anchor="middle" font-size="32" fill="currentColor">${n(number)}</text></svg>`

/** The large seal of the page: weaves around a rosette, as on old certificates. */
export const largeSeal = `<svg class="large-seal" viewBox="-120 -120 240 240" aria-hidden="true" focusable="false"><g fill="none" stroke="currentColor" stroke-width=".7"><circle r="117"/><path d="${weave(88, 114, 18, 5)}"/><circle r="86"/><path d="${weave(52, 84, 12, 4)}"/><circle r="50"/><path d="${rosette(47, 9, 6, 0.62, 0.42)}"/></g></svg>`
