/** The text of the editor on the same page, as long as the person leaves it as it was put there. */
export class Editor {
  #last: string

  /** `text`: what the editor holds when the page is shown. */
  constructor(text: string) {
    this.#last = text
  }

  /**
   * Puts a text into the editor: asks it to by the event `laurel:idea`, so that it becomes one undoable step, and writes
   * it where no script of the editor runs. False when the person has typed there meanwhile; their words stay.
   */
  put(idea: string): boolean {
    const field = document.querySelector<HTMLTextAreaElement>('textarea[name=idea]')
    // A text area has \n for every line end.
    if (field === null || field.value !== lines(this.#last)) return false
    const { activeElement } = document
    document.dispatchEvent(new CustomEvent('laurel:idea', { detail: { idea } }))
    if (field.value !== lines(idea)) field.value = idea
    // The editor takes the focus for its undoable step; the person is still at the changes.
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true })
    this.#last = idea
    return true
  }
}

const lines = (text: string): string => text.replace(/\r\n?/g, '\n')
