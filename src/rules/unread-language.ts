import type { Rule } from '../core/rule.ts'

/** What is said where nothing was found and part of the text could not be read. Core names it; every book has it. */
export const unreadLanguage: Rule = {
  id: 'ambiguity.language',
  category: 'ambiguity',
  why: 'Part of the text is in a language that the rules do not cover, so nobody has really read it.',
  advice: 'Describe the idea in a language that is covered, in a few plain sentences.',
  patterns: ['UNCOVEREDLANGUAGE'],
  matches: [],
  nonMatches: [],
}
