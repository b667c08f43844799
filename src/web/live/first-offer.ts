/** The first safer words directly below the editor, in the card of the only finding if there is one. */
import { element } from './element.ts'
import { saferBox } from './finding-list.ts'
import type { Offer } from './offers.ts'

export interface FirstOffer {
  /** Shows the first of the offers, by the numbers of their passages. `found`: whether the text has findings. */
  readonly show: (offers: ReadonlyMap<number, Offer>, found: boolean) => void
}

/**
 * @param status what is below the editor; beside a wide editor the style sheet does not show the same words again
 * @param onUse the words of the passage with this number were chosen
 */
export function createFirstOffer(status: HTMLElement, onUse: (number: number) => void): FirstOffer {
  const box = element('div', { class: 'first-offer', hidden: '' })
  status.querySelector('.told')?.append(box)
  let number = 0
  box.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('.use') !== null) onUse(number)
  })
  return {
    show: (offers, found) => {
      const [first] = offers
      // Words that no longer fit are made invisible but keep their place, so that the page does not jump while one types.
      box.classList.toggle('stale', first === undefined)
      if (!found) {
        box.hidden = true
        box.replaceChildren()
      }
      if (first === undefined) return
      number = first[0]
      const next = saferBox(...first)
      if (box.textContent !== next.textContent) box.replaceChildren(next)
      box.hidden = false
    },
  }
}
