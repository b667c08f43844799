/** Reading and changing what is in the form of the studio. */
import type { Replacement } from '../../core/rewrite/word-diff.ts'
import type { Asked } from './asking.ts'

/** Fields that are screened as what they are, or that hold no text. All others are searched for keys. */
const known = new Set(['idea', 'tokenType', 'network', 'audience', 'acceptRewrite', 'nonce', 'simulate'])

/** The form as it is now. */
export function readForm(form: HTMLFormElement, area: HTMLTextAreaElement): Asked {
  const values = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  const field = (wanted: string): string => values.find(([name]) => name === wanted)?.[1] ?? ''
  return {
    idea: area.value,
    tokenType: field('tokenType'),
    network: field('network'),
    audience: field('audience'),
    fields: Object.fromEntries(values.filter(([name]) => !known.has(name))),
  }
}

/** Replaces a part of the editor's text, as one step that the person can undo. */
export function replacePart(area: HTMLTextAreaElement, { start, end, to }: Replacement): void {
  const next = area.value.slice(0, start) + to + area.value.slice(end)
  area.focus({ preventScroll: true })
  area.setSelectionRange(start, end)
  // Deprecated, but nothing else changes a text so that Ctrl+Z takes it back.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  document.execCommand(to === '' ? 'delete' : 'insertText', false, to)
  if (area.value !== next) area.value = next
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Replaces the text of the editor. `undoable`: as one step that the person can undo. */
export function replaceText(area: HTMLTextAreaElement, text: string, undoable: boolean): void {
  if (undoable && area.value !== '') {
    area.focus({ preventScroll: true })
    area.select()
    // Deprecated, but nothing else changes a text so that Ctrl+Z takes it back.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    document.execCommand('insertText', false, text)
  }
  if (area.value !== text) area.value = text
  area.dispatchEvent(new Event('input', { bubbles: true }))
}
