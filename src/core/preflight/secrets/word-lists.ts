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

/** Where a word stands: the lists as a bit mask, and its index in each of them. */
export interface Entry {
  readonly mask: number
  readonly index: readonly (number | undefined)[]
}

/** The lists that phrases are looked for in, and all of them in one map from folded word to indices. */
export interface WordLists {
  readonly lists: readonly WordList[]
  readonly entries: ReadonlyMap<string, Entry>
}

/** The BIP-39 lists of words in Latin letters, written with blanks. */
export const latinLists = ['spanish', 'french', 'italian', 'portuguese', 'czech'] as const

/** The BIP-39 lists of words that are written without blanks. */
export const unspacedLists = ['japanese', 'korean', 'simplifiedChinese', 'traditionalChinese'] as const

/** The words of BIP-39 lists, in order; github.com/bitcoin/bips, bip-0039. A list that is absent is not looked for. */
export type Bip39Words = Readonly<
  Partial<Record<(typeof latinLists)[number] | (typeof unspacedLists)[number], readonly string[]>> & {
    english: readonly string[]
  }
>

/** The first four letters identify a word in both English lists, and steel plates hold no more. */
const short = (words: readonly string[]): readonly string[] => words.map((word) => word.slice(0, 4))

function listsOf(bip39: Bip39Words): readonly WordList[] {
  const spaced = ['english', ...latinLists] as const
  const full: readonly WordList[] = [
    ...spaced.map((name): WordList => ({ scheme: 'bip39', words: bip39[name] ?? [], unspaced: false })),
    ...unspacedLists.map((name): WordList => ({ scheme: 'bip39', words: bip39[name] ?? [], unspaced: true })),
    { scheme: 'slip39', words: slip39Words, unspaced: false },
  ]
  return [
    ...full,
    { scheme: 'bip39', words: short(bip39.english), unspaced: false, shortOf: 0 },
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

/** The lists of BIP-39 that are given, and SLIP-0039. */
export function wordListsOf(bip39: Bip39Words): WordLists {
  const lists = listsOf(bip39)
  let entries: ReadonlyMap<string, Entry> | undefined
  return {
    lists,
    get entries() {
      return (entries ??= entriesOf(lists))
    },
  }
}
