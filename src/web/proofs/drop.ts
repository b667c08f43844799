/** The ways in which files come to a page: chosen, dropped anywhere in the window, or pasted. */
import { made } from '../page/made.ts'

export interface Taking {
  readonly root: HTMLElement
  readonly take: (files: readonly File[]) => void
  /** Takes a pasted hash, 64 hex digits. */
  readonly takeHash: (hash: string) => void
}

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true

export function takeFiles({ root, take, takeHash }: Taking): void {
  const cover = made('div', { class: 'drop-cover', hidden: true }, made('p', {}, 'Drop it anywhere'))
  root.append(cover)

  for (const input of root.querySelectorAll<HTMLInputElement>('input[type=file]'))
    input.addEventListener('change', () => {
      take([...(input.files ?? [])])
      // The same file may be chosen again.
      input.value = ''
    })

  // Entering an element inside the window is not leaving the window.
  let depth = 0
  const cease = () => {
    depth = 0
    cover.hidden = true
  }
  addEventListener('dragenter', (event) => {
    if (!hasFiles(event)) return
    depth += 1
    cover.hidden = false
  })
  addEventListener('dragleave', (event) => {
    if (hasFiles(event) && (depth -= 1) <= 0) cease()
  })
  // Without this, a file dropped anywhere would replace the page.
  addEventListener('dragover', (event) => {
    if (hasFiles(event)) event.preventDefault()
  })
  addEventListener('drop', (event) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    cease()
    take([...(event.dataTransfer?.files ?? [])])
  })

  addEventListener('paste', ({ clipboardData, target }) => {
    const files = [...(clipboardData?.files ?? [])]
    if (files.length > 0) {
      take(files)
      return
    }
    const text = clipboardData?.getData('text/plain').trim() ?? ''
    const typing = target instanceof HTMLInputElement && target.type === 'text'
    if (!typing && /^[0-9a-fA-F]{64}$/.test(text)) takeHash(text.toLowerCase())
  })
}
