/** The English lists of recovery words in a bundle: both in one, each word as what it adds to the one before it. */
import type { Plugin } from 'esbuild'
import { slip39Words as slip39 } from '../core/preflight/secrets/phrases/slip39-words.ts'
import { wordListsOf } from '../core/preflight/secrets/phrases/word-lists.ts'

/** The English list has the first number. */
const bip39 = wordListsOf({}).lists[0]?.words ?? []

/** Which lists a word is in: 0 BIP-39, 1 both, 2 SLIP-0039. */
const listsOf = (word: string): number => (bip39.includes(word) ? (slip39.includes(word) ? 1 : 0) : 2)

/** Words in order; a capital letter tells the lists of each (times eight) and how many letters stay, less than eight. */
function compact(): string {
  let text = ''
  let last = ''
  for (const word of [...new Set([...bip39, ...slip39])].sort()) {
    let shared = 0
    while (shared < last.length && last[shared] === word[shared]) shared += 1
    text += String.fromCharCode(65 + listsOf(word) * 8 + shared) + word.slice(shared)
    last = word
  }
  return text
}

/** What a bundle does to get the lists back. */
const unpack = `export const bip39 = [], slip39 = []
let word = ''
for (const part of words.match(/.[a-z]+/g)) {
  const n = part.charCodeAt(0) - 65
  word = word.slice(0, n & 7) + part.slice(1)
  if (n < 16) bip39.push(word)
  if (n > 7) slip39.push(word)
}`

/** Puts the lists into a bundle in a third less bytes than a compressor alone needs for them. */
export const compactWords: Plugin = {
  name: 'compact-words',
  setup: (bundler) => {
    bundler.onResolve({ filter: /^compact-words$/ }, ({ path }) => ({ path, namespace: 'compact-words' }))
    bundler.onLoad({ filter: /./, namespace: 'compact-words' }, () => ({
      contents: `const words = ${JSON.stringify(compact())}\n${unpack}\n`,
    }))
    bundler.onLoad({ filter: /bip39\/wordlists\/english\.js$/ }, () => ({
      contents: `export { bip39 as wordlist } from 'compact-words'`,
    }))
    bundler.onLoad({ filter: /secrets\/phrases\/slip39-words\.ts$/ }, () => ({
      contents: `export { slip39 as slip39Words } from 'compact-words'`,
    }))
  },
}
