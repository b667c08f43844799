/**
 * Measures the CPU time of screening after warm-up: texts of 400 words in several languages, beside a naive list of
 * regular expressions and the word filter obscenity; and adversarial texts, as multiples of plain prose of the same
 * length. `node bench/screening.ts`
 */
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity'
import { engineOf } from '../src/core/preflight/engine.ts'
import { preflight } from '../src/core/preflight/preflight.ts'
import { redact } from '../src/core/preflight/secrets/redact.ts'
import { ruleSet } from '../src/cli/rule-set.ts'
import { batches, textsOf } from '../training/batches.ts'

const corpus = batches()
  .filter(({ kind }) => kind === 'made-up')
  .flatMap(textsOf)

/** Several texts, each of concatenated ideas of the corpus, so that caches cannot serve a single text. */
function texts(lang: string, outcome: string, cut: (all: string) => readonly string[]): readonly string[] {
  const ideas = corpus.filter((item) => (item.lang ?? 'en') === lang && item.outcome === outcome)
  const found = cut(ideas.map(({ idea }) => idea.replace(/\s+/g, ' ')).join(' '))
  if (found.length === 0) throw new Error(`the corpus has too little text: ${lang}, ${outcome}`)
  return found.slice(0, 8)
}
const wordsOf =
  (count: number) =>
  (all: string): readonly string[] => {
    const words = all.split(' ')
    const at = (i: number): readonly string[] => words.slice(i * count, i * count + count)
    return Array.from({ length: Math.floor(words.length / count) }, (_, i) => at(i).join(' '))
  }
const words400 = wordsOf(400)
/** Texts of the length of 400 English words, in languages without spaces between words. */
const characters1000 = (all: string): readonly string[] => all.match(/.{1000}/gu) ?? []
const characters8000 = (all: string): readonly string[] => all.match(/.{8000}/gu) ?? []

const expressions = [
  ...['profit', 'invest', 'roi', 'yield', 'dividend', 'resale', 'marketplace', 'trade', 'floor price', 'royalt'],
  ...['custody', 'escrow', 'vault', 'shares?', 'equity', 'presale', 'ico', 'token sale', 'seed phrase', 'private key'],
  ...['mnemonic', 'mainnet', 'on-chain', 'forged', 'fake', 'lottery', 'raffle', 'referral', 'airdrop', 'limited'],
].map((word) => new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'iu'))
const obscenity = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers })

type Screen = (text: string) => unknown
const ours: Screen = (idea) => preflight({ idea }, ruleSet)
/** The same rules with an engine of their own, whose cache has no word of an earlier text. */
const forgetfulRules = { ...ruleSet }
const withoutWords: Screen = (idea) => {
  engineOf(forgetfulRules).wordCache.forget()
  return preflight({ idea }, forgetfulRules)
}
const naive: Screen = (text) => expressions.filter((expression) => expression.test(text))
const peer: Screen = (text) => obscenity.getAllMatches(text)

const cpu = () => {
  const { user, system } = process.cpuUsage()
  return user + system
}

/** Median CPU time per text in microseconds for each implementation. They alternate, so that other load affects all. */
function cost(ways: readonly Screen[], list: readonly string[], rounds = 40): readonly number[] {
  const times = ways.map((): number[] => [])
  for (let round = -4 * rounds; round < rounds; round += 1) {
    for (const [w, way] of ways.entries()) {
      const before = cpu()
      let calls = 0
      for (; calls < 8; calls += list.length) for (const text of list) way(text)
      if (round >= 0) times[w]?.push((cpu() - before) / calls)
    }
  }
  return times.map((all) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0)
}

const print = (name: string, ...columns: readonly string[]) => {
  console.log(name.padEnd(34) + columns.map((c) => c.padStart(16)).join(''))
}
const us = (n: number): string => `${n.toFixed(0)} µs`
const times = (a: number, b: number): string => `${(a / b).toFixed(1)} times`

print('400 words, CPU', 'preflight', 'key material', '30 expressions', 'obscenity', 'to expressions', 'to obscenity')
const rows: readonly (readonly [name: string, list: readonly string[]])[] = [
  ['English prose', texts('en', 'pass', words400)],
  ['German prose', texts('de', 'pass', words400)],
  ['Russian prose', texts('ru', 'pass', words400)],
  ['Japanese prose, 1,000 characters', texts('ja', 'pass', characters1000)],
  ['English, failing', texts('en', 'fail', words400)],
]
for (const [name, list] of rows) {
  const [all = 0, keys = 0, list30 = 0, other = 0] = cost([ours, redact, naive, peer], list)
  print(name, us(all), us(keys), us(list30), us(other), times(all, list30), times(all, other))
}

console.log()
print('the word cache, CPU', 'preflight', 'forgetting', 'saves')
const cacheRows: typeof rows = [
  ['English, 60 words', texts('en', 'pass', wordsOf(60))],
  ['English, 400 words', texts('en', 'pass', wordsOf(400))],
  ['German, 60 words', texts('de', 'pass', wordsOf(60))],
]
for (const [name, list] of cacheRows) {
  const [all = 0, forgetting = 0] = cost([ours, withoutWords], list)
  print(name, us(all), us(forgetting), `${(100 * (1 - all / forgetting)).toFixed(0)} %`)
}

const hostile: Readonly<Record<string, string>> = {
  'one word': 'a'.repeat(8_000),
  'risk words': 'holders sell tokens profit share keys mainnet '.repeat(180).slice(0, 8_000),
  denials: "not no never don't isn't without ".repeat(260).slice(0, 8_000),
  'spaced letters': 'p r o f i t '.repeat(700).slice(0, 8_000),
  'zero width': 'pro\u200bfit '.repeat(1_000).slice(0, 8_000),
  leetspeak: 'pr0f1t t0k3n s4l3 '.repeat(450).slice(0, 8_000),
  hyphens: 're-sale-pass-buy-back-'.repeat(400).slice(0, 8_000),
  'list words': 'abandon ability able about above absent '.repeat(220).slice(0, 8_000),
  base58: '5KYZdUEo39z3FPrtuX2QbbwGnNP5zTd7yyr2SC1j299sBCnWjss'.repeat(170).slice(0, 8_000),
  hex: '0123456789abcdef'.repeat(500),
  brackets: '(['.repeat(4_000),
  quotes: '"“'.repeat(4_000),
  'tiny sentences': 'Sell. '.repeat(1_400).slice(0, 8_000),
  commas: 'sell, '.repeat(1_400).slice(0, 8_000),
  questions: '? " '.repeat(2_000),
  chinese: '我们的徽章可以互相买卖价格会上涨'.repeat(500).slice(0, 8_000),
  arabic: 'والبيعوالشراءوالربح '.repeat(400).slice(0, 8_000),
  marks: 'e\u0301\u0302\u0303'.repeat(2_000),
  emoji: '🚀📈💸'.repeat(1_300).slice(0, 8_000),
}
const [prose = 0] = cost([ours], texts('en', 'pass', characters8000).slice(0, 2), 12)
console.log()
print('8,000 characters, CPU', 'preflight', 'to prose')
print('English prose', us(prose))
let worst = 0
for (const [name, text] of Object.entries(hostile)) {
  const [all = 0] = cost([ours], [text], 8)
  worst = Math.max(worst, all / prose)
  print(`  ${name}`, us(all), times(all, prose))
}
console.log(`worst hostile text: ${worst.toFixed(1)} times prose of the same length`)
