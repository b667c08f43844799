import type { Secret } from '../secret.ts'

/**
 * First and last lines of private blocks: RFC 7468, RFC 4716, OpenSSH, OpenPGP. Editors may have changed hyphens to
 * dashes.
 */
const begin =
  /[-\u2010-\u2015]{0,10}[ \t]{0,4}BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?[ \t]{0,4}[-\u2010-\u2015]{1,10}/g
const end =
  /[-\u2010-\u2015]{1,10}[ \t]{0,4}END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?(?:[ \t]{0,4}[-\u2010-\u2015]{1,10})?/g
const putty = /PuTTY-User-Key-File-\d: /g

/** A piece of base64 that no word of prose resembles. */
const body = /(?=[A-Za-z/+=]{0,80}[0-9A-Z+/])(?=[A-Z0-9+/=]{0,80}[a-z])[A-Za-z0-9+/=]{16,}/
const lines = /[A-Za-z0-9+/=]+/g
const headers = /^\s{0,4}(?:[A-Z][A-Za-z-]{1,20}: [^\n]{0,100}\n\s{0,4}){0,6}/

/** The end of a body without its last line: pieces of base64, of which only the last may be short. */
function bodyEnd(text: string, from: number, limit: number): number {
  let at = from + (headers.exec(text.slice(from, from + 800))?.[0].length ?? 0)
  lines.lastIndex = at
  for (let line = lines.exec(text); line !== null && line.index < limit; line = lines.exec(text)) {
    if (line.index - at > 12 || /[\p{L}\u0001]/u.test(text.slice(at, line.index))) break
    const short = line[0].length < 16
    if (short && !/[0-9+/=]|[a-z][A-Z]/.test(line[0])) break
    at = line.index + line[0].length
    if (short) break
  }
  return at
}

/**
 * Private blocks with a body, including flattened and truncated ones. A first line without a body is no key: people
 * quote it in warnings.
 */
export function pemBlocksIn(text: string): readonly Secret[] {
  const found: Secret[] = []
  if (text.includes('PRIVATE KEY')) {
    const openings = Array.from(text.matchAll(begin))
    const closings = Array.from(text.matchAll(end))
    let at = 0
    openings.forEach((opening, i) => {
      const from = opening.index + opening[0].length
      const limit = openings[i + 1]?.index ?? text.length
      while ((closings[at]?.index ?? Infinity) < from) at++
      const closing = closings[at]
      if (closing !== undefined && closing.index < limit) {
        if (!body.test(text.slice(from, closing.index))) return
        found.push({ kind: 'private key block', start: opening.index, end: closing.index + closing[0].length })
        return
      }
      const stop = bodyEnd(text, from, limit)
      if (!body.test(text.slice(from, stop))) return
      found.push({ kind: 'private key block', start: opening.index, end: stop })
    })
  }
  for (const file of text.matchAll(putty)) {
    const secret = text.indexOf('Private-Lines:', file.index)
    if (secret < 0) continue
    found.push({
      kind: 'private key block',
      start: file.index,
      end: bodyEnd(text, text.indexOf('\n', secret) + 1, text.length),
    })
  }
  return found
}
