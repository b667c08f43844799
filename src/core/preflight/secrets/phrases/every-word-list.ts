import { latinWords } from './latin-word-lists.ts'
import { unspacedWords } from './unspaced-word-lists.ts'
import { wordListsOf } from './word-lists.ts'

/**
 * Every word list. A browser loads the lists in parts (src/web), so only `redact.ts`, the entry of this folder, imports
 * it.
 */
export const everyWordList = wordListsOf({ ...latinWords, ...unspacedWords })
