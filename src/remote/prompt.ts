/** A question to the model of the AI step. */
export interface Prompt {
  /** The name of the answer's schema. */
  readonly name: string
  /** The instructions, without any text of a request. */
  readonly system: string
  readonly user: string
  /** The JSON Schema of the answer. */
  readonly schema: object
  readonly temperature: number
  /** The token limit of the answer. */
  readonly mostTokens: number
}

/** The markers around the draft, as instructions name them. */
export const begin = '<<<DRAFT'
export const end = 'DRAFT>>>'

/** A value as JSON between the markers. It cannot contain one, whatever its texts hold. */
export const delimited = (value: unknown): string =>
  `${begin}\n${JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('>', String.raw`\u003e`)}\n${end}`
