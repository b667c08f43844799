import { createHmac } from 'node:crypto'
import { lookOfForm, suggestSymbol } from '../../core/badge/suggest.ts'
import { canonical } from '../../core/canonical.ts'
import type { Chosen } from '../../core/issuance.ts'
import { redact } from '../../core/preflight/secrets/redact.ts'
import { type DesignerForm, type StudioForm, emptyDesign } from '../../pages/studio/form.ts'

/** A submitted form of the studio. */
export interface SentForm {
  readonly form: StudioForm
  /** Whether a mock receipt is wanted, too; depends on the pressed button. */
  readonly simulate: boolean
}

/** The nonce that the script of the page makes: 128 random bits in hex. Anything else is dropped. */
const nonceForm = /^[0-9a-f]{32}$/

/** The fields of a form that was posted to the studio; missing ones are empty. */
export function readForm(sent: URLSearchParams): SentForm {
  const field = (name: string) => sent.get(name) ?? ''
  return {
    form: {
      // A browser sends line ends as CR LF; an idea typed here is the same idea as one sent to the API.
      idea: field('idea').replaceAll('\r\n', '\n'),
      tokenType: field('tokenType'),
      network: field('network'),
      audience: field('audience'),
      acceptRewrite: field('acceptRewrite') === 'true',
      ...(designNames.some((name) => field(name) !== '') && { design: readDesign(field) }),
      nonce: nonceForm.test(field('nonce')) ? field('nonce') : '',
    },
    simulate: field('simulate') !== 'false',
  }
}

const designNames = Object.keys(emptyDesign) as readonly (keyof DesignerForm)[]
const readDesign = (field: (name: string) => string): DesignerForm => ({
  assetName: field('assetName'),
  // A shape that was only offered is that of the kind, also of another kind that was chosen without a script.
  shape: field('shape') === field('offeredShape') ? '' : field('shape'),
  palette: field('palette'),
  symbol: field('symbol'),
  issuer: field('issuer'),
  date: field('date'),
})

/** The input of the flow as the studio runs it. */
export const flowInput = ({ form, simulate }: SentForm) => ({
  idea: form.idea,
  ...(form.tokenType !== '' && { tokenType: form.tokenType }),
  ...(form.network !== '' && { network: form.network }),
  ...(form.audience !== '' && { audience: form.audience }),
  ...(form.design !== undefined && designInput(form.design, form.idea)),
  acceptRewrite: form.acceptRewrite,
  simulate,
})

function designInput(design: DesignerForm, idea: string) {
  const look = lookOfForm(design, idea)
  return {
    ...(design.assetName.trim() !== '' && { assetName: design.assetName }),
    ...(look !== undefined && { look }),
  }
}

/** The fields of the designer for a result with these choices. An answer that an earlier version stored has none. */
export function designOf(chosen: Chosen | undefined, idea: string): { readonly design?: DesignerForm } {
  const { assetName = '', look } = chosen ?? {}
  if (look === undefined && assetName === '') return {}
  const { shape = '', palette = '', symbol, issuer = '', date = '' } = look ?? {}
  const none = suggestSymbol(idea) === null ? '' : 'none'
  return { design: { assetName, shape, palette, symbol: symbol ?? none, issuer, date } }
}

/** The form as it is shown again: as typed, without key material. */
export const withoutKeys = (form: StudioForm): StudioForm => ({
  ...form,
  idea: redact(form.idea).text,
  tokenType: redact(form.tokenType).text,
  network: redact(form.network).text,
  audience: redact(form.audience).text,
  ...(form.design !== undefined && {
    design: readDesign((name) => redact(form.design?.[name as keyof DesignerForm] ?? '').text),
  }),
})

/**
 * The token of a form's result, 43 characters of base64url: the same form sent again has the same token, and nobody
 * without the deployment's secret can make or guess one (HMAC-SHA-256, RFC 2104). Without a script there is no nonce;
 * the client address then separates the results of two people who typed the same.
 */
export function resultToken({ form, simulate }: SentForm, client: string, secret: Uint8Array): string {
  const { nonce, design, ...fields } = withoutKeys(form)
  const sender = nonce === '' ? { client } : { nonce }
  const sent = canonical({
    label: 'studio result',
    ...sender,
    simulate,
    ...fields,
    ...(design && { design: { ...design } }),
  })
  return createHmac('sha256', secret).update(sent).digest('base64url')
}

/**
 * Whether a text has the form of a token; anything else is answered like an unknown token, without reading the store.
 */
export const isResultToken = (text: string): boolean => /^[\w-]{43}$/.test(text)
