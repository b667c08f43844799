import { wordlist as english } from '@scure/bip39/wordlists/english.js'
import { slip39Words } from './slip39-words.ts'
import { fold } from '../normalize.ts'

/** A list of recovery words. */
export interface WordList {
  readonly scheme: 'bip39' | 'slip39'
  readonly words: readonly string[]
  /** Written without spaces, so that prose may adjoin a phrase. */
  readonly unspaced: boolean
  /** For a list of words shortened to four letters: the number of the full list. */
  readonly shortOf?: number
}

/** The lists that have a word, as a bit mask, and its index in each of them. */
export interface Entry {
  readonly mask: number
  readonly index: readonly (number | undefined)[]
}

/** The word lists for the search, and a map from each folded word to its indexes. */
export interface WordLists {
  readonly lists: readonly WordList[]
  readonly entries: ReadonlyMap<string, Entry>
}

/** The BIP-39 lists besides the English one, in the order of their numbers. The last four are written without spaces. */
const spaced = ['spanish', 'french', 'italian', 'portuguese', 'czech'] as const
const unspaced = ['japanese', 'korean', 'simplifiedChinese', 'traditionalChinese'] as const

/** The words of further BIP-39 lists. An absent list is not searched; its number stays reserved. */
export type FurtherWords = Readonly<
  Partial<Record<(typeof spaced)[number] | (typeof unspaced)[number], readonly string[]>>
>

/** The first four letters identify a word in both English lists. Steel plates often hold only these. */
const short = (words: readonly string[]): readonly string[] => words.map((word) => word.slice(0, 4))

function listsOf(further: FurtherWords): readonly WordList[] {
  const full: readonly WordList[] = [
    { scheme: 'bip39', words: english, unspaced: false },
    ...spaced.map((name): WordList => ({ scheme: 'bip39', words: further[name] ?? [], unspaced: false })),
    ...unspaced.map((name): WordList => ({ scheme: 'bip39', words: further[name] ?? [], unspaced: true })),
    { scheme: 'slip39', words: slip39Words, unspaced: false },
  ]
  return [
    ...full,
    { scheme: 'bip39', words: short(english), unspaced: false, shortOf: 0 },
    { scheme: 'slip39', words: short(slip39Words), unspaced: false, shortOf: full.length - 1 },
  ]
}

function entriesOf(lists: readonly WordList[]): ReadonlyMap<string, Entry> {
  const built = new Map<string, { mask: number; index: (number | undefined)[] }>()
  lists.forEach((list, id) => {
    list.words.forEach((word, at) => {
      const key = fold(word)
      const entry = built.get(key) ?? { mask: 0, index: [] }
      entry.mask |= 1 << id
      entry.index[id] = at
      built.set(key, entry)
    })
  })
  return built
}

/** The English list of BIP-39 (github.com/bitcoin/bips, bip-0039), the list of SLIP-0039, and the given further lists. */
export function wordListsOf(further: FurtherWords): WordLists {
  const lists = listsOf(further)
  let entries: ReadonlyMap<string, Entry> | undefined
  return {
    lists,
    get entries() {
      return (entries ??= entriesOf(lists))
    },
  }
}
