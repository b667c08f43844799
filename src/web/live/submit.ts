/** What happens between a press of a button and the request: a look for keys, and a question to a text without an idea. */
import type { Asking } from './asking.ts'
import { element } from './element.ts'
import type { KeyGuard } from './key-guard.ts'
import { allowsWeights, connectionHere, isLongEnough } from './connection.ts'

/** How long a press waits for the look for keys, and for the verdict on a very short text, in milliseconds. */
const limits = { keys: 5000, question: 2000 } as const

interface Submitting {
  readonly form: HTMLFormElement
  readonly area: HTMLTextAreaElement
  readonly asking: Asking
  readonly guard: KeyGuard
  /** Called when the form is sent. */
  readonly onSend: () => void
  /** Announces a sentence. */
  readonly say: (sentence: string) => void
}

const question =
  'What would this badge honour? Say in a sentence who gets it and what they did, for example: “A badge for pupils who finish the bird-watching course.”'

/** Guards the form. A form that was let through is sent as the browser sends it. */
export function guardSubmit({ form, area, asking, guard, onSend, say }: Submitting): void {
  let passed = false
  let waits = false
  /** The text that was asked about; pressed again, it is sent, and the server answers. */
  let questioned = ''
  const asks = element('p', { class: 'question', id: 'idea-question', hidden: '' }, question)
  form.querySelector('.editor')?.before(asks)
  area.addEventListener('input', () => (asks.hidden = true))

  /** Whether the form may be sent now. */
  const check = async (wantsBadge: boolean): Promise<boolean> => {
    const short = wantsBadge && !isLongEnough(area.value) && questioned !== area.value
    const answer = await asking.settled(limits.keys)
    if (guard.holdsKey()) {
      guard.explain()
      return false
    }
    if (!short || answer === null || !allowsWeights(connectionHere())) return true
    const verdict = await asking.settled(limits.question, true)
    if (verdict?.screening.findings.some(({ ruleId }) => ruleId === 'ambiguity.no-idea') !== true) return true
    questioned = area.value
    asks.hidden = false
    say(question)
    area.focus()
    return false
  }

  form.addEventListener('submit', (event) => {
    if (passed) {
      passed = false
      onSend()
      return
    }
    event.preventDefault()
    if (waits) return
    waits = true
    const button = event.submitter instanceof HTMLButtonElement ? event.submitter : null
    button?.setAttribute('aria-busy', 'true')
    void check(button?.value !== 'false')
      .then((may) => {
        waits = false
        if (!may) return
        passed = true
        form.requestSubmit(button)
      })
      .finally(() => button?.removeAttribute('aria-busy'))
  })
}
