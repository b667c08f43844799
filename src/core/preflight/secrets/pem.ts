import type { Secret } from './secret.ts'

/** The first line of a private block: RFC 7468, RFC 4716, OpenSSH, OpenPGP; dashes may have been made long ones. */
const begin =
  /[-\u2010-\u2015]{1,10}[ \t]{0,4}BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?[ \t]{0,4}[-\u2010-\u2015]{1,10}/g
const end = /[-\u2010-\u2015]{1,10}[ \t]{0,4}END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?[ \t]{0,4}[-\u2010-\u2015]{0,10}/g

/** A piece of base64 that no word of prose looks like. */
const bodyPiece = /[A-Za-z0-9+/=_-]{16,}/

export function pemBlocksIn(text: string): readonly Secret[] {
  if (!text.includes('PRIVATE KEY')) return []
  const found: Secret[] = []
  for (const opening of text.matchAll(begin)) {
    end.lastIndex = opening.index + opening[0].length
    const closing = end.exec(text)
    const bodyEnd = closing?.index ?? text.length
    const body = text.slice(opening.index + opening[0].length, bodyEnd)
    if (!bodyPiece.test(body)) continue
    found.push({ kind: 'private key block', start: opening.index, end: closing === null ? bodyEnd : end.lastIndex })
  }
  return found
}
