/** Generates disguises of a text: people can still read it, but lists of words do not match it. */
import { vocabulary } from '../src/rules/model/vocabulary.ts'
import { sequence } from './random.ts'

/** Words that are more frequent in refused texts than in harmless ones. */
const riskWords = new Set(vocabulary.telling.split(' '))

/** Disguises a text. `random` gives numbers from 0 to 1. */
type Disguise = (text: string, random: () => number) => string

const letters = 'abcdefghijklmnopqrstuvwxyz'
const pick = <T>(list: readonly [T, ...T[]], random: () => number): T =>
  list[Math.floor(random() * list.length)] ?? list[0]

/** Changes each word of at least `least` Latin letters. */
const eachWord = (text: string, least: number, change: (word: string) => string): string =>
  text.replace(/[A-Za-z]+/g, (word) => (word.length < least ? word : change(word)))

const utf8 = (text: string): Buffer => Buffer.from(text, 'utf8')
const reversed = (text: string): string => Array.from(text).reverse().join('')
const escapedUnit = (unit: string): string => unit.charCodeAt(0).toString(16).padStart(4, '0')
const rotated = (text: string): string =>
  text.replace(/[a-z]/gi, (c) => {
    const base = c <= 'Z' ? 65 : 97
    return String.fromCharCode(((c.charCodeAt(0) - base + 13) % 26) + base)
  })

/** One edit after the first letter: deletes, inserts or replaces a letter, or swaps two adjacent letters. */
const edited = (word: string, random: () => number): string => {
  const at = 1 + Math.floor(random() * (word.length - 2))
  const letter = letters.charAt(Math.floor(random() * letters.length))
  const [head, tail] = [word.slice(0, at), word.slice(at)]
  return pick(
    [
      head + tail.slice(1),
      head + letter + tail,
      head + letter + tail.slice(1),
      head + tail.charAt(1) + tail.charAt(0) + tail.slice(2),
    ],
    random,
  )
}

/** Splits a word into two or more pieces of at least two letters. */
const broken = (word: string, random: () => number, by: string): string => {
  const at = 2 + Math.floor(random() * (word.length - 3))
  const rest = word.slice(at)
  return word.slice(0, at) + by + (rest.length >= 5 && random() < 0.4 ? broken(rest, random, by) : rest)
}

const marks = ['\u0300', '\u0301', '\u0302', '\u0303', '\u0308', '\u030a', '\u0323', '\u0331'] as const

/** Words of finance, and slang for them that avoids word filters. */
const slang: Readonly<Record<string, string>> = {
  money: 'moolah', profit: 'gainz', profits: 'gainz', invest: 'ape in', investment: 'bag', investors: 'apes', investor: 'ape',
  sell: 'offload', sells: 'offloads', selling: 'offloading', sold: 'offloaded', buy: 'cop', buys: 'cops', buying: 'copping',
  price: 'ticker', coins: 'corn', coin: 'corn', bitcoin: 'corn', wallet: 'bag', wallets: 'bags', earn: 'rake in', earnings: 'tendies',
  pay: 'fork out', pays: 'forks out', paid: 'forked out', value: 'juice', rise: 'moon', rises: 'moons', grow: 'pump', grows: 'pumps',
  share: 'slice', shares: 'slices', return: 'comeback', returns: 'gainz', dividend: 'payday', dividends: 'paydays', trade: 'flip', trades: 'flips',
  trading: 'flipping', resale: 'flipping', password: 'pw', passwords: 'pws', phrase: 'magic words', mainnet: 'the big chain',
  fake: 'knockoff', people: 'peeps', friends: 'homies', everybody: 'yall', members: 'the fam', holders: 'hodlers',
} // prettier-ignore

