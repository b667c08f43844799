import { Type } from 'typebox'
import { sameText, tokenOf } from '../../core/token.ts'
import type { Services } from '../services.ts'

type Keyed = Pick<Services, 'secret'>

/**
 * What deletes a record: `del_` and 64 hex digits, made of its id and the secret of the deployment, so that nothing has
 * to be stored for it (docs/spec/decisions.md 2). It stands in the answer that creates the record, and nowhere else.
 */
export const deleteTokenOf = (id: string, { secret }: Keyed): string =>
  `del_${tokenOf(secret, 'laurel delete token', id)}`

/** Whether a token is the one of this id; asks no store. */
export const mayDelete = (id: string, token: string, services: Keyed): boolean =>
  sameText(deleteTokenOf(id, services), token)

export const deleteToken = Type.String({
  description:
    'whoever has it can delete the record: DELETE /api/receipt/:id or /api/report/:id with it in X-Delete-Token. Keep it; no other answer shows it',
})
