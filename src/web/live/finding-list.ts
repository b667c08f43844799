/** The findings beside the text: a numbered entry for each passage, with all that is said about it. */
import { learnMore } from '../../core/category.ts'
import { displayText } from '../../core/display.ts'
import type { Finding } from '../../core/finding.ts'
import { element } from './element.ts'
import { categoryNames, inPlainWords, useWords } from '../../core/verdict.ts'
import type { Offer } from './offers.ts'
import type { Looked, Passage } from './passages.ts'

export interface FindingList {
  readonly draw: (looked: Looked) => void
  /** Shows safer words in the entries of passages, by number, and takes away those of the others. */
  readonly offer: (offers: ReadonlyMap<number, Offer>) => void
  /** Highlights the entry of a passage, and scrolls the list to it if `follow`. */
  readonly highlight: (number: number | null, follow: boolean) => void
}

export interface ListEvents {
  /** The pointer or the focus is on the entry of a passage, or on none. */
  readonly onPoint: (number: number | null) => void
  /** An entry was chosen: the caret goes to its passage. */
  readonly onChoose: (number: number) => void
  /** The safer words of an entry were chosen. */
  readonly onUse: (number: number) => void
}

/** Characters of a passage that its entry shows. */
const shown = 90

const short = (text: string, most = shown): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= most ? line : `${line.slice(0, most).trimEnd()}…`
}

/** What the list shows, as text: the words of a finding follow from its rule and passage. */
const stateOf = ({ passages, elsewhere }: Looked): string =>
  [...passages, { number: 0, mark: '', findings: elsewhere }]
    .map(({ number, mark, findings }) => [
      number,
      mark,
      ...findings.map((f) => `${f.ruleId} ${f.message} ${f.excerpt}`),
    ])
    .join('\n')

/** A list in `root`, an element for lists. */
export function createFindingList(root: HTMLElement, { onPoint, onChoose, onUse }: ListEvents): FindingList {
  const numberAt = (target: EventTarget | null): number | null => {
    const item = target instanceof Element ? target.closest<HTMLElement>('[data-passage]') : null
    return item === null ? null : Number(item.dataset['passage'])
  }
  root.addEventListener('pointerover', ({ target }) => {
    onPoint(numberAt(target))
  })
  root.addEventListener('pointerleave', () => {
    onPoint(null)
  })
  root.addEventListener('focusin', ({ target }) => {
    onPoint(numberAt(target))
  })
  root.addEventListener('focusout', () => {
    onPoint(null)
  })
  root.addEventListener('click', ({ target }) => {
    const number = numberAt(target)
    if (number === null || !(target instanceof Element)) return
    if (target.closest('.passage-button') !== null) onChoose(number)
    else if (target.closest('.use') !== null) onUse(number)
  })
  let drawn = ''
  let lit: number | null = null
  return {
    draw: (looked) => {
      // An equal list stays as it is, with the focus in it.
      const state = stateOf(looked)
      if (state === drawn) return
      drawn = state
      lit = null
      root.replaceChildren(...looked.passages.map(passageItem), ...looked.elsewhere.map(elsewhereItem))
    },
    offer: (offers) => {
      for (const item of root.querySelectorAll<HTMLElement>('[data-passage]')) {
        const number = Number(item.dataset['passage'])
        const [box, offer] = [item.querySelector('.safer'), offers.get(number)]
        // Passages that change together have one offer, and the first of them says it.
        const isSaid = [...offers].some(([other, one]) => one === offer && other < number)
        const next = offer === undefined || isSaid ? null : saferBox(number, offer)
        foldAdvice(item, offer !== undefined)
        // Equal words stay as they are, with the focus in them.
        if (box?.textContent === next?.textContent) continue
        box?.remove()
        if (next !== null) item.querySelector('.passage-button + p')?.after(next)
      }
    },
    highlight: (number, follow) => {
      if (number === lit) return
      lit = number
      for (const item of root.querySelectorAll<HTMLElement>('[data-passage]')) {
        const on = number !== null && item.dataset['passage'] === String(number)
        item.classList.toggle('on', on)
        if (on && follow) scrollInList(root, item)
      }
    },
  }
}

/** Safer words say what to do: then the advice is folded with the reasons. */
function foldAdvice(item: HTMLElement, folded: boolean): void {
  const [advice, why] = [item.querySelector('.instead'), item.querySelector('details')]
  if (advice === null || why === null) return
  if (folded === why.contains(advice)) return
  if (folded) why.append(advice)
  else why.before(advice)
}

/** Scrolls only the list, never the page that someone types in. */
function scrollInList(root: HTMLElement, item: HTMLElement): void {
  const [box, own] = [root.getBoundingClientRect(), item.getBoundingClientRect()]
  if (own.top < box.top) root.scrollTop -= box.top - own.top
  else if (own.bottom > box.bottom) root.scrollTop += Math.min(own.bottom - box.bottom, own.top - box.top)
}

const passageItem = ({ number, mark, findings, excerpt }: Passage): HTMLElement =>
  element(
    'li',
    { class: `passage ${mark}`, 'data-passage': String(number) },
    element(
      'button',
      { type: 'button', class: 'passage-button' },
      element('span', { class: 'number' }, String(number)),
      element('q', { dir: 'auto' }, short(excerpt)),
    ),
    ...saidOf(findings),
  )

/** Safer words for a passage, and the button that takes them. */
export const saferBox = (number: number, { sentences }: Offer): HTMLElement =>
  element(
    'div',
    { class: 'safer' },
    sentences === ''
      ? element('p', {}, 'Your text is safer without these words.')
      : element(
          'p',
          {},
          element('strong', {}, 'Safer words: '),
          element('q', { dir: 'auto' }, displayText(short(sentences, 240))),
        ),
    element(
      'button',
      { type: 'button', class: 'button plain use' },
      sentences === '' ? 'Take them out' : useWords,
      element('span', { class: 'hidden' }, ` for finding ${number}`),
    ),
  )

/** What was found with its advice, then why each finding is one. */
function saidOf(findings: readonly Finding[]): readonly HTMLElement[] {
  const [first, ...others] = oneOfEach(findings)
  if (first === undefined) return []
  const also = others.map(({ category }) => categoryNames[category].toLowerCase()).join(', ')
  return [
    element('p', {}, element('strong', {}, categoryNames[first.category]), also === '' ? '' : `, also: ${also}`),
    element('p', { class: 'instead' }, element('strong', {}, 'Instead: '), inPlainWords(first.advice)),
    element('details', {}, element('summary', {}, 'Why'), ...[first, ...others].map(whyOf)),
  ]
}

/** The first finding of each category. */
const oneOfEach = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter((one, i) => findings.findIndex(({ category }) => category === one.category) === i)

const whyOf = ({ category, message }: Finding): HTMLElement =>
  element(
    'p',
    {},
    `${inPlainWords(message)} `,
    element('a', { href: learnMore(category, '') }, `More about ${categoryNames[category].toLowerCase()}`),
  )

const elsewhereItem = (finding: Finding): HTMLElement =>
  element('li', { class: `passage ${finding.severity}` }, ...saidOf([finding]))
