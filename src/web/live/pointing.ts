/** Which passage the person is at: by caret, pointer or keyboard. */
import type { Backdrop } from './backdrop.ts'
import { nextPassage, passageAt, type Passage } from './passages.ts'

export interface Pointing {
  /** The number of the passage to highlight. The pointer counts more than the caret. */
  readonly active: () => number | null
  /** Whether the pointer or the focus is on it, and not only the caret. */
  readonly isPointed: () => boolean
  /** Reports that the pointer or the focus is on the entry of a passage, or on none. */
  readonly point: (number: number | null) => void
  /** Reads the caret again. */
  readonly update: () => void
  /** Selects a passage in the editor and scrolls to it. */
  readonly goTo: (passage: Passage | undefined) => void
}

interface Options {
  readonly area: HTMLTextAreaElement
  readonly backdrop: Backdrop
  readonly passages: () => readonly Passage[]
  /** Called when another passage is active. */
  readonly onChange: () => void
  /** Announces a sentence. */
  readonly say: (sentence: string) => void
}

/** Alt + ArrowDown goes to the next passage, Alt + ArrowUp to the one before. */
const steps: Readonly<Record<string, 'next' | 'back'>> = { ArrowDown: 'next', ArrowUp: 'back' }

export function createPointing({ area, backdrop, passages, onChange, say }: Options): Pointing {
  let caret: number | null = null
  let pointed: number | null = null

  const point = (number: number | null): void => {
    if (number === pointed) return
    pointed = number
    onChange()
  }
  const update = (): void => {
    const inEditor = document.activeElement === area
    const now = inEditor ? (passageAt(passages(), area.selectionStart)?.number ?? null) : null
    if (now === caret) return
    caret = now
    onChange()
  }
  const goTo = (passage: Passage | undefined): void => {
    if (passage === undefined) return
    area.focus({ preventScroll: true })
    area.setSelectionRange(passage.start, passage.end)
    update()
    backdrop.reveal(passage.number)
  }

  document.addEventListener('selectionchange', () => {
    if (document.activeElement === area) update()
  })
  area.addEventListener('blur', update)
  area.addEventListener('keydown', (event) => {
    const step = event.altKey ? steps[event.key] : undefined
    if (step === undefined || passages().length === 0) return
    event.preventDefault()
    const next = nextPassage(passages(), { start: area.selectionStart, end: area.selectionEnd }, step === 'back')
    if (next === undefined) return
    goTo(next)
    say(`Finding ${next.number} of ${passages().length}: ${next.findings.map(({ advice }) => advice).join(' ')}`)
  })
  let moving = false
  area.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (moving) return
    moving = true
    requestAnimationFrame(() => {
      moving = false
      point(backdrop.passagesAt(clientX, clientY).at(-1) ?? null)
    })
  })
  area.addEventListener('pointerleave', () => {
    point(null)
  })
  return { active: () => pointed ?? caret, isPointed: () => pointed !== null, point, update, goTo }
}
