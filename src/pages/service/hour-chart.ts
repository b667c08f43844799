import { html } from 'ghtml'
import { displayTime } from '../../core/display.ts'

/** One count per hour, the oldest first; the last hour is not over. */
export interface HourChart {
  readonly name: string
  readonly values: readonly number[]
  /** When each hour began, ISO 8601. */
  readonly hours: readonly string[]
  /** The value of the full height, common to charts side by side; at least the largest value. */
  readonly most: number
  /** CSS class for the colour of the bars. */
  readonly tone: 'pass' | 'warn' | 'fail' | 'plain'
}

const width = 10
const height = 60
/** Least height of a bar, so that one in a hundred is visible. */
const least = 2

export const clock = (iso: string): string => iso.slice(11, 16)

/** A whole number with a narrow space, at which no line breaks, between thousands. */
export const wholeNumber = (value: number): string => value.toLocaleString('en').replaceAll(',', '\u202f')

const sumOf = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

/**
 * One count as a bar chart. The picture scales, so it has no text; its label describes it, and the page has all numbers
 * in a table.
 */
export function hourChart({ name, values, hours, most, tone }: HourChart): string {
  const sum = sumOf(values)
  const bars = values.map((value, i) => {
    if (value === 0) return ''
    const tall = Math.max(least, Math.round((value / most) * (height - 2) * 10) / 10)
    const running = i === values.length - 1 ? ' class="running"' : ''
    return `<rect${running} x="${i * width + 1}" y="${Math.round((height - tall) * 10) / 10}" width="${width - 2}" height="${tall}"/>`
  })
  const total = values.length * width
  return html`
    <figure class="hours ${tone}">
      <svg
        role="img"
        aria-label="${labelOf(name, sum, values, hours)}"
        viewBox="0 0 ${total} ${height}"
        preserveAspectRatio="none"
        focusable="false"
      >
        <path class="ground" d="M0 ${height - 0.5}h${total}" />
        !${bars.join('')}
      </svg>
    </figure>
  `
}

/** The label of a chart: the sum, and the hour with the largest count. */
function labelOf(name: string, sum: number, values: readonly number[], hours: readonly string[]): string {
  if (sum === 0) return `${name}: none in the last 24 hours.`
  const top = Math.max(...values)
  const at = hours[values.indexOf(top)] ?? ''
  return `${name}: ${sum} in the last 24 hours, most in the hour from ${displayTime(at)}: ${top}.`
}
