import { findSymbols } from '../../core/badge/suggest.ts'

/** Shows the symbols whose words begin with what one types, and says how many there are. */
export function startSearch(fields: HTMLElement): void {
  const field = fields.querySelector<HTMLInputElement>('.symbol-search input')
  const status = fields.querySelector('.symbol-search [role=status]')
  if (!field || !status) return
  const swatches = [...fields.querySelectorAll<HTMLInputElement>('.symbol-grid input')]
  const more = fields.querySelector<HTMLDetailsElement>('.more-symbols')
  const summary = more?.querySelector('summary')
  let wasOpen = more?.open ?? false
  let searched = false
  /** What is found is shown, wherever it is; afterwards the other symbols are folded again, unless one is chosen. */
  const unfold = (searches: boolean): void => {
    if (!more || !summary) return
    if (searches && !searched) wasOpen = more.open
    if (searches) more.open = true
    else if (searched) more.open = wasOpen || more.querySelector(':checked') !== null
    summary.hidden = searches
    searched = searches
  }
  const search = (): void => {
    const query = field.value.trim()
    unfold(query !== '')
    const found = new Set<string>(findSymbols(query))
    for (const input of swatches) {
      const swatch = input.closest<HTMLElement>('.swatch')
      if (swatch !== null) swatch.hidden = query !== '' && !found.has(input.value)
    }
    status.textContent = query === '' ? '' : found.size === 1 ? '1 symbol' : `${found.size} symbols`
  }
  field.addEventListener('input', (event) => {
    // It is no field of the badge.
    event.stopPropagation()
    search()
  })
  // What was typed while this was loaded.
  if (field.value !== '') search()
  field.addEventListener('keydown', (event) => {
    // Enter would send the form.
    if (event.key !== 'Enter') return
    event.preventDefault()
    const first = swatches.find((input) => input.closest<HTMLElement>('.swatch')?.hidden === false)
    first?.focus()
  })
}
