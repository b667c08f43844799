import { html } from 'ghtml'
import { displayDate, displayText, displayTime } from '../core/display.ts'
import type { DisplayOptions } from '../core/display.ts'

// In a ghtml template `${x}` is escaped and `!${x}` is not: use `!` only for strings that another template made.

/** User text inside a line: escaped, in display form and with isolated text direction. */
export function userText(text: string): string {
  const shown = displayText(text)
  return shown === '' ? nothing : html`<bdi class="user">${shown}</bdi>`
}

/** User text that fills a block. Not in a `bdi`, because `dir="auto"` of the block ignores its content. */
export function userBlock(text: string, options: DisplayOptions = {}): string {
  const shown = displayText(text, options)
  return shown.trim() === '' ? nothing : html`${shown}`
}

const nothing = '<em>(no visible text)</em>'

/** A time in UTC as a time element. */
export const timeElement = (iso: string): string => html`<time datetime="${iso}">${displayTime(iso)}</time>`

/** A day in UTC as a time element. */
export const dateElement = (iso: string): string => html`<time datetime="${iso}">${displayDate(iso)}</time>`

/** An id as a segment of a path. */
export const segment = (id: string): string => encodeURIComponent(id.toWellFormed())

/** A reading time: `1 minute`, `10 minutes`. */
export const minutesText = (count: number): string => `${count} ${count === 1 ? 'minute' : 'minutes'}`
