/** What the shape of a token tells without any lexicon: numbers, amounts, names, owners and denials left open. */
import type { Engine } from './engine.ts'
import type { Index } from './match.ts'
import { Break, type Token } from './tokens.ts'

export const addTo = (index: Index, id: number, from: number, to: number): void => {
  const list = index.get(id)
  if (list === undefined) index.set(id, [from, to])
  else {
    for (let n = 0; n < list.length; n += 2) if (list[n] === from && list[n + 1] === to) return
    list.push(from, to)
  }
}

/** A year or decade that history tells of. */
const longPast = /^(?:1\d{3}|200\d)s?$/u

/** What may follow a number that counts nothing in the text, and so is an amount: "60 each", "at 25 and". */
const afterAmount = new Set(
  'and or each a apiece upwards per gets get buys now today up in then you to plus for we since within instead keeps covers pays feeds saves helps until till which that so'.split(
    ' ',
  ),
)

const yearLike = /^(?:19|20)\d\d$/u

/** What names the number after it: "edition 11" is no amount. */
const beforeIndex = new Set(
  'edition drop number no nr level room week day season chapter page part phase step grade year class stage version episode volume track unit block gate platform series round generation gen team house ward age under over aged lap mile km table group'.split(
    ' ',
  ),
)

const bare = (tokens: readonly Token[], i: number): boolean => {
  const text = tokens[i]?.text ?? ''
  if (yearLike.test(text) || beforeIndex.has(tokens[i - 1]?.text ?? '') || !/^\d+(?:[.,]\d+)*k?\d?$/u.test(text))
    return false
  const next = tokens[i + 1]
  return next === undefined || next.before >= Break.comma || afterAmount.has(next.text)
}

/** A number with cents: 2.50, 42,00 and 12,–. */
const cents = /^\d{1,6}[.,]\d\d$/u
const percent = /^\d+(?:[.,]\d+)?$/u
const times = /^\d+(?:[.,]\d+)?x$/u
const amountK = /^\d+(?:[.,]\d+)?(?:€|\$|£)$/u

/** Marks numbers, amounts, percentages and multiples. */
export const numberMarks = (tokens: readonly Token[], i: number, index: Index, engine: Engine): void => {
  const text = tokens[i]?.text ?? ''
  const code = text.charCodeAt(0)
  if (code >= 48 && code <= 57) {
    addTo(index, engine.ids('NUM'), i, i)
    if (bare(tokens, i)) addTo(index, engine.ids('BARENUM'), i, i)
    addTo(index, engine.ids('DIGITS'), i, i)
    if (longPast.test(text)) addTo(index, engine.ids('PASTYEAR'), i, i)
    if (cents.test(text)) addTo(index, engine.ids('PRICENUM'), i, i)
    if (times.test(text) && Number.parseFloat(text) < 10_000) addTo(index, engine.ids('TIMES'), i, i)
    else if (amountK.test(text)) addTo(index, engine.ids('AMOUNT'), i, i)
    const next = tokens[i + 1]?.text
    if (percent.test(text) && (next === '%' || next === '‰')) addTo(index, engine.ids('PERCENT'), i, i + 1)
    if (next !== undefined && /^\p{Sc}$/u.test(next) && tokens[i + 1]?.before === 0)
      addTo(index, engine.ids('AMOUNT'), i, i + 1)
  } else if (/^[\p{Sc}]/u.test(text)) {
    if (text.length > 1 && /^.\d/u.test(text)) addTo(index, engine.ids('AMOUNT'), i, i)
    else if (/^\d/u.test(tokens[i + 1]?.text ?? '')) addTo(index, engine.ids('AMOUNT'), i, i + 1)
  }
}

/** A name: a capital letter inside a sentence that is not shouted. */
const capital = /^\p{Lu}[\p{Ll}\p{Lu}&]/u
const shouted = /^\p{Lu}+$/u
const contracted =
  /^(?:it|that|there|here|he|she|who|what|let|where|how|when|everything|something|nothing|this|why)'s$/u
const leftOpen = /^(?:isn't|isnt|aren't|wasn't|weren't|hasn't|haven't|hadn't|didn't|don't|doesn't|never)$/u
const contrast = /^(?:but|still|though|yet|nevertheless|anyway)$/u

/** Marks what the form of a word tells: names, owners, and a denial that leaves off ("he isn't, but …"). */
export const formMarks = (tokens: readonly Token[], i: number, index: Index, engine: Engine, text: string): void => {
  const t = tokens[i]
  if (t === undefined) return
  const owner = t.text.endsWith("'s") && !contracted.test(t.text)
  if (owner || (/s$/u.test(t.text) && !t.quoted && /^['\u2019] \p{L}/u.test(text.slice(t.end, t.end + 3))))
    addTo(index, engine.ids('POSS'), i, i)
  if (t.before !== Break.sentence && t.text.length > 2) {
    const raw = text.slice(t.start, t.end)
    const before = tokens[i - 1]
    const next = tokens[i + 1]
    const alone =
      !shouted.test(raw) ||
      ![before, next].some((o) => o !== undefined && o.text.length > 1 && shouted.test(text.slice(o.start, o.end)))
    if (capital.test(raw) && alone && !t.afterColon) {
      addTo(index, engine.ids('PROPER'), i, i)
      if (owner) addTo(index, engine.ids('PROPERS'), i, i)
    }
  }
  if (leftOpen.test(t.text)) {
    const next = tokens[i + 1]
    if (next !== undefined && contrast.test(next.text)) addTo(index, engine.ids('LEFTOPEN'), i, i)
  }
}
