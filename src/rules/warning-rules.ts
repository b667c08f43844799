/** The warning rules, which can only make a warning, and the other parts that only the final result needs. */
import { ambiguity } from './categories/ambiguity.ts'
import { authority } from './categories/authority.ts'
import type { WarningRules } from './compose.ts'
import { warningConcepts } from './concepts/warnings.ts'
import { deception } from './categories/deception.ts'
import { incentive } from './categories/incentive.ts'
import { kinds } from './token-types.ts'
import { laterCommon } from './lexicons/later-common.ts'
import { misspeltWords } from './lexicons/misspelt.ts'
import { reportedSpeechWords } from './lexicons/en-reported-speech.ts'
import { warningWords } from './lexicons/en-warnings.ts'
import { monetaryValue } from './categories/monetary-value.ts'
import { network } from './network.ts'
import { noIdea } from './no-idea.ts'
import { privacy } from './categories/privacy.ts'
import { scarcity } from './categories/scarcity.ts'
import { transferability } from './categories/transferability.ts'

export const warningRules: WarningRules = {
  rules: [...transferability, ...monetaryValue, ...scarcity, ...incentive, ...privacy, ...authority, ...ambiguity],
  concepts: warningConcepts,
  misspelt: misspeltWords,
  words: { ...reportedSpeechWords, ...warningWords },
  deception,
  network,
  kinds,
  noIdea,
  common: laterCommon,
}
