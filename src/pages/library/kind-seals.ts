import { html } from 'ghtml'
import { seal } from '../seal.ts'

/** The drawing in the middle of the seal of each kind of lesson, in a square of 40 about the origin. */
const drawings: Readonly<Record<string, string>> = {
  Guide: 'M0-9C-4-13-11-13-17-11V11C-11 9-4 9 0 13C4 9 11 9 17 11V-11C11-13 4-13 0-9ZV13',
  Playbook: 'M-17 13H-7V4H3V-5H13V-14',
  Checklist: 'M-16-8l4 4 7-8M-16 8l4 4 7-8M3-7H16M3 9H16',
  'Case Study': 'M-14-3a11 11 0 1 0 22 0a11 11 0 1 0-22 0M5 5L15 15',
  Protocol: 'M-15-7H14M7-14l7 7-7 7M15 7H-14M-7 0l-7 7 7 7',
  Runbook: 'M-15 1a15 15 0 1 0 30 0a15 15 0 1 0-30 0M0-8V1L6 6',
  'Security Brief': 'M0-17L14-12V0C14 9 7 14 0 17C-7 14-14 9-14 0V-12ZM-6 0l4 5 8-9',
  Template: 'M-12-16H5l7 7V16H-12ZM5-16V-9H12M-6 0H6M-6 7H6',
  Workshop: 'M-15 15l3-11L8-16l8 8L-4 12ZM3-11l8 8',
  'attendance-badge': 'M0-16l5 10 11 1-8 8 2 11-10-5-10 5 2-11-8-8 11-1Z',
  certificate: 'M-16-12H16V11H6M-16-12V11H-4M-10-5H10M-10 1H4M1 5a5 5 0 1 0 .1 0M-2 14V20L1 18 4 20V14',
  collectible: 'M-11-16H11V16H-11ZM-11 6H11M0-11l6 6-6 6-6-6Z',
  Rule: 'M-7-16H7L16-7V7L7 16H-7L-16 7V-7ZM-8 0H8',
  API: 'M-6-14C-13-14-9-3-15 0C-9 3-13 14-6 14M6-14C13-14 9-3 15 0C9 3 13 14 6 14',
  Module: 'M-15-15H-3V-3H-15ZM3-15H15V-3H3ZM-15 3H-3V15H-15ZM3 3H15V15H3Z',
}

/** The seal of a kind of lesson, such as `Guide`; with the sprig for a kind without a drawing. */
export const kindSeal = (kind: string): string => {
  const drawing = drawings[kind]
  return seal(kind, 'seal', { size: 'small', ...(drawing !== undefined && { centre: `<path d="${drawing}"/>` }) })
}

const idOf = (kind: string): string => `kind-${kind.toLowerCase().replace(/[^a-z]+/g, '-')}`

/** The drawings of some kinds, once for a page that shows them many times with `kindIcon`. */
export const kindDrawings = (kinds: Iterable<string>): string =>
  html`<svg class="kind-drawings" aria-hidden="true">
    !${[...new Set(kinds)].map(
      (kind) =>
        html`<symbol id="${idOf(kind)}" viewBox="-24 -24 48 48">
          <path d="${drawings[kind] ?? drawings['Module']}" />
        </symbol>`,
    )}
  </svg>`

/** The drawing of a kind, which `kindDrawings` put into the page. */
export const kindIcon = (kind: string): string =>
  html`<svg class="kind-icon" aria-hidden="true" focusable="false"><use href="#${idOf(kind)}" /></svg>`
