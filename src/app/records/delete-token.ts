import { Type } from 'typebox'
import { sameText, tokenOf } from '../../core/token.ts'
import type { Services } from '../services.ts'

type Keyed = Pick<Services, 'secret'>

/**
 * The token that deletes a record: `del_` and 64 hex digits, an HMAC of its id under the secret of the deployment.
 * Nothing is stored for it (docs/spec/decisions.md 2). Only the answer that creates the record shows it.
 */
export const deleteTokenOf = (id: string, { secret }: Keyed): string =>
  `del_${tokenOf(secret, 'laurel delete token', id)}`

/** Whether a token belongs to this id; does not read the store. */
export const mayDelete = (id: string, token: string, services: Keyed): boolean =>
  sameText(deleteTokenOf(id, services), token)

export const deleteToken = Type.String({
  description:
    'whoever has it can delete the record: DELETE /api/receipt/:id or /api/report/:id with it in X-Delete-Token. Keep it; no other answer shows it',
})
