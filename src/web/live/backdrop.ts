/**
 * A copy of the editor's text behind the editor, in the same metrics, that draws what a textarea cannot: underlines and
 * the blur of key material.
 */
import { editBetween } from './edit.ts'
import { element } from './element.ts'
import type { Piece } from './pieces.ts'

export interface Backdrop {
  /** Draws the text. Only nodes that changed are touched. `active`: the number of the passage to highlight. */
  readonly paint: (pieces: readonly Piece[], active: number | null) => void
  /** Numbers of the passages at a point of the window. */
  readonly passagesAt: (x: number, y: number) => readonly number[]
  /** Scrolls the editor so that a passage is in sight. */
  readonly reveal: (number: number) => void
}

interface Drawn {
  readonly look: string
  readonly node: HTMLElement | Text
  text: string
}

const lookOf = ({ mark, numbers }: Piece, active: number | null): string =>
  mark === null ? '' : `${mark}${active !== null && numbers.includes(active) ? ' on' : ''}|${numbers.join(' ')}`

/** Puts a backdrop behind a textarea, which must be positioned in a box of its own. */
export function createBackdrop(area: HTMLTextAreaElement): Backdrop {
  const layer = element('div', { class: 'backdrop', 'aria-hidden': 'true' })
  const text = element('div', { class: 'backdrop-text', dir: 'auto' })
  // A last line break has no line of its own in a block, but has one in a textarea.
  const last = document.createTextNode('\n')
  text.append(last)
  layer.append(text)
  area.before(layer)
  let drawn: Drawn[] = []

  let frame = 0
  const follow = (): void => {
    frame = 0
    layer.scrollTop = area.scrollTop
  }
  // In the frame that lays out the text anyway: reading a position at once would lay it out twice.
  const followLater = (): void => {
    if (frame === 0) frame = requestAnimationFrame(follow)
  }
  // The width without the scroll bar, which only the editor has.
  const fit = (): void => {
    text.style.width = `${area.clientWidth}px`
    follow()
  }
  area.addEventListener('scroll', follow, { passive: true })
  new ResizeObserver(fit).observe(area)

  return {
    paint: (pieces, active) => {
      const next = pieces
        .filter((piece) => piece.text !== '')
        .map((piece) => ({ text: piece.text, look: lookOf(piece, active) }))
      drawn = patched(text, last, drawn, next)
      followLater()
    },
    passagesAt: (x, y) => {
      const mark = document.elementsFromPoint(x, y).find((found) => text.contains(found) && found.matches('.mark'))
      return mark instanceof HTMLElement ? numbersOf(mark) : []
    },
    reveal: (number) => {
      const mark = [...text.querySelectorAll<HTMLElement>('.mark')].find((one) => numbersOf(one).includes(number))
      if (mark === undefined) return
      const { top, bottom } = mark.getBoundingClientRect()
      const box = area.getBoundingClientRect()
      if (top < box.top || bottom > box.bottom) area.scrollTop += top - box.top - box.height / 3
      area.scrollIntoView({ block: 'nearest' })
    },
  }
}

const numbersOf = (mark: HTMLElement): readonly number[] => (mark.dataset['passages'] ?? '').split(' ').map(Number)

/** Replaces the nodes that differ; a text that changed inside one node is edited there, which keeps its lines. */
function patched(
  parent: HTMLElement,
  last: Node,
  drawn: readonly Drawn[],
  next: readonly { readonly text: string; readonly look: string }[],
): Drawn[] {
  const equal = (a: Drawn | undefined, b: (typeof next)[number] | undefined): boolean =>
    a !== undefined && a.look === b?.look && a.text === b.text
  let front = 0
  while (front < next.length && equal(drawn[front], next[front])) front += 1
  let back = 0
  while (
    back < Math.min(drawn.length, next.length) - front &&
    equal(drawn[drawn.length - 1 - back], next[next.length - 1 - back])
  )
    back += 1
  const old = drawn.slice(front, drawn.length - back)
  const fresh = next.slice(front, next.length - back)
  const only = old[0]
  if (only !== undefined && old.length === 1 && fresh.length === 1 && only.look === fresh[0]?.look) {
    rewrite(only, fresh[0].text)
    return [...drawn]
  }
  for (const { node } of old) node.remove()
  const before = drawn[drawn.length - back]?.node ?? last
  const made = fresh.map((piece) => ({ ...piece, node: nodeOf(piece.text, piece.look) }))
  for (const { node } of made) parent.insertBefore(node, before)
  return [...drawn.slice(0, front), ...made, ...drawn.slice(drawn.length - back)]
}

function rewrite(drawn: Drawn, text: string): void {
  const edit = editBetween(drawn.text, text)
  const node = drawn.node instanceof Text ? drawn.node : drawn.node.firstChild
  if (edit === null || !(node instanceof Text)) return
  node.replaceData(edit.at, edit.removed, text.slice(edit.at, edit.at + edit.inserted))
  drawn.text = text
}

function nodeOf(text: string, look: string): HTMLElement | Text {
  if (look === '') return document.createTextNode(text)
  const [mark = '', numbers = ''] = look.split('|')
  return element('span', { class: `mark ${mark}`, 'data-passages': numbers }, text)
}
