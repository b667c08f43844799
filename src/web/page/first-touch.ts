import type { Draft } from '../live/draft.ts'

/**
 * Calls `begin` once: when the page is first touched, by a pointer, a key or focus, or at once if there is text to work
 * on: in a text area of the form, or kept for this page by this tab. What it loads is no part of the first view.
 *
 * A form that is sent earlier waits until `begin` has finished, because what it starts keeps keys from being sent.
 */
export function atFirstTouch(form: HTMLFormElement, draft: Draft, begin: () => Promise<void>): void {
  const listening = new AbortController()
  const { signal } = listening
  let begun: Promise<void> | undefined
  const once = (): Promise<void> =>
    (begun ??= begin().finally(() => {
      listening.abort()
    }))
  const ifFilled = (): void => {
    const areas = [...form.querySelectorAll('textarea')]
    if (draft.kept() !== null || areas.some((area) => area.value !== '' || area === document.activeElement)) void once()
  }
  for (const type of ['pointerdown', 'keydown', 'focusin', 'input'])
    document.addEventListener(type, () => void once(), { capture: true, signal })
  // The browser may bring back what a form held after scripts have run.
  addEventListener('pageshow', ifFilled, { signal })
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      const send = (): void => {
        form.requestSubmit(event.submitter)
      }
      once().then(send, send)
    },
    { signal },
  )
  ifFilled()
}
