/** What live screening shows outside the text: the line below the editor, the chips, and the sheet on a phone. */
import type { Outcome } from '../../core/finding.ts'
import { element } from './element.ts'
import { categoriesOf, type Looked } from './passages.ts'
import { announcement, basisWord, categoryWord, countWord, holdsKey, languageWords, outcomeWord } from './words.ts'

export interface Shown {
  readonly outcome: Outcome
  readonly looked: Looked
  readonly final: boolean
  readonly languages: readonly string[]
}

export interface Panel {
  /** Where the list of findings is drawn. */
  readonly list: HTMLElement
  /** Shows a result; null for an empty text. */
  readonly show: (shown: Shown | null) => void
  /** Announces the result politely, if it says something else than the last announcement. */
  readonly announce: () => void
  /** Announces a sentence. */
  readonly say: (sentence: string) => void
  /** Closes the sheet of a phone and returns the focus to where it was. */
  readonly close: () => void
}

/**
 * @param section the section of the findings, rendered by the server
 * @param status the line below the editor
 */
export function createPanel(section: HTMLElement, status: HTMLElement): Panel {
  const chip = element('span', { class: 'chip outcome-chip', hidden: '' })
  const count = element('button', { type: 'button', class: 'count', popovertarget: section.id, hidden: '' })
  status.prepend(chip, count)
  const chips = element('p', { class: 'chips', hidden: '' })
  const list = element('ol', { class: 'passages', hidden: '' })
  const closing = { popovertarget: section.id, popovertargetaction: 'hide', autofocus: '' }
  const close = element('button', { type: 'button', class: 'close', ...closing }, 'Close')
  const live = element('p', { class: 'hidden', role: 'status' })
  const idle = section.querySelector<HTMLElement>('.live-idle')
  section.append(chips, list, close)
  // Beside the section, because a closed sheet is hidden with everything in it.
  section.after(live)

  // On a narrow screen the section is a sheet, which the browser opens, closes and returns the focus from. A browser
  // without popovers shows it below the form.
  const wide = matchMedia('(min-width: 60rem)')
  const fit = (): void => {
    if (wide.matches) section.removeAttribute('popover')
    else section.setAttribute('popover', 'auto')
  }
  wide.addEventListener('change', fit)
  fit()
  const hideSheet = (): void => {
    if (section.matches(':popover-open')) section.hidePopover()
  }

  let said = ''
  let next = ''
  return {
    list,
    show: (shown) => {
      if (idle !== null) idle.hidden = shown !== null
      chip.hidden = chips.hidden = list.hidden = shown === null
      const found = shown === null ? 0 : shown.looked.passages.length + shown.looked.elsewhere.length
      count.hidden = found === 0
      if (shown === null) {
        next = ''
        hideSheet()
        return
      }
      const { outcome, looked, final } = shown
      count.textContent = countWord(looked)
      const kind = holdsKey(looked) ? 'fail' : final ? outcome : 'early'
      const words = [outcomeWord(outcome, looked, final), basisWord(final)] as const
      chip.className = `chip outcome-chip ${kind}`
      chip.replaceChildren(element('strong', {}, words[0]), ` · ${words[1]}`)
      chips.replaceChildren(...chipsOf(shown, kind, words))
      next = announcement(outcome, looked, final)
    },
    announce: () => {
      if (next === said) return
      said = next
      live.textContent = next
    },
    say: (sentence) => {
      said = ''
      live.textContent = sentence
    },
    close: hideSheet,
  }
}

const chipsOf = (
  { looked, languages }: Shown,
  kind: string,
  [word, basis]: readonly [string, string],
): readonly HTMLElement[] => [
  element('span', { class: `chip ${kind}` }, element('strong', {}, word), ` · ${basis}`),
  ...categoriesOf(looked).map((category) => element('span', { class: 'chip' }, categoryWord(category))),
  ...languageWords(languages)
    .slice(0, 3)
    .map((language) => element('span', { class: 'chip language' }, language)),
]
