/** Inline markup inside words, and characters written as escapes. */

const inlineTag =
  /<\/?(?:b|i|u|s|em|strong|span|sub|sup|mark|small|font|wbr|ins|del)(?:\s[^<>]{0,80})?\/?>|<!---{0,2}>|<!--\s*-->/iy

/** The length of an inline tag or empty comment at an offset, or 0. Such markup does not separate words. */
export const inlineTagAt = (source: string, at: number): number => {
  inlineTag.lastIndex = at
  return inlineTag.exec(source)?.[0].length ?? 0
}

const escape =
  /&#(\d{2,6});|&#x([0-9a-f]{2,5});|\\u\{?([0-9a-f]{4,5})\}?|\\x([0-9a-f]{2})|&(amp|nbsp|quot|lt|gt|shy|zwnj|zwj);/iy
const named: Readonly<Record<string, string>> = {
  amp: '&',
  nbsp: ' ',
  quot: '"',
  lt: '<',
  gt: '>',
  shy: '',
  zwnj: '',
  zwj: '',
}

/** The character that an escape stands for; undefined for an invalid escape. */
const characterOf = (m: RegExpExecArray): string | undefined => {
  const name = m[5]?.toLowerCase()
  if (name !== undefined) return named[name]
  const code = m[1] === undefined ? Number.parseInt(m[2] ?? m[3] ?? m[4] ?? '', 16) : Number(m[1])
  return code >= 0x20 && code <= 0x10_ffff && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCodePoint(code)
    : undefined
}

/** The escape at an offset: an HTML entity, `\u….` or `\x..`. Undefined if there is none. */
export const escapeAt = (
  source: string,
  at: number,
): { readonly character: string; readonly length: number } | undefined => {
  escape.lastIndex = at
  const found = escape.exec(source)
  const character = found === null ? undefined : characterOf(found)
  return found === null || character === undefined ? undefined : { character, length: found[0].length }
}
