/** Key material in the form: the page says what to do next, and nothing can be sent until it is gone. */
import { element } from './element.ts'
import type { LiveAnswer } from './protocol.ts'

export interface KeyGuard {
  /** Shows or hides the alarm. */
  readonly update: (answer: Pick<LiveAnswer, 'keys' | 'keyFields'>) => void
  /** Whether the form holds key material, by the last update. */
  readonly holdsKey: () => boolean
  /** Moves the focus to the alarm. */
  readonly explain: () => void
}

const exposed = 'Treat it as exposed: move what it guards to a new key, in your own wallet, and delete it here.'

/**
 * @param after the alarm is put behind this element
 * @param remove deletes the key material from the text
 */
export function createKeyGuard(form: HTMLFormElement, after: HTMLElement, remove: () => void): KeyGuard {
  const what = element('strong')
  const button = element('button', { type: 'button', class: 'button plain' }, 'Remove it')
  const alarm = element(
    'div',
    { class: 'alarm key-alarm', id: 'key-alarm', tabindex: '-1', hidden: '' },
    element('p', {}, what, ' It was not sent or stored, and cannot be sent. ', exposed),
    button,
  )
  after.after(alarm)
  button.addEventListener('click', remove)

  return {
    update: ({ keys, keyFields }) => {
      const holds = keys.length + keyFields.length > 0
      alarm.hidden = !holds
      button.hidden = keys.length === 0
      what.textContent = keys[0] === undefined ? 'A field below holds a key.' : `Your text holds a ${keys[0].kind}.`
      for (const field of form.elements) {
        if (field instanceof HTMLButtonElement && field.type === 'submit') disable(field, holds)
        if (field instanceof HTMLInputElement) veil(field, keyFields.includes(field.name))
      }
    },
    holdsKey: () => !alarm.hidden,
    explain: () => {
      alarm.scrollIntoView({ block: 'nearest' })
      alarm.focus({ preventScroll: true })
    },
  }
}

/** A disabled button keeps its focus and says why; the guard of `submit` stops it. */
function disable(button: HTMLButtonElement, disabled: boolean): void {
  if (disabled) {
    button.setAttribute('aria-disabled', 'true')
    button.setAttribute('aria-describedby', 'key-alarm')
  } else if (button.hasAttribute('aria-disabled')) {
    button.removeAttribute('aria-disabled')
    button.removeAttribute('aria-describedby')
  }
}

function veil(field: HTMLInputElement, holds: boolean): void {
  // A field that the service marked as wrong keeps its mark: only what this guard set is taken away.
  if (holds === field.classList.contains('holds-key')) return
  field.classList.toggle('holds-key', holds)
  if (holds) field.setAttribute('aria-invalid', 'true')
  else field.removeAttribute('aria-invalid')
}
