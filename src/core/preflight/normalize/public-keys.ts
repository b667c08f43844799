/**
 * Replaces public keys, certificates, addresses and digests by spaces: they are harmless (training/policy.md, rule 11)
 * and propose nothing. Each is recognised by its format or checksum, so that no words can be hidden in one.
 */
import { decodeBase58Check } from '../secrets/formats/base58.ts'
import { isBech32 } from '../secrets/formats/bech32.ts'

interface Span {
  readonly start: number
  readonly end: number
}

/** The shortest key, address or digest, in letters and digits. */
const shortest = 25
const mayHoldKey = /[0-9A-Za-z+/]{25}/
const alphanumeric = /[0-9A-Za-z]+/g

/** The lengths of addresses and of extended keys (BIP-32). */
const base58Lengths = (length: number): boolean => (length >= 25 && length <= 36) || (length >= 110 && length <= 113)

/** Keys and digests of 32 bytes or more; addresses of 20 bytes with the prefix 0x. */
const hex = /^(?:[0-9a-f]{64,}|0x[0-9a-f]{40,})$/i
const multibase = /^z[1-9A-HJ-NP-Za-km-z]{40,120}$/

/** Format names directly before a key, which are replaced with it. */
const didKey = /did:key:$/
const publicKey = /(?:x-only (?:public key|pubkey)|(?:public key|pubkey) ?[:=]) {0,2}$/i
const longestName = 24

function isPublic(run: string, before: string): boolean {
  if (hex.test(run)) return (run.match(/\d/g)?.length ?? 0) * 8 >= run.length
  if (didKey.test(before)) return multibase.test(run)
  if (base58Lengths(run.length) && decodeBase58Check(run, () => true) !== undefined) return true
  return isBech32(run)
}

const runsIn = (text: string): readonly Span[] =>
  Array.from(text.matchAll(alphanumeric)).flatMap(({ index, 0: run }) => {
    if (run.length < shortest) return []
    const before = text.slice(Math.max(0, index - longestName), index)
    if (!isPublic(run, before)) return []
    const name = (didKey.exec(before) ?? publicKey.exec(before))?.[0] ?? ''
    return [{ start: index - name.length, end: index + run.length }]
  })

/** A public key of OpenSSH (RFC 4253, section 6.6): the name of the algorithm, then base64. */
const sshAlgorithm = /(?:ssh-(?:ed25519|rsa|dss)|ecdsa-sha2-nistp\d{3}|sk-[a-z0-9-]{5,25}@openssh\.com) $/
const sshBody = /(?<=[a-z0-9] )AAAA[0-9A-Za-z+/]+={0,2}/g
const shortestBody = 44

const sshKeysIn = (text: string): readonly Span[] =>
  text.includes(' AAAA')
    ? Array.from(text.matchAll(sshBody)).flatMap(({ index, 0: body }) => {
        const name = sshAlgorithm.exec(text.slice(Math.max(0, index - 45), index))?.[0]
        if (name === undefined || body.length < shortestBody) return []
        return [{ start: index - name.length, end: index + body.length }]
      })
    : []

const armour = /-----BEGIN ([A-Z0-9 ]{4,40})-----/g
const isOpenLabel = (label: string): boolean => /PUBLIC KEY|CERTIFICATE/.test(label) && !label.includes('PRIVATE')
const base64Line = /^[0-9A-Za-z+/]{1,2000}={0,2}$|^=[0-9A-Za-z+/]{4}$/

const kindOf = (char: string): number => (/[A-Z]/.test(char) ? 0 : /[a-z]/.test(char) ? 1 : /\d/.test(char) ? 2 : 3)

/** Whether a line of base64 switches between kinds of characters so often that it cannot be words. */
function isMixed(line: string): boolean {
  let changes = 0
  for (let i = 1; i < line.length; i += 1) if (kindOf(line.charAt(i)) !== kindOf(line.charAt(i - 1))) changes += 1
  return line.length >= 40 && changes >= 0.45 * line.length
}

/**
 * The first and last lines of public PEM or OpenPGP blocks, and their lines of base64. Other lines in a block are kept.
 */
function blocksIn(text: string): readonly Span[] {
  if (!text.includes('-----BEGIN ')) return []
  const spans: Span[] = []
  for (const { index, 0: begin, 1: label = '' } of text.matchAll(armour)) {
    const from = index + begin.length
    const closing = `-----END ${label}-----`
    const to = isOpenLabel(label) ? text.indexOf(closing, from) : -1
    if (to < 0) continue
    const lines: Span[] = []
    for (const { index: at, 0: line } of text.slice(from, to).matchAll(/\S+/g)) {
      // Only the last lines of a block may be short: the rest of the base64, and the checksum of OpenPGP.
      if (base64Line.test(line) && (isMixed(line) || lines.length > 0))
        lines.push({ start: from + at, end: from + at + line.length })
    }
    const long = lines.filter(({ start, end }) => isMixed(text.slice(start, end)))
    if (long.length === 0 || lines.length - long.length > 2) continue
    spans.push({ start: index, end: from }, ...lines, { start: to, end: to + closing.length })
  }
  return spans
}

const descriptor =
  /(?<![A-Za-z0-9_])(?:pk|pkh|wpkh|sh|wsh|tr|rawtr|combo|addr|multi|sortedmulti|multi_a|sortedmulti_a)\(/g
const inDescriptor = /[0-9A-Za-z'/*,()[\]<>;{}_]/
const longestDescriptor = 4_000

/** Output descriptors (BIP-380) that contain one of the keys found. */
function descriptorsIn(text: string, keys: readonly Span[]): readonly Span[] {
  if (keys.length === 0 || !text.includes('(')) return []
  const spans: Span[] = []
  let done = 0
  for (const { index, 0: opening } of text.matchAll(descriptor)) {
    if (index < done) continue
    let depth = 1
    let at = index + opening.length
    for (; depth > 0 && at < index + longestDescriptor && inDescriptor.test(text.charAt(at)); at += 1)
      depth += { '(': 1, ')': -1 }[text.charAt(at)] ?? 0
    if (depth > 0 || !keys.some(({ start, end }) => start >= index && end <= at)) continue
    const sum = /^#[0-9a-z]{8}(?![0-9a-z])/.exec(text.slice(at, at + 10))?.[0] ?? ''
    done = at + sum.length
    spans.push({ start: index, end: done })
  }
  return spans
}

/** The text with public keys, certificates, addresses and digests replaced by spaces. Offsets do not change. */
export function withoutPublicKeys(text: string): string {
  if (!mayHoldKey.test(text)) return text
  const runs = runsIn(text)
  const spans = [...runs, ...sshKeysIn(text), ...blocksIn(text), ...descriptorsIn(text, runs)]
  if (spans.length === 0) return text
  let out = ''
  let at = 0
  for (const { start, end } of spans.sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (end <= at) continue
    out += text.slice(at, Math.max(at, start)) + ' '.repeat(end - Math.max(at, start))
    at = end
  }
  return out + text.slice(at)
}
