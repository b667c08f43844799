/**
 * Screening while one types: underlines in the editor, findings beside it, and a guard against key material. The text is
 * read by a worker of this page; nothing is sent until a button is pressed.
 */
import { startWorker } from '../page/trusted-types.ts'
import { createAsking, type Asked, type ScreeningWorker } from './asking.ts'
import { createBackdrop } from './backdrop.ts'
import { allowsWeights, connectionHere } from './connection.ts'
import { isReturning, keepDraft, keptDraft } from './draft.ts'
import { editBetween, shifted } from './edit.ts'
import { createFindingList } from './finding-list.ts'
import { createKeyGuard } from './key-guard.ts'
import { createPanel } from './panel.ts'
import { lookedAt, nextPassage, passageAt, type Passage } from './passages.ts'
import { piecesOf } from './pieces.ts'
import type { LiveAnswer } from './protocol.ts'
import { guardSubmit } from './submit.ts'

/** How long typing pauses before a result is announced, in milliseconds. */
const announcePause = 1200

/** Fields that are not searched for keys as free text: the idea has its own search, the others are no texts. */
const otherFields = new Set(['idea', 'tokenType', 'network', 'audience', 'acceptRewrite', 'nonce', 'simulate'])

/** Starts live screening of the form of the studio. */
export function start(root: HTMLElement): void {
  const form = root as HTMLFormElement
  const area = form.querySelector<HTMLTextAreaElement>('#idea')
  const status = form.querySelector<HTMLElement>('.editor-status')
  const section = document.querySelector<HTMLElement>('#live')
  if (area === null || status === null || section === null) return
  // Its red underlines would look like findings, and some browsers send what they check to a service.
  area.spellcheck = false
  document.documentElement.classList.add('live-on')

  let text = area.value
  let passages: readonly Passage[] = []
  /** The passage at the caret, and the one that the pointer is on, which counts more. */
  let atCaret: number | null = null
  let pointed: number | null = null
  let announceTimer: ReturnType<typeof setTimeout> | undefined

  const backdrop = createBackdrop(area)
  const panel = createPanel(section, status)
  const guard = createKeyGuard(form, area.parentElement ?? area, () => {
    removeKeys()
  })
  const list = createFindingList(panel.list, {
    onPoint: (number) => {
      pointed = number
      paint()
    },
    onChoose: (number) => {
      panel.close()
      goTo(passages.find((passage) => passage.number === number))
    },
  })

  const paint = (): void => {
    const active = pointed ?? atCaret
    backdrop.paint(piecesOf(text, passages), active)
    list.highlight(active, pointed === null)
  }
  const veil = (): void => {
    const veiled = passages.some(({ mark }) => mark === 'secret')
    area.parentElement?.classList.toggle('veiled', veiled)
    // What the browser itself keeps of a form may be written to a disk.
    area.autocomplete = veiled ? 'off' : ''
  }
  const announceLater = (): void => {
    clearTimeout(announceTimer)
    announceTimer = setTimeout(panel.announce, announcePause)
  }

  const read = (): Asked => {
    const data = new FormData(form)
    const field = (name: string): string => (typeof data.get(name) === 'string' ? String(data.get(name)) : '')
    const fields = [...data.keys()].filter((name) => !otherFields.has(name)).map((name) => [name, field(name)] as const)
    return {
      idea: area.value,
      tokenType: field('tokenType'),
      network: field('network'),
      audience: field('audience'),
      fields: Object.fromEntries(fields),
    }
  }
  const onAnswer = (answer: LiveAnswer): void => {
    const { screening, keys, keyFields, final, keysFinal, languages } = answer
    const looked = lookedAt(answer)
    const isEmpty = text.trim() === ''
    passages = isEmpty ? [] : looked.passages
    veil()
    guard.update(answer)
    const found = isEmpty ? { ...looked, passages: [] } : looked
    list.draw(found)
    panel.show(isEmpty && looked.elsewhere.length === 0 ? null : { ...screening, looked: found, final, languages })
    paint()
    caretMoved()
    if (keysFinal) keepDraft(sessionStorage, location.pathname, { text, sent: false }, keys.length > 0)
    if (keys.length + keyFields.length > 0) panel.announce()
    else announceLater()
    document.dispatchEvent(new CustomEvent('laurel:screened', { detail: { screening, final } }))
  }
  const asking = createAsking({
    newWorker: () => startWorker('worker.js') as ScreeningWorker,
    read,
    mayLoadVerdict: () => allowsWeights(connectionHere()),
    onAnswer,
  })

  const changed = (now = false): void => {
    const edit = editBetween(text, area.value)
    if (edit !== null) {
      text = area.value
      passages = shifted(passages, edit)
      veil()
      paint()
      clearTimeout(announceTimer)
    }
    asking.start()
    asking.changed(now)
  }
  const caretMoved = (): void => {
    const inEditor = document.activeElement === area
    const now = inEditor ? (passageAt(passages, area.selectionStart)?.number ?? null) : null
    if (now === atCaret) return
    atCaret = now
    paint()
  }
  const goTo = (passage: Passage | undefined): void => {
    if (passage === undefined) return
    area.focus({ preventScroll: true })
    area.setSelectionRange(passage.start, passage.end)
    caretMoved()
    backdrop.reveal(passage.number)
  }
  /** Replaces the text. Not as a step that can be undone, when key material would come back. */
  const replaceText = (next: string, undoable: boolean): void => {
    if (undoable && area.value !== '') {
      area.focus({ preventScroll: true })
      area.select()
      // The only way to change a text so that Ctrl+Z takes it back.
      document.execCommand('insertText', false, next)
    }
    if (area.value !== next) area.value = next
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const removeKeys = (): void => {
    const kept = piecesOf(text, passages).filter(({ mark }) => mark !== 'secret')
    replaceText(
      kept
        .map((piece) => piece.text)
        .join('')
        .replace(/ {2,}/g, ' '),
      false,
    )
    area.focus()
    panel.say('The key was removed from the text.')
  }

  area.addEventListener('focus', asking.start)
  area.addEventListener('input', (event) => {
    changed(event instanceof InputEvent && event.inputType.startsWith('insertFrom'))
  })
  form.addEventListener('change', ({ target }) => {
    if (target !== area && asking.started()) asking.changed()
  })
  form.addEventListener('input', ({ target }) => {
    if (target !== area) changed()
  })
  document.addEventListener('selectionchange', () => {
    if (document.activeElement === area) caretMoved()
  })
  area.addEventListener('blur', caretMoved)
  area.addEventListener('keydown', (event) => {
    if (!event.altKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || passages.length === 0) return
    event.preventDefault()
    const at = { start: area.selectionStart, end: area.selectionEnd }
    const next = nextPassage(passages, at, event.key === 'ArrowUp')
    goTo(next)
    if (next !== undefined)
      panel.say(`Finding ${next.number} of ${passages.length}: ${next.findings.map(({ advice }) => advice).join(' ')}`)
  })
  let hovering = false
  area.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (hovering) return
    hovering = true
    requestAnimationFrame(() => {
      hovering = false
      const over = backdrop.passagesAt(clientX, clientY)
      const next = over.at(-1) ?? null
      if (next === pointed) return
      pointed = next
      paint()
    })
  })
  area.addEventListener('pointerleave', () => {
    pointed = null
    paint()
  })
  document.addEventListener('laurel:idea', (event) => {
    const idea: unknown = event instanceof CustomEvent ? (event.detail as { readonly idea?: unknown }).idea : undefined
    if (typeof idea === 'string') replaceText(idea, true)
  })
  guardSubmit({
    form,
    area,
    asking,
    guard,
    say: panel.say,
    onSend: () => {
      keepDraft(sessionStorage, location.pathname, { text, sent: true }, guard.holdsKey())
    },
  })

  // The browser itself brings back what a form held, but not in every case.
  const draft = keptDraft(sessionStorage, location.pathname, isReturning())
  if (draft !== null && area.value === area.defaultValue && (isReturning() || area.value === '')) {
    area.value = draft
    text = draft
  }
  paint()
  if (document.activeElement === area) asking.start()
}
