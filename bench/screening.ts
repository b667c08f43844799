/**
 * What screening costs, beside a naive list of expressions in the same run: 400 words of prose, 8,000 characters of
 * prose, and hostile texts of that length as multiples of it. `node bench/screening.ts`
 */
import { preflight } from '../src/core/preflight.ts'
import { redact } from '../src/core/preflight/secrets.ts'
import { ruleBook } from '../src/rules/book.ts'

const naive = [
  ...['profit', 'invest', 'roi', 'yield', 'dividend', 'resale', 'marketplace', 'trade', 'floor price', 'royalt'],
  ...['custody', 'escrow', 'vault', 'shares?', 'equity', 'presale', 'ico', 'token sale', 'seed phrase', 'private key'],
  ...['mnemonic', 'mainnet', 'on-chain', 'forged', 'fake', 'lottery', 'raffle', 'referral', 'airdrop', 'limited'],
].map((word) => new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'iu'))

const sentence = [
  'We run a small choir in the old town and would like a badge for everybody who sang at the summer concert.',
  'It shows the year and a swallow, it cannot be sold or passed on, and nothing personal is stored.',
  'Parents asked whether the younger singers could get a certificate with the title of the piece they liked most.',
].join(' ')
const words = sentence.split(' ')
const prose400 = Array.from({ length: 400 }, (_, i) => words[i % words.length]).join(' ')
const prose = sentence.repeat(40).slice(0, 8_000)

const hostile: Readonly<Record<string, string>> = {
  'one word': 'a'.repeat(8_000),
  'risk words': 'holders sell tokens profit share keys mainnet '.repeat(180).slice(0, 8_000),
  denials: "not no never don't isn't without ".repeat(260).slice(0, 8_000),
  'spaced letters': 'p r o f i t '.repeat(700).slice(0, 8_000),
  'zero width': 'pro\u200bfit '.repeat(1_000).slice(0, 8_000),
  leetspeak: 'pr0f1t t0k3n s4l3 '.repeat(450).slice(0, 8_000),
  'list words': 'abandon ability able about above absent '.repeat(220).slice(0, 8_000),
  base58: '5KYZdUEo39z3FPrtuX2QbbwGnNP5zTd7yyr2SC1j299sBCnWjss'.repeat(170).slice(0, 8_000),
  hex: '0123456789abcdef'.repeat(500),
  brackets: '(['.repeat(4_000),
  quotes: '"“'.repeat(4_000),
  chinese: '我们的徽章可以互相买卖价格会上涨'.repeat(500).slice(0, 8_000),
  emoji: '🚀📈💸'.repeat(1_300).slice(0, 8_000),
  commas: 'sell, '.repeat(1_400).slice(0, 8_000),
}

/** Median CPU milliseconds of a call after warm-up. */
function cost(work: () => unknown, rounds = 60): number {
  for (let i = 0; i < 20; i += 1) work()
  const times = Array.from({ length: rounds }, () => {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  }).sort((a, b) => a - b)
  return times[Math.floor(rounds / 2)] ?? 0
}

const screen = (idea: string) => () => preflight({ idea }, ruleBook)
const row = (name: string, ms: number, beside = '') => {
  console.log(`${name.padEnd(34)} ${ms.toFixed(3).padStart(9)} ms  ${beside}`)
}

const plain = cost(screen(prose400))
row('400 words', plain)
row(
  '  of that, key material',
  cost(() => redact(prose400)),
)
row(
  '  a naive list of 30 expressions',
  cost(() => naive.some((expression) => expression.test(prose400))),
)
const base = cost(screen(prose), 30)
row('8,000 characters of prose', base)
let worst = 0
for (const [name, text] of Object.entries(hostile)) {
  const ms = cost(screen(text), 15)
  worst = Math.max(worst, ms / base)
  row(`  ${name}`, ms, `${(ms / base).toFixed(1)} times prose`)
}
console.log(`worst hostile text: ${worst.toFixed(1)} times prose of the same length`)
