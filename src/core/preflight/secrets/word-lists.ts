import { wordlist as czech } from '@scure/bip39/wordlists/czech.js'
import { wordlist as english } from '@scure/bip39/wordlists/english.js'
import { wordlist as french } from '@scure/bip39/wordlists/french.js'
import { wordlist as italian } from '@scure/bip39/wordlists/italian.js'
import { wordlist as japanese } from '@scure/bip39/wordlists/japanese.js'
import { wordlist as korean } from '@scure/bip39/wordlists/korean.js'
import { wordlist as portuguese } from '@scure/bip39/wordlists/portuguese.js'
import { wordlist as simplifiedChinese } from '@scure/bip39/wordlists/simplified-chinese.js'
import { wordlist as spanish } from '@scure/bip39/wordlists/spanish.js'
import { wordlist as traditionalChinese } from '@scure/bip39/wordlists/traditional-chinese.js'
import { slip39Words } from './slip39-words.ts'
import { fold } from './view.ts'

/** A list that recovery words are taken from. */
export interface WordList {
  readonly scheme: 'bip39' | 'slip39'
  readonly words: readonly string[]
  /** Written without blanks, so that a phrase may touch the prose around it. */
  readonly unspaced: boolean
  /** The number of the list whose words are cut to four letters here. */
  readonly shortOf?: number
}

const bip39 = (words: readonly string[], unspaced = false): WordList => ({ scheme: 'bip39', words, unspaced })

/** The first four letters identify a word in both English lists, and steel plates hold no more. */
const short = (words: readonly string[]): readonly string[] => words.map((word) => word.slice(0, 4))

export const wordLists: readonly WordList[] = [
  bip39(english),
  bip39(spanish),
  bip39(french),
  bip39(italian),
  bip39(portuguese),
  bip39(czech),
  bip39(japanese, true),
  bip39(korean, true),
  bip39(simplifiedChinese, true),
  bip39(traditionalChinese, true),
  { scheme: 'slip39', words: slip39Words, unspaced: false },
  { scheme: 'bip39', words: short(english), unspaced: false, shortOf: 0 },
  { scheme: 'slip39', words: short(slip39Words), unspaced: false, shortOf: 10 },
]

/** Where a word stands: the lists as a bit mask, and its index in each of them. */
export interface Entry {
  readonly mask: number
  readonly index: readonly (number | undefined)[]
}

let entries: ReadonlyMap<string, Entry> | undefined

/** All lists in one map from folded word to indices, built on first use. */
export function wordEntries(): ReadonlyMap<string, Entry> {
  if (entries !== undefined) return entries
  const built = new Map<string, { mask: number; index: (number | undefined)[] }>()
  wordLists.forEach((list, id) => {
    list.words.forEach((word, at) => {
      const key = fold(word)
      const entry = built.get(key) ?? { mask: 0, index: [] }
      entry.mask |= 1 << id
      entry.index[id] = at
      built.set(key, entry)
    })
  })
  entries = built
  return built
}
