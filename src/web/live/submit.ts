/** What happens between a press of a button and the request: a look for keys, and a question to a text without an idea. */
import type { Asking } from './asking.ts'
import { element } from './element.ts'
import type { KeyGuard } from './key-guard.ts'
import { isLongEnough } from './connection.ts'

/**
 * How long a press waits for the look for keys, and for all rules on a very short text, in milliseconds. The screener is
 * 120 KB, so a slow phone on a bad line may need several seconds until it has looked for keys, and no key may be sent.
 */
const limits = { keys: 15_000, question: 3_000 } as const

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
  const asks = element('p', { class: 'question', id: 'idea-question', hidden: '' }, question)
  form.querySelector('.editor')?.before(asks)
  area.addEventListener('input', () => (asks.hidden = true))

  /** Whether a text may hold no idea. */
  const isShort = (wantsBadge: boolean): boolean => wantsBadge && !isLongEnough(area.value)
  /** Whether the form may be sent now. */
  const check = async (wantsBadge: boolean): Promise<boolean> => {
    const answer = await asking.settled(limits.keys)
    if (guard.holdsKey()) {
      guard.explain()
      return false
    }
    if (!isShort(wantsBadge) || answer === null) return true
    const read = await asking.settled(limits.question, 'rules')
    if (read?.screening.findings.some(({ ruleId }) => ruleId === 'ambiguity.no-idea') !== true) return true
    asks.hidden = false
    say(question)
    area.focus()
    return false
  }

  form.addEventListener('submit', (event) => {
    if (passed) {
      onSend()
      return
    }
    const button = event.submitter instanceof HTMLButtonElement ? event.submitter : null
    const wantsBadge = button?.value !== 'false'
    if (!waits && !guard.holdsKey() && !isShort(wantsBadge) && asking.current() !== null) {
      onSend()
      return
    }
    event.preventDefault()
    if (guard.holdsKey()) guard.explain()
    if (waits || guard.holdsKey()) return
    waits = true
    const pressed = area.value
    button?.setAttribute('aria-busy', 'true')
    const decide = async (): Promise<void> => {
      const may = await check(wantsBadge)
      // A form cannot be sent again while its event is being handled, so in a task of its own.
      await new Promise((resolve) => setTimeout(resolve))
      waits = false
      button?.removeAttribute('aria-busy')
      // What was typed since the press was not meant by it.
      if (!may || guard.holdsKey() || area.value !== pressed) return
      passed = true
      form.requestSubmit(button)
      passed = false
    }
    void decide()
  })
}
