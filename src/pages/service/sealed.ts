import { html } from 'ghtml'
import { seal } from '../seal.ts'

export interface Sealed {
  /** What the drawing of the seal is made from: equal seeds give equal seals. */
  readonly seed: string
  /** The middle of the seal: SVG elements in a square of 40 about the origin. */
  readonly centre: string
  /** HTML beside the seal: title, lead and what to do next. */
  readonly body: string
  /** Whether the seal is grey: something ended. */
  readonly quiet?: boolean
}

/**
 * The main part of a page that says one thing: an error, or that something is done. A narrow screen shows a seal of fewer
 * lines, because the many of the large one run together.
 */
export const sealed = ({ seed, centre, body, quiet = false }: Sealed): string => html`
  <article class="sealed !${quiet ? 'quiet-seal' : ''}">
    !${seal(seed, 'page-seal', { size: 'large', centre })} !${seal(seed, 'phone-seal', { size: 'small', centre })}
    <div>!${body}</div>
  </article>
`

/** The middle of the seal of a page that says that a key works no more. */
export const struckKey =
  '<path d="M-4 0h17v6M7 0v5M-15-15L15 15" stroke-width="3"/><circle cx="-10" r="6" stroke-width="3"/>'

/** The middle of the seal of a page that says that a badge or a report is gone: as wide as the seal allows. */
export const struckBadge =
  '<circle class="seal-plate" r="42" stroke-width="0.9"/><g transform="scale(1.8)"><circle r="12" stroke-width="2.4" stroke-dasharray="5 4"/><path d="M-15-15L15 15" stroke-width="2.4"/></g>'

/** The middle of the seal of a page about a mail that comes later. */
export const envelope = '<path d="M-15-10h30v20h-30zM-15-10L0 3L15-10" stroke-width="3" stroke-linejoin="round"/>'

/** The middle of the seal of a page that says that something is done. */
export const tick = '<path d="M-11 1l8 8l14-17" stroke-width="4"/>'