/** Disguises by name: `encodings` for any text, `words` for English text. */
export const disguises = {
  encodings: {
    base64: (text) => utf8(text).toString('base64'),
    'base64 behind a plain line': (text) => `Here is our idea for the badge:\n${utf8(text).toString('base64')}`,
    'base64 in lines': (text) => utf8(text).toString('base64url').replace(/.{64}/g, '$&\n'),
    hex: (text) => utf8(text).toString('hex'),
    'hex with blanks': (text) => utf8(text).toString('hex').replace(/../g, '$& ').trim().toUpperCase(),
    'URL escapes': (text) => encodeURIComponent(text),
    'URL escapes of every letter': (text) => utf8(text).toString('hex').replace(/../g, '%$&'),
    'HTML escapes': (text) => Array.from(text, (c) => `&#${c.codePointAt(0) ?? 0};`).join(''),
    'HTML escapes twice': (text) => Array.from(text, (c) => `&amp;#x${(c.codePointAt(0) ?? 0).toString(16)};`).join(''),
    'escapes of JSON': (text) => text.replace(/[^]/g, (unit) => `\\u${escapedUnit(unit)}`),
    reversed,
    'words reversed': (text) => text.replace(/\p{L}+/gu, reversed),
    rot13: rotated,
  },
  words: {
    'broken by blanks': (text, random) =>
      eachWord(text, 5, (word) => (random() < 0.5 ? broken(word, random, ' ') : word)),
    'broken by line ends': (text, random) =>
      eachWord(text, 5, (word) => (random() < 0.5 ? broken(word, random, '\n') : word)),
    'run together': (text, random) => text.replace(/(?<=\p{L}) (?=\p{L})/gu, () => (random() < 0.5 ? '' : ' ')),
    'run together throughout': (text) => text.replace(/(?<=\p{L}) (?=\p{L})/gu, ''),
    diacritics: (text, random) =>
      text.replace(/[a-z]/gi, (c) => (random() < 0.4 ? (c + pick(marks, random)).normalize('NFC') : c)),
    'risk words misspelt, one edit': (text, random) =>
      eachWord(text, 5, (word) => (riskWords.has(word.toLowerCase()) ? edited(word, random) : word)),
    'risk words misspelt, two edits': (text, random) =>
      eachWord(text, 7, (word) => (riskWords.has(word.toLowerCase()) ? edited(edited(word, random), random) : word)),
    'all words misspelt, one edit': (text, random) => eachWord(text, 5, (word) => edited(word, random)),
    'all words misspelt, two edits': (text, random) =>
      eachWord(text, 7, (word) => edited(edited(word, random), random)),
    'markup in words': (text, random) =>
      eachWord(text, 5, (word) => {
        const at = 2 + Math.floor(random() * (word.length - 3))
        const inside = pick(['<b></b>', '<span class="x">', '<!-- a note -->', '**', '</a>', '<em>'], random)
        return random() < 0.5 ? word.slice(0, at) + inside + word.slice(at) : word
      }),
    'markup around': (text) =>
      `<section><div class="card"><p>${text.replaceAll(' ', '</span> <span>')}</p></div></section>`,
    'in a string of code': (text) => `const idea = [\n${text.replace(/\S+/g, "  '$&',\n")}].join(' ')`,
    slang: (text) =>
      text.replace(/[A-Za-z]+/g, (word) =>
        Object.hasOwn(slang, word.toLowerCase()) ? (slang[word.toLowerCase()] ?? word) : word,
      ),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Disguise>>>>

const lowered = (sentence: string): string =>
  /^[A-Z][a-z]/.test(sentence) && !/^I\b/.test(sentence)
    ? sentence.charAt(0).toLowerCase() + sentence.slice(1)
    : sentence
const bare = (sentence: string): string => lowered(sentence).replace(/[.!?]+$/, '')

/** Paraphrases of an English sentence with negations. The sentence still proposes the same. */
const paraphrasesByKind = {
  'double negation': [
    (s) => `It is not true that we will not do this: ${lowered(s)}`,
    (s) => `There is no way that this does not happen: ${lowered(s)}`,
    (s) => `We can't not do it: ${lowered(s)}`,
    (s) => `It is not as if ${bare(s)} were not the plan, because it is.`,
    (s) => `Not a week goes by without this: ${lowered(s)}`,
  ],
  'denied denial': [
    (s) => `We do not rule out that ${lowered(s)}`,
    (s) => `Nobody denies that ${lowered(s)}`,
    (s) => `It is wrong that we have ruled this out: ${lowered(s)}`,
    (s) => `We never said that it is forbidden: ${lowered(s)}`,
    (s) => `Don't let anyone tell you that we do not do this: ${lowered(s)}`,
  ],
  'not until': [
    (s) => `Not until the second month, but then ${lowered(s)}`,
    (s) => `Nothing of this happens until June. From June on ${lowered(s)}`,
    (s) => `We don't begin until everybody is there, and then ${lowered(s)}`,
    (s) => `Not before the first meeting is over, ${lowered(s)}`,
  ],
  'nobody ever': [
    (s) => `Nobody ever regretted it: ${lowered(s)}`,
    (s) => `Nobody has ever lost with us, ${lowered(s)}`,
    (s) => `No one ever said no to this: ${lowered(s)}`,
    (s) => `Never has anybody gone home unhappy, since ${lowered(s)}`,
  ],
} as const satisfies Readonly<Record<string, readonly [(s: string) => string, ...((s: string) => string)[]]>>

/** All disguises, with the kind of text that each can be applied to. The result depends on text and seed only. */
export const everyDisguise: readonly {
  readonly name: string
  readonly of: 'any text' | 'English text' | 'English sentence'
  readonly apply: (text: string, seed: number) => string
}[] = [
  ...Object.entries<Disguise>(disguises.encodings).map(([name, disguise]) => ({
    name,
    of: 'any text' as const,
    apply: (text: string, seed: number) => disguise(text, sequence(seed)),
  })),
  ...Object.entries<Disguise>(disguises.words).map(([name, disguise]) => ({
    name,
    of: 'English text' as const,
    apply: (text: string, seed: number) => disguise(text, sequence(seed)),
  })),
  ...Object.entries(paraphrasesByKind).map(([name, paraphrases]) => ({
    name,
    of: 'English sentence' as const,
    apply: (text: string, seed: number) => pick(paraphrases, sequence(seed))(text),
  })),
]
