/** The rule book: all rules, words and network names, as one value for core. */
import type { RuleBook } from '../core/rule.ts'
import { ambiguity } from './ambiguity.ts'
import { authority } from './authority.ts'
import { concepts } from './concepts.ts'
import { economyConcepts } from './concepts-economy.ts'
import { claimConcepts } from './concepts-claims.ts'
import { exchangeConcepts } from './concepts-exchange.ts'
import { secondLookConcepts } from './concepts-second-look.ts'
import { custody } from './custody.ts'
import { deception } from './deception.ts'
import { fundraising } from './fundraising.ts'
import { incentive } from './incentive.ts'
import { investment } from './investment.ts'
import { keys } from './keys.ts'
import { lexicons } from './lexicon/all.ts'
import { mainnet } from './mainnet.ts'
import { model } from './model/weights.ts'
import { monetaryValue } from './monetary-value.ts'
import { network } from './network.ts'
import { privacy } from './privacy.ts'
import { scarcity } from './scarcity.ts'
import { security } from './security.ts'
import { trading } from './trading.ts'
import { transferability } from './transferability.ts'
import { versionOf } from './version.ts'

const rules = [
  ...keys,
  ...mainnet,
  ...deception,
  ...custody,
  ...security,
  ...fundraising,
  ...investment,
  ...trading,
  ...transferability,
  ...monetaryValue,
  ...scarcity,
  ...incentive,
  ...privacy,
  ...authority,
  ...ambiguity,
]

export const ruleBook: RuleBook = {
  version: versionOf([
    lexicons,
    concepts,
    exchangeConcepts,
    economyConcepts,
    secondLookConcepts,
    claimConcepts,
    rules,
    network,
    model,
  ]),
  lexicons,
  concepts: [...concepts, ...exchangeConcepts, ...economyConcepts, ...secondLookConcepts, ...claimConcepts],
  rules,
  network,
  secondReader: model,
}
