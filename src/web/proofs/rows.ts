/** Parts that the rows of files and proofs share. */
import { displayText } from '../../core/display.ts'
import {
  type Attested,
  type Step,
  attestationWords,
  indents,
  mostIndents,
  mostNodes,
  operationWords,
} from '../../core/proof-tree.ts'
import { made, madeButton } from '../page/made.ts'
import { sizeWords } from './check-words.ts'
import type { FileEntry } from './entries.ts'

/** The display form of a file name. */
export const shownName = (name: string): string => displayText(name) || 'A file without a name'

export const title = (name: string, beside: string): HTMLElement =>
  made(
    'p',
    { class: 'file-name' },
    made('strong', {}, made('bdi', {}, shownName(name))),
    ' ',
    made('span', { class: 'quiet' }, beside),
  )

export const fileTitle = ({ name, file }: FileEntry): HTMLElement => title(name, sizeWords(file.size))

/** The bar of a file that is being hashed, with a way out. `progressOf` moves it. */
export function progressBar(entry: FileEntry, cancel: (entry: FileEntry) => void): HTMLElement {
  const name = shownName(entry.name)
  const button = madeButton('Cancel', 'button plain', () => {
    cancel(entry)
  })
  button.setAttribute('aria-label', `Cancel ${name}`)
  return made(
    'div',
    { class: 'hashing' },
    made('progress', { max: String(Math.max(entry.file.size, 1)), value: '0', 'aria-label': `Reading ${name}` }),
    made('span', { class: 'quiet', 'aria-hidden': 'true' }, '0 %'),
    button,
  )
}

/** Moves the bar in the row, if it is still there. */
export function progressOf(row: HTMLElement, bytes: number): void {
  const bar = row.querySelector('progress')
  if (bar === null) return
  bar.value = bytes
  if (bar.nextElementSibling !== null) bar.nextElementSibling.textContent = `${Math.floor((100 * bytes) / bar.max)} %`
}

export const code = (text: string): HTMLElement => made('p', { class: 'digest' }, made('code', {}, text))

export const folded = (summary: string, ...children: readonly (Node | string)[]): HTMLDetailsElement =>
  made('details', { class: 'proof-more' }, made('summary', {}, summary), ...children)

/** The lines of the tree of a proof. */
export function treeLines(steps: readonly Step[]): readonly HTMLElement[] {
  const depths = indents(steps)
  return steps
    .slice(0, mostNodes)
    .map((step, i) =>
      made(
        'li',
        { class: `in-${Math.min(depths[i] ?? 0, mostIndents)}` },
        made('code', {}, operationWords(step)),
        ...step.attestations.map((one) => made('strong', {}, words(one))),
      ),
    )
}

const words = (one: Attested): string =>
  one.askAt === undefined ? attestationWords(one) : `${attestationWords(one)} Ask at ${one.askAt}`
