import { html } from 'ghtml'
import { displayDate, displayText, displayTime } from '../core/display.ts'
import type { DisplayOptions } from '../core/display.ts'

// In a ghtml template `${x}` is escaped and `!${x}` is not: only strings that a template of ours made take the `!`.

/** A person's text, safe to show and kept apart from the direction of the text around it. */
export function userText(text: string, options: DisplayOptions = {}): string {
  const shown = displayText(text, options)
  return shown.trim() === '' ? html`<em>(no visible text)</em>` : html`<bdi class="user">${shown}</bdi>`
}

/** A moment in UTC, readable for people and machines. */
export const timeElement = (iso: string): string => html`<time datetime="${iso}">${displayTime(iso)}</time>`

/** A day in UTC. */
export const dateElement = (iso: string): string => html`<time datetime="${iso}">${displayDate(iso)}</time>`

/** JSON for a data block inside a script element: nothing in it can end the element or start a comment. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** One part of a path, from an id. */
export const segment = (id: string): string => encodeURIComponent(id.toWellFormed())
