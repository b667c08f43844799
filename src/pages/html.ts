import { html } from 'ghtml'
import { displayDate, displayText, displayTime } from '../core/display.ts'
import type { DisplayOptions } from '../core/display.ts'

// In a ghtml template `${x}` is escaped and `!${x}` is not: only strings that a template of ours made take the `!`.

/** A person's text inside a line of ours, safe to show and kept apart from the direction of the words around it. */
export function userText(text: string): string {
  const shown = displayText(text)
  return shown === '' ? nothing : html`<bdi class="user">${shown}</bdi>`
}

/** A person's text that fills a block; the block has `dir="auto"`, which looks into no `bdi`. */
export function userBlock(text: string, options: DisplayOptions = {}): string {
  const shown = displayText(text, options)
  return shown.trim() === '' ? nothing : html`${shown}`
}

const nothing = '<em>(no visible text)</em>'

/** A moment in UTC, readable for people and machines. */
export const timeElement = (iso: string): string => html`<time datetime="${iso}">${displayTime(iso)}</time>`

/** A day in UTC. */
export const dateElement = (iso: string): string => html`<time datetime="${iso}">${displayDate(iso)}</time>`

/** One part of a path, from an id. */
export const segment = (id: string): string => encodeURIComponent(id.toWellFormed())
