/** Variants of a word with homoglyphs, leetspeak and repeated letters undone. */

const cyrillicToLatin: Readonly<Record<string, string>> = {
  а: 'a', в: 'b', с: 'c', е: 'e', н: 'h', і: 'i', ј: 'j', к: 'k', м: 'm', о: 'o', р: 'p', ѕ: 's', т: 't', у: 'y', х: 'x', ԁ: 'd', ԛ: 'q', ԝ: 'w', г: 'r', п: 'n', и: 'u', ӏ: 'l', һ: 'h',
  α: 'a', β: 'b', ε: 'e', η: 'n', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x', ω: 'w', σ: 'o', γ: 'y', μ: 'u',
  ɛ: 'e', ɑ: 'a', ɡ: 'g', ı: 'i', ɩ: 'i', ʀ: 'r', ɴ: 'n', ᴇ: 'e', ᴀ: 'a', ᴏ: 'o', ꜱ: 's', ʟ: 'l', ɪ: 'i', ᴛ: 't', ᴅ: 'd', ᴋ: 'k', ᴍ: 'm', ᴘ: 'p', ᴜ: 'u', ᴠ: 'v', ᴡ: 'w', ʏ: 'y', ʙ: 'b', ᴄ: 'c', ꜰ: 'f', ɢ: 'g', ʜ: 'h', ᴊ: 'j',
  '∆': 'a', δ: 'd', λ: 'a', θ: 'o', '¢': 'c', '£': 'l', '¥': 'y', '§': 's', '×': 'x', '°': 'o', '¡': 'i', '∑': 'e', '∂': 'd', '©': 'c', '®': 'r', ƒ: 'f',
} // prettier-ignore

const latinToCyrillic: Readonly<Record<string, string>> = {
  a: 'а', b: 'в', c: 'с', e: 'е', h: 'н', k: 'к', m: 'м', o: 'о', p: 'р', t: 'т', y: 'у', x: 'х',
} // prettier-ignore

const leet: Readonly<Record<string, string>> = {
  '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i', '|': 'l', '€': 'e', '9': 'g', '6': 'g', '+': 't',
} // prettier-ignore

const anyLatin = /[a-z]/u
const anyCyrillicOrGreek = /[\u0370-\u03ff\u0400-\u052f]/u
const smallCaps = /[\u0250-\u02af\u1d00-\u1d7f\ua730-\ua7ff]/u
const leetSign = /[0-9@$!|€+]/u
const oddSign = /[∆¢£¥§×°¡∑∂©®ƒ]/u
const stretched = /(.)\1\1/u

const swap = (word: string, table: Readonly<Record<string, string>>): string => {
  let out = ''
  for (const c of word) out += table[c] ?? c
  return out
}

const count = (word: string, what: RegExp): number => {
  let n = 0
  for (const c of word) if (what.test(c)) n += 1
  return n
}

/** The variants of a normalized word, without the word itself; empty for most words. */
export const homoglyphVariants = (word: string): readonly string[] => {
  const out: string[] = []
  let base = word
  if (oddSign.test(base) && anyLatin.test(base)) {
    base = swap(base, cyrillicToLatin)
    out.push(base)
  }
  if (anyCyrillicOrGreek.test(base) || smallCaps.test(base)) {
    if (anyLatin.test(word) || smallCaps.test(word)) {
      const foreign = count(word, /[\u0400-\u052f]/u)
      if (foreign > count(word, anyLatin)) out.push(swap(word, latinToCyrillic))
      base = swap(word, cyrillicToLatin)
      out.push(base)
    }
  }
  if (
    leetSign.test(base) &&
    anyLatin.test(base) &&
    !/^[0-9.,]+(?:x|k|m|st|nd|rd|th|am|pm|h|cm|km|kg|g|min|s|d)$/u.test(base)
  ) {
    const spelt = base.replaceAll('8', base.length > 2 ? 'b' : 'ate')
    const one = swap(spelt, leet)
    out.push(one)
    if (base.includes('1') || base.includes('!')) out.push(swap(spelt.replaceAll('1', 'l').replaceAll('!', 'l'), leet))
    if (base.includes('8')) out.push(swap(base.replaceAll('8', 'ate'), leet))
    base = one
  }
  if (stretched.test(base)) {
    out.push(base.replace(/(.)\1{2,}/gu, '$1$1'), base.replace(/(.)\1{2,}/gu, '$1'))
  }
  return out
}
