import { html } from 'ghtml'
import { segment } from '../html.ts'

/** A new record with its deletion token. */
export interface Deletable {
  readonly kind: 'receipt' | 'report'
  readonly id: string
  readonly token: string
}

const nouns = { receipt: 'mock receipt', report: 'report' } as const

/**
 * A form that deletes a record with two clicks and says how to do so later. Only for the page of a new result, which is
 * private to its creator, because it shows the token.
 */
export const deleteForm = ({ kind, id, token }: Deletable): string => html`
  <details class="delete screen">
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
    <p>
      To do so another day, keep its address and this code, and use
      <a href="/privacy#delete">the form on the privacy page</a>. It is shown here alone, and whoever has it can delete
      the ${nouns[kind]} at <a href="/${kind}/${segment(id)}">/${kind}/${segment(id)}</a>.
    </p>
    <p class="digest"><code>${token}</code></p>
  </details>
`
