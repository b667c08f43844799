/**
 * Proposals for comparing two ways of screening: corpus ideas in every language, key material, fields and unusual
 * texts.
 */
import type { Proposal } from '../../src/core/finding.ts'
import { common } from '../../src/rules/lexicons/common.ts'
import { miniKey, pem, wif } from '../core/preflight/secrets/keys.ts'
import { Random } from '../core/preflight/secrets/random.ts'
import { textsOf, type LabelledText } from '../../training/batches.ts'
import { bip39, electrum, lists, slip39 } from '../core/preflight/secrets/words.ts'

const corpus: readonly LabelledText[] = [
  ...[
    'dev/first-ideas',
    'dev/rule-examples-e1',
    'dev/mixed-round-r1',
    'train/mixed-ideas-t1',
    'train/languages-mixed-m1',
    'train/field-languages-a',
    'train/field-languages-b',
  ],
].flatMap((name) => textsOf({ file: `${name}.jsonl` }))

const scripts: Readonly<Record<string, RegExp>> = {
  ja: /[\u3041-\u30ff]/,
  ko: /\p{Script=Hangul}/u,
  zh: /\p{Script=Han}/u,
  hi: /\p{Script=Devanagari}/u,
  ar: /\p{Script=Arabic}/u,
  ru: /\p{Script=Cyrillic}/u,
}
const smallWords = Object.entries(common).map(([language, words]) => [language, new Set(words.split(' '))] as const)

/** The languages that a lexicon of another name covers. */
const coveredBy: Readonly<Record<string, string>> = { no: 'da', sk: 'cs', hr: 'sr', ms: 'id' }

/** The lexicon of a text: by its label, or else by most of its words; only for choosing a varied sample. */
function languageOf({ idea: text, lang }: LabelledText): string {
  if (lang !== undefined) return coveredBy[lang] ?? lang
  const script = Object.entries(scripts).find(([, letters]) => letters.test(text))
  if (script !== undefined) return script[0]
  const words = text.toLowerCase().split(/\s+/)
  const votes = smallWords.map(
    ([language, small]) => [language, words.filter((word) => small.has(word)).length] as const,
  )
  return votes.toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 'en'
}

const byLanguage = Map.groupBy(corpus, languageOf)

/** Up to `count` items of a list, at regular distances. */
const spread = <Item>(list: readonly Item[], count: number): readonly Item[] =>
  list.filter((_, i) => Math.floor((i * count) / list.length) !== Math.floor(((i - 1) * count) / list.length))

export const corpusSample: readonly Proposal[] = [...byLanguage]
  .flatMap(([language, ideas]) => spread(ideas, language === 'en' ? 120 : 12))
  .map(({ idea, tokenType, network, audience }) => ({
    idea,
    ...(tokenType !== undefined && { tokenType }),
    ...(network !== undefined && { network }),
    ...(audience !== undefined && { audience }),
  }))

export const sampledLanguages: readonly string[] = [...byLanguage.keys()]

const random = new Random('web')
const phrase = (words: readonly string[]): string => words.join(' ')

export const keyMaterial: readonly Proposal[] = [
  ...Object.values(lists).flatMap((list) => [
    { idea: phrase(bip39(random, list, 12)) },
    { idea: `A badge for the club. ${phrase(bip39(random, list, 24))} Bring it to the gate.` },
  ]),
  { idea: `Write these down: ${phrase(electrum(random))}` },
  { idea: phrase(slip39(random, 20, 'shamir')) },
  { idea: `our key is ${wif(random, 'main', true)}` },
  { idea: `Mini key ${miniKey(random, 30)} inside the coin` },
  { idea: pem(random, 'PRIVATE KEY') },
  { idea: 'A badge', audience: phrase(bip39(random, lists['spanish'] ?? [], 12)) },
  { idea: bip39(random, lists['english'] ?? [], 12).join('') },
  { idea: bip39(random, lists['czech'] ?? [], 12).join('\u200b') },
]

export const oddTexts: readonly Proposal[] = [
  { idea: '' },
  { idea: '🚀🚀🚀' },
  { idea: 'Badge', network: 'mainnet' },
  { idea: 'A sticker for runners.', audience: 'Anleger, die Gewinn erwarten', tokenType: 'Aktie' },
  { idea: 'バッジ for everyone who came' },
  // The Japanese lexicon segments it too.
  { idea: '给陶艺班结课的同学发一枚小泥人徽章，不能转让' },
  { idea: '참가자 badge, keine Gewinne, pas de revente' },
  { idea: 'ᠮᠣᠩᠭᠣᠯ ᠪᠢᠴᠢᠭ᠌ ᠦᠨ ᠲᠡᠮᠳᠡᠭ' },
  { idea: 'h\u200bo\u200bl\u200bd it and the pr\u0456ce goes up' },
]
