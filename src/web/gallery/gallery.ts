/** What a template gives the editor: `laurel:idea` on the document. */
export interface ChosenIdea {
  readonly idea: string
  readonly tokenType: string
}

/** The gallery of the start page: a tap fills the editor in place. Nothing is sent or screened by it. */
export function start(root: HTMLElement): void {
  const said = root.querySelector('[role=status]')
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-idea]') : null
    if (link === null || opensElsewhere(event)) return
    const { idea = '', tokenType = '' } = link.dataset
    if (!fill({ idea, tokenType })) return
    event.preventDefault()
    if (said !== null) said.textContent = 'It is in the editor. Change it to fit yours.'
  })
}

/** A click that opens a new tab or window keeps its meaning. */
const opensElsewhere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey

/** Gives the editor an idea and shows it; false on a page without an editor. */
function fill(chosen: ChosenIdea): boolean {
  const field = document.querySelector<HTMLTextAreaElement>('textarea#idea')
  if (field === null) return false
  document.dispatchEvent(new CustomEvent<ChosenIdea>('laurel:idea', { detail: chosen }))
  // The editor takes the idea as a step that can be undone; before it has loaded, the field takes it.
  if (field.value !== chosen.idea) {
    field.value = chosen.idea
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const kind = field.form?.querySelector<HTMLInputElement>(`[name=tokenType][value="${CSS.escape(chosen.tokenType)}"]`)
  if (kind?.checked === false) {
    kind.checked = true
    // The designer draws another shape.
    kind.dispatchEvent(new Event('change', { bubbles: true }))
  }
  field.scrollIntoView({ block: 'center' })
  // A touch screen would cover the badge with its keyboard.
  if (matchMedia('(pointer: fine)').matches) field.focus({ preventScroll: true })
  return true
}
