/** A look in a few words, for the row that changes it: `medal, laurel` or `card, plum, bird`. No symbol is the best fit. */
export const lookWords = (shape: string, palette: string, symbol: string): string =>
  [shape, palette, symbol === 'none' ? 'no symbol' : symbol].filter((word) => word !== '').join(', ')
