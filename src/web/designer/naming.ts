import { nameFromIdea } from '../../core/issuance.ts'
import { suggestName } from '../../core/badge/suggest.ts'

export interface Naming {
  /** Offers the name of an idea, unless `isSafe` refuses it. */
  readonly suggest: (idea: string, isSafe: (name: string) => boolean) => void
  /** The name that the field offers; empty where the idea has none. */
  readonly offered: () => string
  /** The name that the person typed; empty while the field only offers the suggested one. */
  readonly typed: () => string
}

/**
 * The field of the badge's name offers the name that its idea suggests: in grey while it is empty, and as text to edit
 * once one enters it. A name that one leaves as it was is not sent, so that screening may still replace it.
 */
export function startNaming(form: HTMLFormElement): Naming {
  const field = form.querySelector<HTMLInputElement>('#assetName')
  const first = field?.placeholder ?? ''
  let suggestion = ''
  const isOffered = (): boolean => field !== null && field.value === suggestion
  const clear = (): void => {
    if (field !== null && isOffered()) field.value = ''
  }
  field?.addEventListener('focus', () => {
    if (field.value !== '' || suggestion === '') return
    field.value = suggestion
    field.select()
  })
  field?.addEventListener('blur', clear)
  form.addEventListener('submit', clear)
  return {
    suggest: (idea, isSafe) => {
      if (field === null) return
      const name = suggestName(idea) || nameFromIdea(idea)
      const next = isSafe(name) ? name : ''
      const offered = field.value !== '' && isOffered()
      suggestion = next
      if (offered) field.value = next
      field.placeholder = next || first
    },
    offered: () => suggestion,
    typed: () => (field === null || isOffered() ? '' : field.value),
  }
}
