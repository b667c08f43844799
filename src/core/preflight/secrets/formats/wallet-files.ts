import type { Secret } from '../secret.ts'

/**
 * Fields of a keystore (Web3 Secret Storage and similar formats): the encrypted key, and the key derivation function of
 * its password.
 */
const ciphertext = /ciphertext["'\\]{0,4}\s{0,4}[:=]\s{0,4}["'\\]{0,4}[0-9a-z+/=]{32,}/g
const kdf = /["'\\](?:kdf|kdfparams|crypto|scrypt|pbkdf2|mac)["'\\]|\bkdf\b/

/** An Electrum wallet file that is encrypted as a whole: base64 that decodes to BIE1 or BIE2 and more. */
const electrumFile = /QklFM[Tg][0-9A-Za-z+/]{80,}={0,2}/g

/** A private JSON Web Key: the member d together with kty (RFC 7517, RFC 7518). */
const webKey = /["']d\\?["']\s{0,4}:\s{0,4}\\?["'][0-9a-z_-]{42,}/g

const LONGEST_OBJECT = 4_000

/** The outermost braces around each offset, or undefined where braces do not close; one pass for all offsets. */
function braces(text: string, places: readonly number[]): readonly ({ start: number; end: number } | undefined)[] {
  const objects: { start: number; end: number }[] = []
  const open: number[] = []
  for (let i = 0; i < text.length; i++) {
    const char = text.charAt(i)
    if (char === '{') open.push(i)
    else if (char === '}') {
      const start = open.pop()
      if (start !== undefined) objects.push({ start, end: i + 1 })
    }
  }
  return places.map((place) => {
    const around = objects.filter(({ start, end }) => start < place && end > place && end - start < LONGEST_OBJECT)
    return around.toSorted((a, b) => a.start - b.start)[0]
  })
}

/** Contents of wallet and key files: keystore JSON, Electrum files, private JSON Web Keys. */
export function walletFilesIn(text: string, lower: string): readonly Secret[] {
  const found: Secret[] = []
  const places: { start: number; end: number }[] = []
  if (lower.includes('ciphertext')) {
    for (const match of lower.matchAll(ciphertext)) {
      const near = lower.slice(Math.max(0, match.index - 1_000), match.index + 1_500)
      if (kdf.test(near)) places.push({ start: match.index, end: match.index + match[0].length })
    }
  }
  if (lower.includes('kty')) {
    for (const match of lower.matchAll(webKey)) places.push({ start: match.index, end: match.index + match[0].length })
  }
  if (places.length > 0) {
    const around = braces(
      text,
      places.slice(0, 20).map(({ start }) => start),
    )
    places.forEach((place, i) => found.push({ kind: 'wallet file', ...(around[i] ?? place) }))
  }
  if (!text.includes('QklFM')) return found
  for (const match of text.matchAll(electrumFile)) {
    found.push({ kind: 'wallet file', start: match.index, end: match.index + match[0].length })
  }
  return found
}
