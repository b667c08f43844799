/** The engine alone, beside simpler ways to screen a text. Every text is new to each way. */
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity'
import { preflight } from '../../src/core/preflight/preflight.ts'
import { ruleSet } from '../../src/cli/rule-set.ts'
import { newText } from '../load/texts.ts'
import { atMost, type Line, ratioOf, type Row, type Size, type Spread, spreadOf } from '../row.ts'

/** Microseconds per word: 60 words in 0.15 ms. */
const usPerWord = 2.5

const expressions = [
  ...['profit', 'invest', 'roi', 'yield', 'dividend', 'resale', 'marketplace', 'trade', 'floor price', 'royalt'],
  ...['custody', 'escrow', 'vault', 'shares?', 'equity', 'presale', 'ico', 'token sale', 'seed phrase', 'private key'],
  ...['mnemonic', 'mainnet', 'on-chain', 'forged', 'fake', 'lottery', 'raffle', 'referral', 'airdrop', 'limited'],
].map((word) => new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'iu'))
const obscenity = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers })

const tokens = /\p{L}[\p{L}\p{M}'’-]*|\p{N}+|[^\s\p{L}\p{N}]/gu
const weights = Float32Array.from({ length: 1 << 18 }, (_, i) => Math.sin(i))
/** A tokenizer as in wink-nlp, and a linear model over words and pairs of words, hashed into 2^18 weights. */
function linear(text: string): boolean {
  let sum = 0
  let previous = 0
  for (const [token] of text.toLowerCase().matchAll(tokens)) {
    let hash = 2166136261
    for (let i = 0; i < token.length; i += 1) hash = Math.imul(hash ^ token.charCodeAt(i), 16777619)
    sum += (weights[hash >>> 14] ?? 0) + (weights[Math.imul(hash ^ previous, 16777619) >>> 14] ?? 0)
    previous = hash
  }
  return sum > 0
}

const ways = {
  Laurel: (idea: string) => preflight({ idea }, ruleSet).outcome,
  'tokenizer and linear model': linear,
  '30 expressions': (text: string) => expressions.filter((expression) => expression.test(text)).length,
  obscenity: (text: string) => obscenity.getAllMatches(text).length,
} as const
type Way = keyof typeof ways
const names = Object.keys(ways) as Way[]

const cpu = (): number => {
  const { user, system } = process.cpuUsage()
  return user + system
}

function lineFor(size: Size, words: number, language: 'English' | 'mixed'): Line {
  const rounds = size === 'quick' ? 2 : 15
  const texts = size === 'quick' ? 4 : Math.max(8, Math.round(6_000 / words))
  const costs = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Way, number[]>
  for (let round = -rounds; round < rounds; round += 1) {
    const list = Array.from({ length: texts }, () => newText(words, language))
    for (const name of names) {
      const before = cpu()
      for (const text of list) ways[name](text)
      if (round >= 0) costs[name].push((cpu() - before) / texts)
    }
  }
  const [, first, ...others] = names
  const peer = first ?? 'Laurel'
  const beside = others.map((name) => {
    const { median } = spreadOf(costs[name])
    return `${name} ${median.toFixed(0)} µs (${ratioOf(costs[name], costs.Laurel).median.toFixed(2)} ×)`
  })
  const spread: Spread = spreadOf(costs.Laurel)
  return {
    work: `screening ${words.toLocaleString('en')} words, ${language}`,
    unit: 'µs CPU',
    ours: { spread },
    peer: { name: peer, spread: spreadOf(costs[peer]) },
    ratio: ratioOf(costs[peer], costs.Laurel),
    goal: atMost(words * usPerWord, 'µs', spread),
    note: beside.join('; '),
  }
}

export const screeningRow: Row = {
  name: 'screening',
  measure: (size) =>
    Promise.resolve(
      (['English', 'mixed'] as const).flatMap((language) =>
        [20, 60, 400, 2_000].map((words) => lineFor(size, words, language)),
      ),
    ),
}
