import type { Finding, Outcome, Proposal, Screening } from './finding.ts'
import type { ChosenLook } from './badge/chosen-look.ts'
import { suggestName } from './badge/suggest.ts'
import {
  type AllowedNetwork,
  type Design,
  type Issuance,
  defaultTokenType,
  isAllowedNetwork,
  limits,
} from './sandbox.ts'

type Preflight = (proposal: Proposal) => Screening

/** A finding in a text of an issuance, with its field (`''`: in all texts joined). */
export interface IssuanceFinding extends Finding {
  readonly field: 'assetName' | 'tokenType' | 'objective' | 'look/issuer' | 'look/date' | ''
}

export interface IssuanceScreening {
  readonly outcome: Outcome
  readonly findings: readonly IssuanceFinding[]
}

/** A text of an issuance to screen, with its field (`''`: several fields joined). */
type FieldText = readonly [field: IssuanceFinding['field'], text: string]

/** The texts of an issuance without empty ones. */
type Texts = Pick<Design, 'assetName' | 'tokenType' | 'objective' | 'look'>

/**
 * The texts of a receipt to screen: each alone, so that no other field can weaken its finding, and all joined, so that
 * a proposal cannot be split over two fields. A name that begins the objective is not repeated.
 */
function fieldTextsOf({ assetName, tokenType, objective }: Texts): readonly FieldText[] {
  const purpose = objective ?? ''
  const repeats = isBeginning(assetName, purpose)
  const pairs = [
    ...(repeats ? [] : [[assetName, purpose] as const, [purpose, assetName] as const]),
    [tokenType, purpose] as const,
    [tokenType, assetName] as const,
  ].filter((pair) => pair.every((text) => text.trim() !== ''))
  const alone: readonly FieldText[] = [
    ['assetName', assetName],
    ['objective', purpose],
    ['tokenType', tokenType],
  ]
  return [...alone.filter(([, text]) => text.trim() !== ''), ...pairs.map((pair): FieldText => ['', pair.join(' ')])]
}

/** The lines of a look: each alone, and joined with what the receipt shows beside them. */
function lookTextsOf({ assetName, objective, look }: Texts): readonly FieldText[] {
  const alone: readonly FieldText[] = [
    ['look/issuer', look?.issuer ?? ''],
    ['look/date', look?.date ?? ''],
  ]
  const written = alone.filter(([, text]) => text.trim() !== '')
  if (written.length === 0) return []
  const lines = written.map(([, text]) => text)
  const joined = [[assetName, ...lines], [...lines, assetName], ...(objective === null ? [] : [[objective, ...lines]])]
  return [...written, ...joined.map((parts): FieldText => ['', parts.join(' ')])]
}

/** Whether a text begins another one, ignoring white space, case and a punctuation mark at its end. */
function isBeginning(name: string, purpose: string): boolean {
  const plain = (text: string): string => text.trim().replace(/\s+/gu, ' ').toLowerCase()
  return plain(purpose).startsWith(plain(name.replace(/…$/u, '')))
}

/** Screens every text that a receipt will show. The worst outcome counts. */
export const screenIssuance = (issuance: Texts, preflight: Preflight): IssuanceScreening =>
  screened([...fieldTextsOf(issuance), ...lookTextsOf(issuance)], preflight)

function screened(fieldTexts: readonly FieldText[], preflight: Preflight): IssuanceScreening {
  const findings: IssuanceFinding[] = []
  let doubts = false
  for (const [field, idea] of fieldTexts) {
    // A single word such as a name is not a proposal, so only failures count in these short texts. The kind is screened
    // both as an idea and as the field tokenType, where a bare noun can be a claim.
    for (const finding of preflight({ idea, ...(field === 'tokenType' && { tokenType: idea }) }).findings) {
      doubts ||= field === 'objective'
      const known = findings.some((f) => f.ruleId === finding.ruleId)
      if (finding.severity === 'fail' && !known) findings.push({ ...finding, field })
    }
  }
  return { outcome: findings.length > 0 ? 'fail' : doubts ? 'warn' : 'pass', findings }
}

