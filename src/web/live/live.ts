/**
 * Screening while one types: underlines in the editor, findings beside it, and a guard against key material. The text is
 * read by a worker of this page; nothing is sent until a button is pressed.
 */
import type { PageTools } from '../page/tools.ts'
import { startWorker } from '../page/trusted-types.ts'
import { createAsking, type ScreeningWorker } from './asking.ts'
import { createBackdrop } from './backdrop.ts'
import { allowsWeights, connectionHere } from './connection.ts'
import { editBetween, shifted } from './edit.ts'
import { createFindingList } from './finding-list.ts'
import { createFirstOffer } from './first-offer.ts'
import { readForm, replacePart, replaceText } from './form-text.ts'
import { createKeyGuard } from './key-guard.ts'
import { createPanel } from './panel.ts'
import { type Offer, offersByPassage, offersOf, stillThere } from './offers.ts'
import { lookedAt, type Passage } from './passages.ts'
import { piecesOf } from './pieces.ts'
import { createPointing } from './pointing.ts'
import type { LiveAnswer } from './protocol.ts'
import { guardSubmit } from './submit.ts'

/** How long typing pauses before a result is announced, in milliseconds. */
const announcePause = 1200

/** Starts live screening of the form of the studio. */
export function start(root: HTMLElement, { draft }: PageTools): void {
  const form = root as HTMLFormElement
  const area = form.querySelector<HTMLTextAreaElement>('#idea')
  const editor = area?.parentElement
  const status = form.querySelector<HTMLElement>('.editor-status')
  const section = document.querySelector<HTMLElement>('#live')
  if (area === null || !editor || status === null || section === null) return
  // Its red underlines would look like findings, and some browsers send what they check to a service.
  area.spellcheck = false

  let text = area.value
  let passages: readonly Passage[] = []
  /** Safer words for passages. They move with the text, and go when theirs is changed. */
  let offers: readonly Offer[] = []
  /** The last text in which no key was found when every list was searched: the only text that is kept. */
  let keyless = ''
  let announceTimer: ReturnType<typeof setTimeout> | undefined

  const backdrop = createBackdrop(area)
  const panel = createPanel(section, status)
  const pointing = createPointing({
    area,
    backdrop,
    passages: () => passages,
    onChange: () => {
      paint()
    },
    say: panel.say,
  })
  const list = createFindingList(panel.list, {
    onPoint: pointing.point,
    onChoose: (number) => {
      panel.close()
      pointing.goTo(passages.find((passage) => passage.number === number))
    },
    onUse: (number) => {
      use(number)
    },
  })
  const first = createFirstOffer(status, (number) => {
    use(number)
  })
  const guard = createKeyGuard(form, editor, () => {
    const kept = piecesOf(text, passages).filter(({ mark }) => mark !== 'secret')
    const rest = kept.map((piece) => piece.text).join('')
    // No step that can be undone: it would bring the key back.
    replaceText(area, rest.replace(/ {2,}/g, ' '), false)
    area.focus()
    panel.say('The key was removed from the text.')
  })

  const use = (number: number): void => {
    const offer = offersByPassage(passages, offers).get(number)
    if (offer === undefined) return
    panel.close()
    replacePart(area, offer)
    panel.say('The safer words are in your text. Undo brings yours back.')
  }
  const paint = (): void => {
    const active = pointing.active()
    backdrop.paint(piecesOf(text, passages), active)
    list.highlight(active, !pointing.isPointed())
    const veiled = passages.some(({ mark }) => mark === 'secret')
    if (veiled === editor.classList.contains('veiled')) return
    editor.classList.toggle('veiled', veiled)
    // What the browser itself keeps of a form may be written to a disk.
    area.autocomplete = veiled ? 'off' : ''
  }
  const offer = (next: readonly Offer[]): void => {
    offers = stillThere(text, next)
    const byPassage = offersByPassage(passages, offers)
    list.offer(byPassage)
    first.show(byPassage, passages.length > 0)
  }
  const keep = (sent: boolean): void => {
    draft.keep({ text: keyless, sent })
  }
  const announceLater = (pause: number): void => {
    clearTimeout(announceTimer)
    announceTimer = setTimeout(panel.announce, pause)
  }

  const onAnswer = (answer: LiveAnswer): void => {
    const { screening, keys, keyFields, final, keysFinal } = answer
    const whole = lookedAt(answer)
    const looked = text.trim() === '' ? { ...whole, passages: [] } : whole
    passages = looked.passages
    guard.update(answer)
    list.draw(looked)
    offer(offers)
    const nothing = text.trim() === '' && looked.elsewhere.length === 0
    panel.show(nothing ? null : { outcome: screening.outcome, looked, final })
    paint()
    pointing.update()
    if (keysFinal) keyless = keys.length > 0 ? '' : text
    keep(false)
    announceLater(keys.length + keyFields.length > 0 ? 0 : announcePause)
    document.dispatchEvent(new CustomEvent('laurel:screened', { detail: { screening, final } }))
  }
  const asking = createAsking({
    newWorker: () => startWorker('worker.js') as ScreeningWorker,
    read: () => readForm(form, area),
    mayLoadVerdict: () => allowsWeights(connectionHere()),
    onAnswer,
    onSafer: (safer) => {
      offer(offersOf(text, passages, safer))
    },
  })

  /** Takes over the text of the editor: marks move with it until the next answer. */
  const follow = (): void => {
    const edit = editBetween(text, area.value)
    if (edit === null) return
    text = area.value
    passages = shifted(passages, edit)
    offer(shifted(offers, edit))
    clearTimeout(announceTimer)
    paint()
  }
  area.addEventListener('focus', asking.start)
  form.addEventListener('input', (event) => {
    follow()
    asking.start()
    asking.changed(event instanceof InputEvent && event.inputType.startsWith('insertFrom'))
  })
  document.addEventListener('laurel:idea', (event) => {
    const idea: unknown = event instanceof CustomEvent ? (event.detail as { readonly idea?: unknown }).idea : undefined
    if (typeof idea === 'string') replaceText(area, idea, true)
  })
  guardSubmit({
    form,
    area,
    asking,
    guard,
    say: panel.say,
    onSend: () => {
      keep(true)
    },
  })

  // The browser itself brings back what a form held, but not in every case.
  const kept = draft.kept()
  if (kept !== null && area.value === area.defaultValue && (draft.isReturning() || area.value === '')) area.value = kept
  // No key was found in it. Without it the first answer, which has not searched every list yet, would remove the draft.
  keyless = kept ?? ''
  addEventListener('pageshow', follow)
  follow()
  // A text that is there already, as from a lesson, is screened at once, unless the editor is folded below a result.
  const filled = area.value.trim() !== '' && area.checkVisibility()
  if (filled || document.activeElement === area) asking.start()
  if (filled) asking.changed(true)
}
