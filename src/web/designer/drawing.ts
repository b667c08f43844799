import { badgeSvg } from '../../core/badge.ts'
import { shapeOf } from '../../core/badge/chosen-look.ts'
import { lookWords } from '../../core/badge/look-words.ts'
import { drawnByOurFonts } from '../../core/badge/drawn.ts'
import { pictureOmits } from '../../core/badge/omits.ts'
import { type DesignFields, previewRecord, unnamed } from '../../core/badge/preview.ts'
import { suggestSymbol } from '../../core/badge/suggest.ts'
import type { Screening } from '../../core/finding.ts'
import { startNaming } from './naming.ts'
import { startSearch } from './search.ts'
import { svgNodes } from './svg-nodes.ts'

export interface Drawing {
  /** Draws the badge of the form as it is then, in the first frame after a pause in milliseconds. */
  readonly redraw: (pause: number) => void
  /** Takes a screening of the text: what is risky in it is no name of a badge. */
  readonly screened: (screening: Screening) => void
}

/** Draws the badge of a form into `preview`, now and whenever it is asked to. */
export function startDrawing(form: HTMLFormElement, fields: HTMLElement, preview: HTMLElement): Drawing {
  const figure = preview.querySelector('figure')
  const note = preview.querySelector('[role=status]')
  const look = fields.querySelector('[data-part=look]')
  const fits = fields.querySelector('input[name=symbol][value=""]')
  const naming = startNaming(form)
  startSearch(fields)
  followKind(form)

  let drawn = ''
  let screening: Screening | undefined
  const draw = (): void => {
    const { idea, tokenType, ...chosen } = valuesOf(form)
    naming.suggest(idea, (name) => isSafe(name, screening))
    const record = previewRecord(idea, tokenType, {
      ...chosen,
      assetName: naming.typed() || naming.offered() || unnamed,
    })
    const state = JSON.stringify(record)
    if (state !== drawn) figure?.replaceChildren(svgNodes(badgeSvg(record), document))
    drawn = state
    const omits = pictureOmits(record, drawnByOurFonts)
    const waits = screening?.outcome === 'fail' && idea.trim() !== '' && record.mockPayload.assetName === unnamed
    const words =
      omits === null
        ? waits
          ? 'Its name comes from your words once they are safe.'
          : ''
        : `The picture to share cannot draw ${omits.join(' and ')} yet; the page of the badge can.`
    if (note !== null && note.textContent !== words) note.textContent = words
    showFitting(fits, fields, idea)
    if (look !== null) look.textContent = lookWords(chosen.shape, chosen.palette, chosen.symbol)
    document.dispatchEvent(new CustomEvent('laurel:look', { detail: record.look ?? {} }))
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  let frame = 0
  const redraw = (pause: number): void => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    timer = setTimeout(() => (frame = requestAnimationFrame(draw)), pause)
  }
  redraw(0)
  return {
    redraw,
    screened: (next) => {
      screening = next
      redraw(0)
    },
  }
}

/** Whether a name may be drawn: the text may be made a badge of, and the name is not what was found in it. */
function isSafe(name: string, screening: Screening | undefined): boolean {
  if (screening === undefined) return true
  if (screening.outcome === 'fail') return false
  const [own, ...found] = [name, ...screening.findings.map(({ excerpt }) => excerpt)].map((text) => text.toLowerCase())
  return found.every((risky) => risky === '' || !(risky.includes(own ?? '') || own?.includes(risky)))
}

function valuesOf(form: HTMLFormElement): DesignFields & { readonly idea: string; readonly tokenType: string } {
  // Not FormData of the form, whose `formdata` event other modules may take for a submission.
  const value = (name: string): string => {
    const field = form.elements.namedItem(name)
    // Half of a surrogate pair, which a cut may leave, cannot be drawn.
    return field === null || !('value' in field) ? '' : field.value.toWellFormed()
  }
  return {
    idea: value('idea'),
    tokenType: value('tokenType'),
    assetName: value('assetName'),
    shape: value('shape'),
    palette: value('palette'),
    symbol: value('symbol'),
    issuer: value('issuer'),
    date: value('date'),
  }
}

/**
 * A kind has a shape of its own, until the person chooses a shape. From here on the form says which shape it has, so the
 * service need no longer know which one was offered.
 */
function followKind(form: HTMLFormElement): void {
  const take = (kind: string): void => {
    const shape = form.querySelector<HTMLInputElement>(`input[name=shape][value=${shapeOf(kind)}]`)
    if (shape !== null) shape.checked = true
  }
  const offered = form.querySelector<HTMLInputElement>('input[name=offeredShape]')
  const { shape, tokenType } = valuesOf(form)
  // A kind that was chosen before this script was there.
  if (offered?.value === shape) take(tokenType)
  offered?.remove()
  let chosen = false
  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
    if (target.name === 'shape') chosen = true
    if (target.name === 'tokenType' && !chosen) take(target.value)
  })
}

/** Shows on the first choice of symbol which one fits the words. */
function showFitting(fits: Element | null, fields: HTMLElement, idea: string): void {
  const swatch = fits?.closest('.swatch')
  if (swatch === null || swatch === undefined) return
  const symbol = suggestSymbol(idea)
  if (symbol === null || swatch.getAttribute('data-symbol') === symbol) return
  swatch.setAttribute('data-symbol', symbol)
  swatch.querySelector('svg')?.remove()
  const icon = fields.querySelector(`input[name=symbol][value=${symbol}] + svg`)
  if (icon !== null) swatch.querySelector('input')?.after(icon.cloneNode(true))
}
