import { isBip39 } from './checksums.ts'
import type { Context } from '../context.ts'
import { SHORTEST } from './runs.ts'
import type { Token } from './tokens.ts'
import type { WordLists } from './word-lists.ts'
import type { View } from '../normalize.ts'

const run = /[\u3400-\u4dbf\u4e00-\u9fff](?:[ \u3000]{0,2}[\u3400-\u4dbf\u4e00-\u9fff]){11,40}/g

/** Function characters. Every clause of prose has some; among twelve random list characters they are rare. */
const functionCharacters = new Set(
  '的了是我们們你您他她它在不和与與也都就这這那有为為会會能可以要把被让讓给給吗嗎呢吧着著过過',
)
const MOST_FUNCTION_CHARACTERS = 2

const sizes: readonly number[] = [12, 15, 18, 21, 24]

const isValid = (words: readonly Token[], { lists }: WordLists): boolean =>
  lists.some((list, id) => {
    const indices = words.map((word) => word.entry?.index[id])
    return list.unspaced && indices.every((index) => index !== undefined) && isBip39(indices, 0, indices.length)
  })

/**
 * Runs of unspaced Chinese that may be a phrase. The two lists are the 2,048 most common characters each, so prose has
 * many valid windows. A run counts only if it has exactly the length of a phrase, is delimited by punctuation, is near
 * key words, has at most two function characters, and has a valid checksum or an introduction such as a colon.
 */
export function chinesePhrases(view: View, context: Context, words: WordLists): readonly (readonly Token[])[] {
  const phrases: (readonly Token[])[] = []
  for (const match of view.text.matchAll(run)) {
    const points: Token[] = []
    for (let i = match.index; i < match.index + match[0].length; i++) {
      const word = view.text.charAt(i)
      if (word !== ' ') points.push({ word, start: i, end: i + 1, entry: words.entries.get(word) })
    }
    // A key word and a verb may directly precede the phrase: 助记词是…
    const from = context.trim(match.index, match.index + match[0].length, 24)[0]
    const rest = points.filter((point) => point.start >= from)
    while (rest.length > SHORTEST && !sizes.includes(rest.length) && '是为為：'.includes(rest[0]?.word ?? ''))
      rest.shift()
    const first = rest[0]
    const last = rest.at(-1)
    if (first === undefined || last === undefined || !sizes.includes(rest.length)) continue
    if (rest.some((point) => point.entry === undefined)) continue
    if (rest.filter((point) => functionCharacters.has(point.word)).length > MOST_FUNCTION_CHARACTERS) continue
    if (context.nearest(['phrase', 'key'], first.start, last.end) === Infinity) continue
    if (!context.isIntroduced(first.start) && !isValid(rest, words)) continue
    phrases.push(rest)
  }
  return phrases
}
