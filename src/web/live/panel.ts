/**
 * What live screening shows outside the text: the verdict below the editor, with the finding if there is one; several are
 * a list beside the form, and a sheet on a phone.
 */
import type { Outcome } from '../../core/finding.ts'
import { element } from './element.ts'
import type { Looked } from './passages.ts'
import { announcement, countWord, holdsKey, outcomeWord, reasonWord } from './words.ts'

export interface Shown {
  readonly outcome: Outcome
  readonly looked: Looked
  readonly final: boolean
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
 * @param status what is below the editor: a hint, and a template of the signs of outcomes
 */
export function createPanel(section: HTMLElement, status: HTMLElement): Panel {
  const signs = status.querySelector('template')
  const word = element('strong')
  const chip = element('span', { class: 'outcome' })
  const reason = element('span', { class: 'reason' })
  const count = element('button', { type: 'button', class: 'count', popovertarget: section.id })
  const verdict = element('p', { class: 'live-verdict', hidden: '' }, chip, reason, count)
  const told = element('div', { class: 'told' }, verdict)
  status.prepend(told)
  const list = element('ol', { class: 'passages', hidden: '' })
  const closing = { popovertarget: section.id, popovertargetaction: 'hide', autofocus: '' }
  const close = element('button', { type: 'button', class: 'close', ...closing }, 'Close')
  const live = element('p', { class: 'hidden', role: 'status' })
  section.append(list, close)
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
      const found = shown === null ? 0 : shown.looked.passages.length + shown.looked.elsewhere.length
      verdict.hidden = shown === null
      list.hidden = found === 0
      section.hidden = count.hidden = found < 2
      if (found < 2) hideSheet()
      // One finding is told in one place.
      if (found === 1 && list.parentElement !== told) told.append(list)
      else if (found > 1 && list.parentElement !== section) close.before(list)
      if (shown === null) {
        next = ''
        return
      }
      const { outcome, looked, final } = shown
      count.textContent = countWord(looked)
      word.textContent = outcomeWord(outcome, looked, final)
      reason.textContent = reasonWord(outcome, looked)
      const kind = holdsKey(looked) ? 'fail' : outcome
      // A pass is certain only when everything was read.
      const name = `outcome ${final || kind !== 'pass' ? kind : 'early'}${final ? ' final' : ''}`
      if (chip.className !== name || chip.firstChild === null) {
        chip.className = name
        const sign = signs?.content.querySelector(`[data-sign="${kind}"] svg`)?.cloneNode(true)
        chip.replaceChildren(...(sign === undefined || name === 'outcome early' ? [] : [sign]), word)
      }
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
