/** The frames at which a reviewer would ask back: everything that can only make a warning. */
import { ambiguity } from './ambiguity.ts'
import { authority } from './authority.ts'
import type { SecondLook } from './compose.ts'
import { secondLookConcepts } from './concepts-second-look.ts'
import { incentive } from './incentive.ts'
import { secondLookWords } from './lexicon/en-second-look.ts'
import { monetaryValue } from './monetary-value.ts'
import { privacy } from './privacy.ts'
import { scarcity } from './scarcity.ts'
import { transferability } from './transferability.ts'

export const secondLook: SecondLook = {
  rules: [...transferability, ...monetaryValue, ...scarcity, ...incentive, ...privacy, ...authority, ...ambiguity],
  concepts: secondLookConcepts,
  words: secondLookWords,
}
