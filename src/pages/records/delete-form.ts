import { html } from 'ghtml'
import type { Outcome } from '../../core/finding.ts'
import { segment } from '../html.ts'

/** A new record with its deletion token. */
export interface Deletable {
  readonly kind: 'receipt' | 'report'
  readonly id: string
  readonly token: string
  /** What the browser lists it under: the name of a receipt, the redacted idea of a report. Never unredacted text. */
  readonly name: string
  /** The outcome of a report. */
  readonly outcome?: Outcome
}

const nouns = { receipt: 'mock badge', report: 'report' } as const

/** The most characters of a name in the list of the browser. */
const longestName = 80

/** A name of one line, cut after a word; in a script without blanks, or in one very long word, after a character. */
const shortened = (name: string): string => {
  const letters = Array.from(name.replace(/\s+/g, ' ').trim())
  if (letters.length <= longestName) return letters.join('')
  const blank = letters.lastIndexOf(' ', longestName)
  const kept = letters.slice(0, blank < longestName / 2 ? longestName : blank)
  while (' .,:;!?–—-'.includes(kept.at(-1) ?? 'none')) kept.pop()
  return `${kept.join('')}…`
}

/**
 * A form that deletes a record with two clicks and says how to do so later. Only for the page of a new result, which is
 * private to its creator, because it shows the token. `src/web/things/remember.ts` lists the record in My things.
 */
export const deleteForm = ({ kind, id, token, name, outcome }: Deletable): string => html`
  <details
    class="delete screen"
    data-module="things"
    data-kind="${kind}"
    data-id="${id}"
    data-name="${shortened(name)}"
    !${outcome === undefined ? '' : html`data-outcome="${outcome}"`}
  >
    <summary>Delete this ${nouns[kind]}</summary>
    <p>
      It goes at once and for good: the ${nouns[kind]}, its page and every stored answer that holds it. A proof of its
      hash stays; it holds no text.
    </p>
    <form method="post" action="/delete">
      <input type="hidden" name="record" value="${id}" />
      <input type="hidden" name="deleteToken" value="${token}" />
      <p class="buttons"><button class="button plain">Delete the ${nouns[kind]}</button></p>
    </form>
    <p data-when="kept" hidden>
      This browser keeps it, with its code, under <a href="/mine">My things</a>: you can delete it there another day.
    </p>
    <p data-when="not-kept">
      To do so another day, keep its address and this code, and use
      <a href="/privacy#delete">the form on the privacy page</a>. It is shown here alone, and whoever has it can delete
      the ${nouns[kind]} at <a href="/${kind}/${segment(id)}">/${kind}/${segment(id)}</a>.
    </p>
    <p class="digest"><code>${token}</code></p>
  </details>
`
