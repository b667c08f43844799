import { html } from 'ghtml'
import { keptFor } from '../service/stored.ts'

/** The line about who can open the page of a record and how long it is kept (docs/spec/security.md 38). */
export const keptLine = (retentionDays: number | null): string => html`
  <p class="quiet screen">
    Whoever has this address can open it; it is listed nowhere and ${keptFor(retentionDays)}.
    <a href="/privacy">What is stored, and how to delete it</a>
  </p>
`
