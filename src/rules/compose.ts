/**
 * Composes a rule set of its parts. Every rule set has the parts imported here: the rules that can fail an idea, except
 * deception, in English and in the words that every language borrows. The server adds all other parts (rule-set.ts), a
 * browser those that a text needs.
 */
import type { KindRule, Lexicon, NetworkRule, NoIdeaRule, RuleSet, Rule } from '../core/rule.ts'
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
import { security } from './categories/security.ts'
import { trading } from './categories/trading.ts'
import { unreadLanguage } from './unread-language.ts'

/**
 * The warning rules with their concepts and English words, and other parts that only the final result needs: deception,
 * token types that are a claim, texts without an idea, names of networks.
 */
export interface WarningRules {
  readonly rules: readonly Rule[]
  readonly concepts: RuleSet['concepts']
  readonly words: Lexicon['words']
  /** English words whose misspellings are recognised, for all rules. */
  readonly misspelt: Lexicon['misspelt']
  /** They can fail an idea, but are the longest list, so a browser does not load them first. */
  readonly deception: readonly Rule[]
  readonly network: NetworkRule
  readonly kinds: KindRule
  readonly noIdea: NoIdeaRule
  /** Function words of languages that a first look does not recognise. */
  readonly common: Readonly<Partial<Record<Language, string>>>
}

/** The languages besides English, in the order of lookups. */
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
  readonly vocabulary?: RuleSet['vocabulary'] | undefined
}

const small: Readonly<Partial<Record<string, string>>> = common

/** A lexicon without words: the language is detected, but its text is not screened. */
const unread = (language: Language, later: WarningRules['common'] = {}): Lexicon => ({
  language,
  common: small[language] ?? later[language] ?? '',
  words: {},
})

/**
 * Composes a rule set of the given parts. Absent parts do not change the result for a text that needs none of them,
 * because the order of languages, concepts and rules stays the same.
 */
export const composeRuleSet = ({ version, languages: read, warningRules, model, vocabulary }: Parts): RuleSet => ({
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
  ...(warningRules && { network: warningRules.network, kinds: warningRules.kinds, noIdea: warningRules.noIdea }),
  ...(model && { model }),
  ...(vocabulary && { vocabulary }),
})
