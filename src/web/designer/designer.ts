/**
 * The designer of the studio: the badge is drawn anew while one types and chooses. What draws it is loaded with the first
 * key or tap in the form, so that the first view of the page stays small. Nothing is sent.
 */
import type { Screening } from '../../core/finding.ts'
import type { Drawing } from './drawing.ts'

/** Milliseconds after a keystroke in the text before the badge is drawn, so that no frame of typing draws it. */
const typingPause = 250

export function start(root: HTMLElement): void {
  const form = root.closest('form')
  const preview = document.querySelector<HTMLElement>('#badge-preview')
  if (form === null || preview === null) return
  startStage(root, preview, form.querySelector('.small-badge'))
  let loading: Promise<Drawing> | undefined
  const wake = (): Promise<Drawing> =>
    (loading ??= import('./drawing.ts').then(({ startDrawing }) => startDrawing(form, root, preview)))

  const redraw = (pause = 0): void => {
    void wake().then((drawing) => {
      drawing.redraw(pause)
    })
  }
  form.addEventListener('input', ({ target }) => {
    redraw(target instanceof HTMLTextAreaElement ? typingPause : 0)
  })
  form.addEventListener('change', () => {
    redraw()
  })
  // Other modules may replace the text of the editor, and say what is risky in it.
  document.addEventListener('laurel:idea', () => {
    redraw()
  })
  document.addEventListener('laurel:screened', (event) => {
    const { screening } = (event as CustomEvent<{ readonly screening: Screening }>).detail
    void wake().then((drawing) => {
      drawing.screened(screening)
    })
  })
  form.addEventListener('focusin', () => void wake())
  // A browser fills a form again when one comes back to its page, without an event.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) redraw()
  })
}

/**
 * On a narrow screen the badge stays in sight above the choices, where the page has it, and small beside the buttons; on
 * a wide one it is beside the form, where the style sheet keeps its place, so that nothing moves when it comes, and keeps
 * it in sight. The templates to start from go below it, where nothing follows them.
 */
function startStage(fields: HTMLElement, preview: HTMLElement, small: HTMLElement | null): void {
  const stage = fields.querySelector('.designer-stage')
  const side = document.querySelector('.studio-side')
  const beside = side?.querySelector('.studio-stage')
  if (stage === null || side === null || !beside) return
  const narrow = matchMedia('(max-width: 59.99rem)')
  const gallery = document.querySelector('.gallery')
  const placeOfGallery = gallery?.previousElementSibling
  const move = (): void => {
    if (narrow.matches) stage.append(preview)
    else beside.prepend(preview)
    if (gallery !== null) {
      if (narrow.matches) placeOfGallery?.after(gallery)
      else side.append(gallery)
    }
    copySmall()
  }
  const copySmall = (): void => {
    const drawing = narrow.matches ? preview.querySelector('svg')?.cloneNode(true) : undefined
    // The copy has the ids of the preview's gradients. Where it is not shown, these would paint nothing in the preview.
    small?.replaceChildren(...(drawing === undefined ? [] : [drawing]))
  }
  narrow.addEventListener('change', move)
  document.addEventListener('laurel:look', copySmall)
  move()
}
