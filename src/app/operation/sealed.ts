import type { Services } from '../services.ts'

const [saltBytes, ivBytes] = [16, 12]

/** The encryption key of a password and a salt: HKDF (RFC 5869) of the password and the secret of the deployment. */
async function keyOf(word: string, salt: Uint8Array<ArrayBuffer>, { secret }: Services): Promise<CryptoKey> {
  const material = Buffer.concat([secret, Buffer.from(word)])
  const base = await crypto.subtle.importKey('raw', material, 'HKDF', false, ['deriveKey'])
  const hkdf = { name: 'HKDF', hash: 'SHA-256', salt, info: Buffer.from('laurel sealed answer') }
  return crypto.subtle.deriveKey(hkdf, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

/**
 * Encrypts a text with a password (AES-256-GCM). Returns salt, initialization vector and ciphertext in base64url. The
 * secret of the deployment is in the same store as the ciphertext, so whoever has the store is held off by the password
 * alone: a guessable password protects nothing.
 */
export async function seal(text: string, word: string, services: Services): Promise<string> {
  const salt = new Uint8Array(services.random(saltBytes))
  const iv = new Uint8Array(services.random(ivBytes))
  const key = await keyOf(word, salt, services)
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, Buffer.from(text))
  return Buffer.concat([salt, iv, Buffer.from(sealed)]).toString('base64url')
}

/** Decrypts what `seal` returned for the same password. Throws for another password or a changed ciphertext. */
export async function openSealed(sealed: string, word: string, services: Services): Promise<string> {
  const bytes = Buffer.from(sealed, 'base64url')
  const [salt, iv] = [bytes.subarray(0, saltBytes), bytes.subarray(saltBytes, saltBytes + ivBytes)]
  const key = await keyOf(word, salt, services)
  const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.subarray(saltBytes + ivBytes))
  return Buffer.from(text).toString()
}
