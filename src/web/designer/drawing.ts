import { badgeSvg } from '../../core/badge.ts'
import { shapeOf } from '../../core/badge/chosen-look.ts'
import { drawnByOurFonts } from '../../core/badge/drawn.ts'
import { pictureOmits } from '../../core/badge/omits.ts'
import { type DesignFields, previewRecord } from '../../core/badge/preview.ts'
import { suggestSymbol } from '../../core/badge/suggest.ts'
import { startNaming } from './naming.ts'
import { startSearch } from './search.ts'
import { svgNodes } from './svg-nodes.ts'

export interface Drawing {
  /** Draws the badge of the form as it is now, before the next frame. */
  readonly redraw: () => void
}

/** Draws the badge of a form into `preview`, now and whenever it is asked to. */
export function startDrawing(form: HTMLFormElement, fields: HTMLElement, preview: HTMLElement): Drawing {
  const figure = preview.querySelector('figure')
  const note = preview.querySelector('[role=status]')
  const fits = fields.querySelector('input[name=symbol][value=""]')
  const naming = startNaming(form)
  startSearch(fields)
  followKind(form)

  let drawn = ''
  const draw = (): void => {
    const { idea, tokenType, ...chosen } = valuesOf(form)
    naming.suggest(idea)
    const record = previewRecord(idea, tokenType, { ...chosen, assetName: naming.typed() })
    const svg = badgeSvg(record)
    if (svg !== drawn) figure?.replaceChildren(svgNodes(svg, document))
    drawn = svg
    const omits = pictureOmits(record, drawnByOurFonts)
    const words =
      omits === null ? '' : `The picture to share cannot draw ${omits.join(' and ')} yet; the page of the badge can.`
    if (note !== null && note.textContent !== words) note.textContent = words
    showFitting(fits, fields, idea)
    document.dispatchEvent(new CustomEvent('laurel:look', { detail: record.look ?? {} }))
  }
  let waits = false
  const redraw = (): void => {
    if (waits) return
    waits = true
    requestAnimationFrame(() => {
      waits = false
      draw()
    })
  }
  redraw()
  return { redraw }
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

/** A kind has a shape of its own, until the person chooses a shape. */
function followKind(form: HTMLFormElement): void {
  let chosen = false
  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
    if (target.name === 'shape') chosen = true
    if (target.name !== 'tokenType' || chosen) return
    const shape = form.querySelector<HTMLInputElement>(`input[name=shape][value=${shapeOf(target.value)}]`)
    if (shape !== null) shape.checked = true
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
