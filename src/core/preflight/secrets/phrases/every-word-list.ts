import { latinWords } from './latin-word-lists.ts'
import { unspacedWords } from './unspaced-word-lists.ts'
import { wordListsOf } from './word-lists.ts'

/** Every list there is. A browser loads them in parts (src/web), so nothing but the front of this folder imports it. */
export const everyWordList = wordListsOf({ ...latinWords, ...unspacedWords })
