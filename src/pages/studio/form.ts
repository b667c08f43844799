/** The values of a form that is shown again. `idea` must be free of key material. */
export interface StudioForm {
  readonly idea: string
  readonly tokenType: string
  readonly network: string
  readonly audience: string
  readonly acceptRewrite: boolean
  /** The nonce of a form that is shown again after a failure (pages/studio/form-nonce); otherwise empty. */
  readonly nonce: string
}
