import type { Rule } from '../core/rule.ts'

/**
 * The finding for a text without other findings that has a part in an uncovered language. `core` refers to it, so every
 * rule set has it.
 */
export const unreadLanguage: Rule = {
  id: 'ambiguity.language',
  category: 'ambiguity',
  why: 'Part of the text is in a language that the rules do not cover, so nobody has really read it.',
  advice: 'Describe the idea in a language that is covered, in a few plain sentences.',
  patterns: ['UNCOVEREDLANGUAGE'],
  matches: [],
  nonMatches: [],
}
