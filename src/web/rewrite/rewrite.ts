/** Lets a person take the changes of a rewrite one by one. Without it the button above them takes all. */
import { displayParts } from '../../core/display.ts'
import { type Replacement, withChanges } from '../../core/rewrite/word-diff.ts'
import { Editor } from './editor.ts'

interface Choice extends Replacement {
  readonly item: HTMLElement
  readonly button: HTMLButtonElement
}

/** Adds controls to the changes in `root`, whose form holds the idea and whose list items hold the changes. */
export function start(root: HTMLElement): void {
  const form = root.querySelector<HTMLFormElement>('form.take')
  const list = root.querySelector('.choices')
  const idea = fieldOf(form, 'idea')?.value
  form?.addEventListener('submit', () => {
    takeDesign(form)
  })
  if (form === null || list === null || idea === undefined) return
  const items = [...list.querySelectorAll<HTMLElement>('[data-start]')]
  if (items.length === 0) return

  const taken = new Set<number>()
  const choices = items.map((item): Choice => ({ ...replacementOf(item), item, button: button('Accept') }))
  const toolbar = element('div', 'choosing')
  const [acceptAll, undoAll, use] = [button('Accept all'), button('Undo all'), button('Use my choice')]
  const status = element('p', 'quiet')
  status.setAttribute('role', 'status')
  const now = element('div', 'now')
  const text = element('blockquote', 'idea safe lines user')
  text.dir = 'auto'
  now.append(heading('Your text so far'), text)
  toolbar.append(acceptAll, undoAll, use, status)
  const editor = new Editor(idea)
  const built = (): string => withChanges(idea, choices, (_, n) => taken.has(n))

  const show = (): void => {
    for (const [n, choice] of choices.entries()) {
      choice.item.classList.toggle('taken', taken.has(n))
      choice.button.textContent = taken.has(n) ? 'Undo' : 'Accept'
    }
    text.replaceChildren(...shownText(idea, choices, taken))
    status.textContent = `${taken.size} of ${choices.length} accepted.`
    acceptAll.hidden = taken.size === choices.length
    undoAll.hidden = taken.size === 0
    use.hidden = taken.size === 0
  }
  const change = (next: readonly number[], from: HTMLElement): void => {
    taken.clear()
    for (const n of next) taken.add(n)
    show()
    const isKept = !editor.put(built())
    if (isKept) status.textContent += ' The text that you typed yourself was left as it is.'
    // A button that hides would take the focus with it.
    if (from.hidden) (taken.size === 0 ? acceptAll : undoAll).focus()
  }
  for (const [n, choice] of choices.entries()) {
    const controls = element('p', 'choosing')
    controls.append(choice.button)
    choice.item.append(controls)
    choice.button.addEventListener('click', () => {
      change(taken.has(n) ? [...taken].filter((other) => other !== n) : [...taken, n], choice.button)
    })
  }
  acceptAll.addEventListener('click', () => {
    change([...choices.keys()], acceptAll)
  })
  undoAll.addEventListener('click', () => {
    change([], undoAll)
  })
  use.addEventListener('click', () => {
    if (taken.size === choices.length) form.requestSubmit(form.querySelector('button'))
    else send(form, built())
  })
  list.querySelector('summary')?.replaceChildren('Decide change by change')
  list.querySelector('.changes')?.before(toolbar)
  list.querySelector('.changes')?.after(now)
  show()
}

/** The fields of the designer, which is on the same page and may have changed since the page was made. */
const designNames = ['assetName', 'shape', 'palette', 'symbol', 'issuer', 'date']

function takeDesign(form: HTMLFormElement): void {
  const studio = document.querySelector<HTMLFormElement>('#studio')
  if (studio === null) return
  const chosen = new FormData(studio)
  for (const name of designNames) {
    const field = fieldOf(form, name)
    const value = chosen.get(name)
    if (field !== null && typeof value === 'string') field.value = value
  }
}

/**
 * Sends a selection of changes: the text as built, and the other fields as the rewrite mends them. A copy of the form is
 * filled, because the form itself takes the whole rewrite whenever the page is shown again.
 */
function send(form: HTMLFormElement, idea: string): void {
  const copy = form.cloneNode(true) as HTMLFormElement
  copy.hidden = true
  takeDesign(copy)
  for (const [name, value] of [
    ['idea', idea],
    ['acceptRewrite', ''],
  ] as const) {
    const field = fieldOf(copy, name)
    if (field !== null) field.value = value
  }
  for (const field of copy.querySelectorAll<HTMLInputElement>('[data-mended]'))
    field.value = field.dataset['mended'] ?? ''
  form.after(copy)
  copy.requestSubmit(copy.querySelector('button'))
  copy.remove()
}

const fieldOf = (form: HTMLFormElement | null, name: string): HTMLInputElement | null =>
  form?.querySelector<HTMLInputElement>(`input[name=${name}]`) ?? null

const replacementOf = ({ dataset }: HTMLElement): Replacement => ({
  start: Number(dataset['start']),
  end: Number(dataset['end']),
  to: dataset['to'] ?? '',
})

/** The text as built, in display form; the words of taken changes are marked. */
function shownText(idea: string, choices: readonly Choice[], taken: ReadonlySet<number>): readonly (string | Node)[] {
  const parts: { readonly text: string; readonly isNew: boolean }[] = []
  let at = 0
  for (const [n, { start, end, to }] of choices.entries()) {
    if (!taken.has(n)) continue
    parts.push({ text: idea.slice(at, start), isNew: false }, { text: to, isNew: true })
    at = end
  }
  parts.push({ text: idea.slice(at), isNew: false })
  let length = 0
  const cuts = parts.slice(0, -1).map(({ text }) => (length += text.length))
  return displayParts(parts.map(({ text }) => text).join(''), cuts, { lines: true }).map((shown, n) => {
    if (parts[n]?.isNew !== true || shown === '') return shown
    const put = document.createElement('ins')
    put.textContent = shown
    return put
  })
}

function element(name: string, className: string): HTMLElement {
  const made = document.createElement(name)
  made.className = className
  return made
}

function heading(words: string): HTMLElement {
  const made = document.createElement('h3')
  made.textContent = words
  return made
}

function button(words: string): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = 'button plain'
  made.textContent = words
  return made
}
