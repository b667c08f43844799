import { html } from 'ghtml'
import type { Outcome } from '../../core/finding.ts'
import { verdictTitle } from '../../core/verdict.ts'
import { signTag } from '../records/outcome.ts'
import { wholeNumber } from './hour-chart.ts'

/** The widths of the parts of the bar are shares of this. */
const barWidth = 1000

/**
 * Counts of ideas by their outcomes as HTML: their sum, and a bar whose parts are counted in words below it, in the colours
 * that the outcomes have on every page.
 */
export function outcomeBar(counts: readonly (readonly [outcome: Outcome, count: number])[]): string {
  const sum = counts.reduce((all, [, count]) => all + count, 0)
  let from = 0
  const parts = counts.map(([outcome, count]) => {
    const width = sum === 0 ? 0 : Math.round((count / sum) * barWidth * 10) / 10
    const part = `<rect class="${outcome}" x="${from}" width="${width}" height="16"/>`
    from = Math.round((from + width) * 10) / 10
    return part
  })
  return html`
    <p class="checked"><strong>${wholeNumber(sum)}</strong> ${sum === 1 ? 'idea' : 'ideas'} checked</p>
    !${
      sum === 0
        ? ''
        : `<svg class="outcomes" viewBox="0 0 ${barWidth} 16" preserveAspectRatio="none" aria-hidden="true" focusable="false">${parts.join('')}</svg>`
    }
    <ul class="outcome-counts">
      !${counts.map(
        ([outcome, count]) =>
          html`<li>!${signTag(outcome, verdictTitle(outcome))} <strong>${wholeNumber(count)}</strong></li>`,
      )}
    </ul>
  `
}
