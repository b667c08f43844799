/** What the designer chooses, by the names of its fields; empty where it chooses nothing. */
export interface DesignerForm {
  readonly assetName: string
  readonly shape: string
  readonly palette: string
  /** A symbol, `none`, or empty for the one that fits the idea. */
  readonly symbol: string
  readonly issuer: string
  readonly date: string
}

/** The form that holds a design. */
export interface DesignedForm {
  readonly idea: string
  readonly tokenType: string
  readonly design?: DesignerForm
}

export const emptyDesign: DesignerForm = { assetName: '', shape: '', palette: '', symbol: '', issuer: '', date: '' }

/** The values of a form that is shown again. `idea` must be free of key material. */
export interface StudioForm {
  readonly idea: string
  readonly tokenType: string
  readonly network: string
  readonly audience: string
  readonly acceptRewrite: boolean
  /** How the badge is to look; absent where nothing was chosen. */
  readonly design?: DesignerForm
  /** The nonce of a form that is shown again after a failure (pages/studio/form-nonce); otherwise empty. */
  readonly nonce: string
}
