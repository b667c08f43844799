/** Adds a button that copies to each block of code, except those with an empty `data-copy`. */
export function addCopyButtons(root: ParentNode): void {
  for (const pre of root.querySelectorAll<HTMLElement>('main pre:not([data-copy=""])'))
    boxOf(pre).append(...copyButton(pre))
}

/** The box around a block of code: that of its label, else a new one. */
function boxOf(pre: HTMLElement): HTMLElement {
  const made = pre.parentElement
  if (made?.classList.contains('code') === true) return made
  const box = document.createElement('div')
  box.className = 'code'
  pre.replaceWith(box)
  box.append(pre)
  return box
}

/** A button that copies the text of an element (named by its `data-copy`, else `Copy`), and the live region that says what happened. */
export function copyButton(source: HTMLElement): readonly [HTMLButtonElement, HTMLElement] {
  const name = source.dataset['copy'] ?? 'Copy'
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'copy'
  button.textContent = name
  const status = document.createElement('span')
  status.className = 'hidden'
  status.setAttribute('role', 'status')
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(source.textContent.replace(/\n$/, ''))
      button.textContent = 'Copied'
      status.textContent = 'Copied to the clipboard'
    } catch {
      // No permission, or no clipboard on plain http: the text is selected, so that a key press copies it.
      getSelection()?.selectAllChildren(source)
      button.textContent = 'Selected'
      status.textContent = 'The text is selected; copy it with the keyboard'
    }
    setTimeout(() => {
      button.textContent = name
      status.textContent = ''
    }, 2000)
  }
  button.addEventListener('click', () => void copy())
  return [button, status]
}
