/** The file of weights; `npm run train` writes it. */
export const weightsFile = new URL('../rules/model/weights.bin', import.meta.url)
