/** The weights of a field of the Accept family (RFC 9110, 12.4.2), by value in lower case; a missing weight is 1. */
export function weightsOf(field: string | undefined): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  for (const part of (field ?? '').split(',')) {
    const [name = '', ...parameters] = part.split(';').map((one) => one.trim().toLowerCase())
    const q = parameters.find((one) => one.startsWith('q='))?.slice(2)
    if (name !== '') weights.set(name, q === undefined ? 1 : Number(q))
  }
  return weights
}

/** Whether the caller accepts Markdown by name with at least the weight of HTML. Browsers never name it. */
export function prefersMarkdown(accept: string | undefined): boolean {
  const weights = weightsOf(accept)
  const markdown = weights.get('text/markdown') ?? 0
  const html = weights.get('text/html') ?? weights.get('text/*') ?? weights.get('*/*') ?? 0
  return markdown > 0 && (markdown >= html || !weights.has('text/html'))
}

/** The content codings of answers, the smallest first. */
const codings = ['br', 'gzip', 'identity'] as const
export type Coding = (typeof codings)[number]

/** The coding with the largest weight in Accept-Encoding (RFC 9110, 12.5.3), the smaller one when weights are equal. */
export function codingFor(field: string | undefined): Coding {
  const weights = weightsOf(field)
  // `identity` without a weight is acceptable, but less than every listed coding.
  const weight = (coding: Coding) => weights.get(coding) ?? weights.get('*') ?? (coding === 'identity' ? 1e-4 : 0)
  const best = codings.reduce<Coding>((a, b) => (weight(b) > weight(a) ? b : a), codings[0])
  // Nothing is acceptable or the field is invalid: plain bytes are more useful than 406.
  return weight(best) > 0 ? best : 'identity'
}
