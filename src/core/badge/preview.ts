import { nameFromIdea } from '../issuance.ts'
import { type ReceiptRecord, defaultTokenType, receiptRecord } from '../sandbox.ts'
import { type ChosenLook, lookValues, shapeOf } from './chosen-look.ts'
import { lookOfForm, suggestName } from './suggest.ts'

/** The fields of a form that designs a badge; empty where nothing was chosen. */
export type DesignFields = Readonly<Record<'assetName' | 'shape' | 'palette' | 'symbol' | 'issuer' | 'date', string>>

/** What a badge is called whose idea names nothing yet. */
export const unnamed = 'Your badge'

/**
 * A record to draw a form's badge from before there is a receipt. The drawing is that of the receipt, because the
 * ornament of a chosen look depends on the look alone; a name that screening replaces is the one difference.
 */
export function previewRecord(idea: string, tokenType: string, fields: DesignFields): ReceiptRecord {
  const kind = tokenType.trim() || defaultTokenType
  const shape = fields.shape === '' ? shapeOf(kind) : fields.shape
  const palette = fields.palette === '' ? 'laurel' : fields.palette
  const look = lookOfForm({ ...fields, shape, palette }, idea)
  return receiptRecord(
    {
      assetName: fields.assetName.trim() || suggestName(idea) || nameFromIdea(idea) || unnamed,
      tokenType: kind,
      network: 'testnet',
      objective: null,
      ...(look !== undefined && { look: known(look) }),
    },
    { receiptId: 'rcp_preview', createdAt: '1970-01-01T00:00:00.000Z' },
  )
}

/** A look without values that are none of the choices, which a form that was tampered with may hold. */
const known = (look: ChosenLook): ChosenLook =>
  Object.fromEntries(
    Object.entries(look as Readonly<Record<string, string>>).filter(
      ([name, value]) => choices[name]?.includes(value) ?? true,
    ),
  )

const choices: Readonly<Record<string, readonly string[] | undefined>> = lookValues
