import { html } from 'ghtml'
import { badgeSvg } from '../../core/badge.ts'
import { type Shape, lookValues, maxLookText, shapeOf } from '../../core/badge/chosen-look.ts'
import { previewRecord } from '../../core/badge/preview.ts'
import { lookWords } from '../../core/badge/look-words.ts'
import { palettes, type PaletteName } from '../../core/badge/palettes.ts'
import { symbolSvg } from '../../core/badge/symbols.ts'
import { symbolWords } from '../../core/badge/symbol-words.ts'
import { limits } from '../../core/sandbox.ts'
import { shapeIcons } from './shape-icons.ts'
import { type FormProblem, fieldError, fieldState } from '../form.ts'
import { type DesignedForm, type DesignerForm, emptyDesign } from './form.ts'

/**
 * The fields of the form that choose how the badge looks. They work without a script; with one (src/web/designer) the
 * badge beside them is drawn anew with every change.
 */
export function designerFields({ idea, design = emptyDesign, tokenType }: DesignedForm, problem?: FormProblem): string {
  const shape = design.shape === '' ? shapeOf(tokenType) : design.shape
  const palette = design.palette === '' ? 'laurel' : design.palette
  return html`
    <fieldset class="designer" id="designer" data-module="designer">
      <legend>
        <h2>Your badge <span class="quiet">(all of it optional)</span></h2>
      </legend>
      <div class="designer-stage">!${badgePreview({ idea, design, tokenType })}</div>
      <div class="designer-lines">
        <p class="wide">
          <label for="assetName">Name</label>
          !${line('assetName', design.assetName, limits.assetName, problem, 'Taken from your words')}
        </p>
        <p>
          <label for="issuer">Who gives it</label>
          !${line('issuer', design.issuer, maxLookText, problem)}
        </p>
        <p>
          <label for="date">When</label>
          !${line('date', design.date, maxLookText, problem)}
        </p>
      </div>
      <details class="look">
        <summary>!${lookRow(shape, palette, design.symbol)}</summary>
        <fieldset class="swatches shapes">
          <legend>Shape</legend>
          !${design.shape === '' ? html`<input type="hidden" name="offeredShape" value="${shape}" />` : ''}
          !${lookValues.shape.map((value) => swatch('shape', value, value === shape, shapeIcon(value), value))}
        </fieldset>
        <fieldset class="swatches palettes">
          <legend>Colours</legend>
          !${lookValues.palette.map((value) => swatch('palette', value, value === palette, paletteIcon(value), value))}
        </fieldset>
        <fieldset class="swatches symbols">
          <legend>Symbol</legend>
          <p class="symbol-search">
            <label class="hidden" for="symbol-search">Find a symbol</label>
            <input id="symbol-search" type="search" autocomplete="off" placeholder="Find: garden, music, chess …" />
            <span class="hidden" role="status"></span>
          </p>
          <div class="symbol-grid">
            !${swatch('symbol', '', design.symbol === '', outlined(sparkle), 'best fit')}
            !${swatch('symbol', 'none', design.symbol === 'none', outlined(nothing), 'none')}
            !${first.map(([value]) => symbolSwatch(value, design.symbol))}
          </div>
          <details class="more-symbols" !${rest.some(([value]) => value === design.symbol) ? 'open' : ''}>
            <summary>More symbols</summary>
            <div class="symbol-grid">!${rest.map(([value]) => symbolSwatch(value, design.symbol))}</div>
          </details>
        </fieldset>
      </details>
    </fieldset>
  `
}

/** The row that unfolds the look, with the present one. */
const lookRow = (shape: string, palette: string, symbol: string): string =>
  html`Change the look <span class="quiet" data-part="look">${lookWords(shape, palette, symbol)}</span>`

/** Two rows of a phone: the two choices of double width and eight symbols. The others are folded. */
const first = symbolWords.slice(0, 8)
const rest = symbolWords.slice(8)

const line = (name: string, value: string, most: number, problem: FormProblem | undefined, placeholder = ''): string =>
  html`!${fieldError({ id: name, problem })}<input
      id="${name}"
      name="${name}"
      value="${value}"
      maxlength="${most}"
      placeholder="${placeholder}"
      dir="auto"
      autocomplete="off"
      !${fieldState({ id: name, problem })}
    />`

/** A choice of one value: a drawing, and its name, which only the eye misses where the drawing says it. */
const swatch = (name: string, value: string, chosen: boolean, icon: string, words?: string): string =>
  html`<label class="swatch" !${words === undefined ? html`title="${value}"` : ''}
    ><input type="radio" name="${name}" value="${value}" !${chosen ? 'checked' : ''} />!${icon}<span
      class="!${words === undefined ? 'hidden' : 'name'}"
      >${words ?? value}</span
    ></label
  >`

const symbolSwatch = (value: (typeof lookValues.symbol)[number], chosen: string): string =>
  swatch('symbol', value, value === chosen, symbolIcon(value))

const icon = (content: string, viewBox = '0 0 48 48'): string =>
  `<svg viewBox="${viewBox}" aria-hidden="true" focusable="false">${content}</svg>`

const ofPage = { area: 'var(--laurel-soft)', line: 'currentColor' }
const symbolIcon = (value: (typeof lookValues.symbol)[number]): string => icon(symbolSvg(value, ofPage))
const outlined = (content: string): string =>
  icon(
    `<g fill="${ofPage.area}" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">${content}</g>`,
  )
/** A shape in small. */
export const shapeIcon = (value: Shape): string => outlined(shapeIcons[value])
const sparkle =
  '<path d="M20 8C21.5 18 23 20 33 22C23 24 21.5 26 20 36C18.5 26 17 24 7 22C17 20 18.5 18 20 8ZM37 29C37.7 34 38.5 35 43 36C38.5 37 37.7 38 37 43C36.3 38 35.5 37 31 36C35.5 35 36.3 34 37 29Z"/>'
const nothing = '<circle cx="24" cy="24" r="16"/><path d="M13 35L35 13"/>'

/** A disc of the four colours as they lie on the badge. */
const paletteIcon = (value: PaletteName): string => {
  const { deep, mid, tint, metal } = palettes[value]
  return icon(
    `<circle cx="24" cy="24" r="22" fill="${deep}"/><path d="M24 2A22 22 0 0 1 24 46Z" fill="${mid}"/>` +
      `<circle cx="24" cy="24" r="13" fill="${metal}"/><circle cx="24" cy="24" r="10" fill="${tint}"/>`,
  )
}

/** The badge as it would look, above the choices. A script draws it anew while one types, and beside a wide form. */
const badgePreview = (form: DesignedForm): string => html`
  <section class="badge-preview" id="badge-preview" aria-labelledby="badge-preview-title">
    <h2 class="hidden" id="badge-preview-title">Preview</h2>
    <figure class="badge">!${badgeSvg(previewRecord(form.idea, form.tokenType, form.design ?? emptyDesign))}</figure>
    <p class="quiet" role="status"></p>
  </section>
`

/** The choices as hidden fields, for a form of another step that goes on with them. */
export const designerInputs = (design: DesignerForm): string =>
  Object.entries(design)
    .map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)
    .join('')
