import { badgeSvg } from './badge.ts'
import type { Template } from './content.ts'
import { receiptRecord } from './sandbox.ts'

/** The badge of a template, drawn as a mock receipt of its example would be. No receipt is made. */
export const templateBadge = ({ id, example }: Template): string =>
  badgeSvg(receiptRecord(example, { receiptId: `template-${id}`, createdAt: '2026-01-01T00:00:00.000Z' }))
