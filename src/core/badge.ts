import type { ReceiptRecord } from './sandbox.ts'

/** The picture of a mock receipt. */
export const badgeSvg = (receipt: ReceiptRecord): string =>
  `<svg xmlns="http://www.w3.org/2000/svg"><title>${receipt.receiptId.length}</title></svg>`
