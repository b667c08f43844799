/** The concepts of single words: by the lexicons of the languages in question, by their letters, by their shape. */
import type { Engine } from './engine.ts'
import type { Hint } from './language.ts'
import { formMarks, numberMarks } from './marks.ts'
import type { Occurrences } from './occurrences.ts'
import { Break, type Token } from './tokens.ts'
import type { Trie } from './vocabulary.ts'

/** The words of a text, and what is gathered about them. */
export interface Gathering {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly hints: readonly Hint[]
  readonly occurrences: Occurrences
  /** 1 for words that count for nothing between others. */
  readonly filler: Uint8Array
}

/** A sentence whose words are looked up: its number, its tokens from `from` to before `to`, and where to look. */
export interface Stretch {
  readonly number: number
  readonly from: number
  readonly to: number
  readonly tries: readonly Trie[]
  /** English words are looked up, misspelt ones too; otherwise only long ones are, as borrowed. */
  readonly asEnglish: boolean
}

/**
 * Up to five pieces that hyphens or mere signs part: re-sale, buy-back, se.ed, p*ss*word. The parts count too; what the
 * first part says already (`found`) is not said again of the whole.
 */
const addPieced = (
  i: number,
  stretch: Stretch,
  trie: Trie,
  found: readonly number[],
  { tokens, occurrences }: Gathering,
): void => {
  let whole: string | undefined
  for (let n = i + 1; n < i + 5 && n < stretch.to; n += 1) {
    const piece = tokens[n]
    if (piece === undefined || !(piece.glued || piece.before === Break.hyphen)) return
    whole ??= tokens[i]?.forms[0] ?? tokens[i]?.text ?? ''
    whole += piece.forms[0] ?? piece.text
    const joined: number[] = []
    trie.find(whole, joined)
    for (const id of joined) if (!found.includes(id)) occurrences.add(stretch.number, id, i, n)
  }
}

/** Adds the concepts of the words of a sentence; returns how many words are known. */
export const addWords = (stretch: Stretch, gathering: Gathering, engine: Engine): number => {
  const { number, from, to, tries, asEnglish } = stretch
  const { text, tokens, hints, occurrences, filler } = gathering
  const english = engine.tries.get('en')
  const spelling = engine.spelling.get('en')
  const found: number[] = []
  let known = 0
  for (let i = from; i < to; i += 1) {
    const t = tokens[i]
    if (t === undefined) continue
    found.length = 0
    const isLatin = hints[i]?.script === 'latin'
    for (const trie of tries) {
      trie.find(t.text, found)
      for (const form of t.forms) trie.find(form, found)
      addPieced(i, stretch, trie, found, gathering)
    }
    if (asEnglish && isLatin && english !== undefined && spelling !== undefined) {
      const meant = found.length === 0 ? spelling.meant(t.forms.at(-1) ?? t.text) : undefined
      if (meant !== undefined) english.find(meant, found)
      // "pass phrase", "inv estment": two pieces that make a word which neither is.
      const next = i + 1 < to ? tokens[i + 1] : undefined
      if (
        next?.before === Break.none &&
        t.text.length + next.text.length >= 7 &&
        spelling.hasJoined(t.text, next.text)
      ) {
        const joined: number[] = []
        english.find(t.text + next.text, joined)
        for (const id of joined) occurrences.add(number, id, i, i + 1)
      }
    }
    // English words in a text of another language with the same letters: nouns of the trade are borrowed freely.
    if (!asEnglish && english !== undefined && isLatin && t.text.length > 4) {
      const borrowed: number[] = []
      english.find(t.text, borrowed)
      for (const id of borrowed) if (!engine.isEnglishWord(id)) found.push(id)
    }
    if (found.length > 0) known += 1
    for (const id of found) {
      if (id === engine.skip) filler[i] = 1
      else occurrences.add(number, id, i, i)
    }
    numberMarks(tokens, i, occurrences, number, engine.marks)
    formMarks(tokens, i, text, occurrences, number, engine.marks)
  }
  return known
}
