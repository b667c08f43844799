/** The frames at which a reviewer would ask back, which can only make a warning, and what else a verdict needs. */
import { ambiguity } from './ambiguity.ts'
import { authority } from './authority.ts'
import type { SecondLook } from './compose.ts'
import { secondLookConcepts } from './concepts-second-look.ts'
import { deception } from './deception.ts'
import { incentive } from './incentive.ts'
import { kinds } from './kinds.ts'
import { misspeltWords } from './lexicon/misspelt.ts'
import { plainWords } from './lexicon/en-plain.ts'
import { secondLookWords } from './lexicon/en-second-look.ts'
import { monetaryValue } from './monetary-value.ts'
import { noIdea } from './no-idea.ts'
import { privacy } from './privacy.ts'
import { scarcity } from './scarcity.ts'
import { transferability } from './transferability.ts'

export const secondLook: SecondLook = {
  rules: [...transferability, ...monetaryValue, ...scarcity, ...incentive, ...privacy, ...authority, ...ambiguity],
  concepts: secondLookConcepts,
  // The everyday senses that clear a word stand here too: without them a first look stops too often, never too seldom.
  misspelt: misspeltWords,
  words: { ...plainWords, ...secondLookWords },
  deception,
  kinds,
  noIdea,
}
