/**
 * Composes a rule book of its parts. What every book has stands here: the frames that fail an idea, but for deception, in
 * English and in the words that every language borrows. The server adds everything at once (rule-set.ts), a browser what a
 * text needs.
 */
import type { KindRule, Lexicon, NoIdeaRule, RuleSet, Rule } from '../core/rule.ts'
import { concepts } from './concepts/shared.ts'
import { claimConcepts } from './concepts/claims.ts'
import { economyConcepts } from './concepts/economy.ts'
import { exchangeConcepts } from './concepts/exchange.ts'
import { custody } from './categories/custody.ts'
import { fundraising } from './categories/fundraising.ts'
import { investment } from './categories/investment.ts'
import { keys } from './categories/keys.ts'
import { common } from './lexicons/common.ts'
import { english } from './lexicons/en.ts'
import { intl } from './lexicons/intl.ts'
import { mainnet } from './categories/mainnet.ts'
import { network } from './network.ts'
import { security } from './categories/security.ts'
import { trading } from './categories/trading.ts'
import { unreadLanguage } from './unread-language.ts'

/**
 * Rules, concepts and English words of the frames that only ask for a second look, and what else a verdict needs and a
 * first look can do without: deception, kinds of tokens that are a claim, texts without an idea.
 */
export interface WarningRules {
  readonly rules: readonly Rule[]
  readonly concepts: RuleSet['concepts']
  readonly words: Lexicon['words']
  /** English words that are worth recognising when misspelt, of every frame. */
  readonly misspelt: Lexicon['misspelt']
  /** They can fail an idea, and are the longest list: the first load of a browser does without them. */
  readonly deception: readonly Rule[]
  readonly kinds: KindRule
  readonly noIdea: NoIdeaRule
  /** Function words of languages that a first look does not recognise. */
  readonly common: Readonly<Partial<Record<Language, string>>>
}

/** The languages besides English, in the order in which a text is looked up in them. */
export const languages = [
  'es',
  'pt',
  'fr',
  'de',
  'it',
  'nl',
  'pl',
  'tr',
  'ru',
  'ar',
  'hi',
  'id',
  'vi',
  'zh',
  'ja',
  'ko',
  'uk',
  'el',
  'th',
  'he',
  'fa',
  'sv',
  'da',
  'cs',
  'ro',
  'hu',
  'bg',
  'sr',
  'fi',
  'bn',
  'ta',
  'ur',
  'sw',
  'fil',
  'ca',
  'lt',
] as const
export type Language = (typeof languages)[number]

export interface Parts {
  readonly version: string
  readonly languages: Readonly<Partial<Record<Language, Lexicon>>>
  readonly warningRules?: WarningRules | undefined
  readonly model?: RuleSet['model'] | undefined
}

const small: Readonly<Partial<Record<string, string>>> = common

/** A language without its words: a text is still told to be in it, though not read. */
const unread = (language: Language, later: WarningRules['common'] = {}): Lexicon => ({
  language,
  common: small[language] ?? later[language] ?? '',
  words: {},
})

/**
 * A rule book of the parts at hand. Of a text that asks for no absent part, every book says the same: the order of
 * languages, concepts and rules does not depend on what is there.
 */
export const composeRuleSet = ({ version, languages: read, warningRules, model }: Parts): RuleSet => ({
  version,
  lexicons: [
    intl,
    english(warningRules?.words ?? {}, warningRules?.misspelt),
    ...languages.map((code) => read[code] ?? unread(code, warningRules?.common)),
  ],
  concepts: [...concepts, ...exchangeConcepts, ...economyConcepts, ...(warningRules?.concepts ?? []), ...claimConcepts],
  rules: [
    ...keys,
    ...mainnet,
    ...(warningRules?.deception ?? []),
    ...custody,
    ...security,
    ...fundraising,
    ...investment,
    ...trading,
    ...(warningRules?.rules ?? [unreadLanguage]),
  ],
  network,
  ...(warningRules && { kinds: warningRules.kinds, noIdea: warningRules.noIdea }),
  ...(model && { model }),
})
