/** When the classifier, some 1.1 MB, may be loaded. */

/** Of the Network Information API, which not every browser has (https://wicg.github.io/netinfo/). */
export interface Connection {
  readonly saveData?: boolean
  /** slow-2g, 2g, 3g or 4g; the latter includes everything faster. */
  readonly effectiveType?: string
}

/** Texts of fewer characters say too little for a verdict. */
const shortest = 20

/** Whether the connection allows the weights: unknown connections do, slow and metered ones do not. */
export const allowsWeights = ({ saveData, effectiveType }: Connection = {}): boolean =>
  saveData !== true && (effectiveType === undefined || effectiveType === '4g')

/** Whether a text is long enough for a verdict while it is typed. */
export const isLongEnough = (text: string): boolean => text.trim().length >= shortest

/** The connection of this browser. */
export const connectionHere = (): Connection | undefined =>
  (navigator as Navigator & { readonly connection?: Connection }).connection
