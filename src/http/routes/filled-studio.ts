import { LaurelError } from '../../core/error.ts'
import { holdsSecret } from '../../core/preflight/secrets/redact.ts'
import { limits } from '../../core/sandbox.ts'
import { keyExposed } from '../../core/words.ts'
import type { StudioForm } from '../../pages/studio/form.ts'
import { emptyForm } from '../../pages/studio/idea-form.ts'

/**
 * The form with the text of `/?idea=…`, or null where the address has none, or several. Nothing is screened or stored.
 * Throws `key-material` for a text with a key, which is repeated nowhere, and `validation` for one that is too long.
 */
export function filledForm(idea: unknown): StudioForm | null {
  if (typeof idea !== 'string' || idea.trim() === '') return null
  if (holdsSecret(idea))
    throw new LaurelError(
      'key-material',
      `The address holds private key material. It was neither stored nor passed on. ${keyExposed}`,
    )
  if (Array.from(idea).length > limits.idea)
    throw new LaurelError('validation', `An idea has at most ${limits.idea} characters.`)
  return { ...emptyForm, idea: idea.replaceAll('\r\n', '\n') }
}