/** A name for a badge: the first clauses of a sentence that fit in `most` characters, or its first words. */
function nameOf(sentence: string, most: number): string {
  const points = Array.from(sentence)
  if (points.length <= most) return sentence
  const clauses = /^.{12,}(?=\s{0,9}[,;:(–—，、；：])/su.exec(points.slice(0, most + 1).join(''))
  return clauses?.[0].trimEnd() ?? cut(sentence, most)
}

const cut = (text: string, most: number): string => {
  const points = Array.from(text)
  if (points.length <= most) return text
  const head = points.slice(0, most - 1).join('')
  const blank = head.lastIndexOf(' ')
  return `${blank > most / 2 ? head.slice(0, blank) : head}…`
}

/** The name of a badge whose idea nobody named: the first sentence of the idea, shortened to 70 characters. */
export function nameFromIdea(idea: string): string {
  const text = idea.trim()
  const sentence = /^.*?(?:[.!?。！？।؟](?=\s|$|[^\x00-\x7f])|\n|$)/u.exec(text)?.[0] ?? text
  return nameOf(sentence.replace(/\s+/gu, ' ').replace(/(?<![\s.。।])[\s.。।]+$/u, ''), 70)
}

const kinds: readonly (readonly [RegExp, string])[] = [
  [/\b(certificate|certificado|certificat|zertifikat|diploma)\b/iu, 'certificate'],
  [/\b(collectibles?|collectable|trading card|sammelbild)\b/iu, 'collectible'],
  [/\b(loyalty|stamp card|regulars)\b/iu, 'loyalty'],
]

/** The kind of credential that an idea names; by default a badge. It only affects what the receipt shows. */
const kindOf = (idea: string): string => kinds.find(([word]) => word.test(idea))?.[1] ?? defaultTokenType

/**
 * The issuance that simulates an idea. Its name is the first sentence of the idea, shortened. If a shortened text has
 * another meaning than the whole (for example after a cut-off negation), a neutral name is used and the objective left
 * out. The caller has screened the idea and it does not fail, so only the shortened texts and a kind named by the
 * caller are screened here.
 */
export function issuanceOf(proposal: Proposal, preflight: Preflight): Issuance {
  const idea = withoutReferences(proposal.idea.trim())
  const given = proposal.tokenType?.trim() ? withoutReferences(proposal.tokenType) : ''
  const tokenType = given === '' ? kindOf(idea) : given
  const named = proposal.network?.trim().toLowerCase() ?? ''
  const network: AllowedNetwork = isAllowedNetwork(named) ? named : 'testnet'
  const name = nameFromIdea(idea)
  const whole: Issuance = { assetName: name, tokenType, network, objective: cut(idea, limits.objective) }
  const fieldTexts = fieldTextsOf({ ...whole, tokenType: given }).filter(([, text]) => text !== proposal.idea.trim())
  if (name !== '' && screened(fieldTexts, preflight).outcome !== 'fail') return whole
  return { assetName: `Practice ${kindOf(idea)}`, tokenType: kindOf(idea), network, objective: null }
}

/** What a person chose for a receipt besides the idea. */
export interface Chosen {
  readonly assetName?: string
  readonly look?: ChosenLook
}

/** A design, and the findings in the texts that a person chose for it. */
export interface Designed {
  readonly design: Design
  readonly findings: readonly IssuanceFinding[]
}

/**
 * The issuance of an idea with what a person chose for it. The outcome is `fail` when a chosen text fails: it was written
 * for everybody to see, so it is refused and not replaced. The caller has screened the idea and it does not fail.
 */
export function designOf(proposal: Proposal, chosen: Chosen, preflight: Preflight): Designed {
  const derived = issuanceOf(proposal, preflight)
  const named = chosen.assetName === undefined ? suggested(proposal, derived, preflight) : derived
  const look = chosen.look === undefined ? undefined : lookWithoutReferences(chosen.look)
  const design: Design = {
    ...named,
    ...(chosen.assetName !== undefined && { assetName: withoutReferences(chosen.assetName) }),
    ...(look !== undefined && { look }),
  }
  // As sent, because a shortened reference could hide what a text says.
  const sent = { ...design, ...chosen }
  const { findings } =
    chosen.assetName === undefined ? screened(lookTextsOf(sent), preflight) : screenIssuance(sent, preflight)
  return { design, findings }
}

/** The issuance under the name that core/badge/suggest has for its idea, unless there is none or it fails. */
function suggested(proposal: Proposal, derived: Issuance, preflight: Preflight): Issuance {
  const name = suggestName(withoutReferences(proposal.idea))
  // Without an objective the idea's own words were not fit to be shown.
  if (name === '' || derived.objective === null) return derived
  const named = { ...derived, assetName: name }
  return screenIssuance(named, preflight).outcome === 'fail' ? derived : named
}

/** A look whose lines show nothing like a transaction id or an address. */
export const lookWithoutReferences = ({ issuer, date, ...chosen }: ChosenLook): ChosenLook => ({
  ...chosen,
  ...(issuer !== undefined && { issuer: withoutReferences(issuer) }),
  ...(date !== undefined && { date: withoutReferences(date) }),
})

const references = [
  /(?:0x)?[0-9a-f]{64,}/giu, // a transaction id or a digest
  /(?<![a-z0-9])(?:bc|tb|bcrt)1[02-9ac-hj-np-z]{11,71}/giu, // BIP-173 and BIP-350 addresses
  /(?<![a-z0-9])ln(?:bc|tb|bcrt)[0-9a-z]{20,}/giu, // payment requests (BOLT 11)
  /\b[13mn2][1-9A-HJ-NP-Za-km-z]{25,34}\b/gu, // base58 addresses
]

/**
 * Shortens everything that looks like a transaction id, an outpoint or an address, so that nobody takes the receipt for
 * an event on a chain (docs/spec/decisions.md 2, mockPayload).
 */
export const withoutReferences = (text: string): string =>
  references.reduce((t, form) => t.replace(form, (found) => `${found.slice(0, 4)}…${found.slice(-4)}`), text)
