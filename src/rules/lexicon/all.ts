/** Every lexicon there is. */
import type { Lexicon } from '../../core/rule.ts'
import { en } from './en.ts'
import { intl } from './intl.ts'

export const lexicons: readonly Lexicon[] = [intl, en]
