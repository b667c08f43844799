import { badgeSvg } from './badge.ts'
import type { Fonts } from './badge/lettering.ts'
import type { ChosenLook } from './badge/chosen-look.ts'
import type { Template } from './content.ts'
import { receiptRecord } from './sandbox.ts'

/** Badges that are drawn without a receipt have this time; none of them shows it. */
const createdAt = '2026-01-01T00:00:00.000Z'

/** The badge of a template, drawn as a mock receipt of its example would be. No receipt is made. */
export const templateBadge = ({ id, example }: Template, fonts: Fonts): string =>
  badgeSvg(receiptRecord(example, { receiptId: `template-${id}`, createdAt }), fonts)

/** A badge for a sheet of paper, with a name that fits everybody. No receipt is made. */
export const sheetBadge = (assetName: string, tokenType: string, look: ChosenLook): string =>
  badgeSvg(
    receiptRecord(
      { assetName, tokenType, network: 'testnet', objective: null, look },
      { receiptId: 'sheet', createdAt },
    ),
  )
