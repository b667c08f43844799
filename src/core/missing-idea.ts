/** Recognises texts that say too little to make a badge of: pages then ask what it is for (src/pages/studio/problem.ts). */
import { withoutPublicKeys } from './preflight/normalize/public-keys.ts'
import { hasNoIdea } from './preflight/report/no-idea.ts'
import { names } from './rewrite/nouns.ts'
import type { Replacements } from './rewrite/replacements.ts'
import type { NoIdeaRule } from './rule.ts'

/** A text with so many words of content says what it is about, whatever it is. */
const enough = 3
/** A longer text has that many words, or is screened like any other. */
const mostLetters = 200

/** By dictionary in scripts without spaces. */
const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

/**
 * Whether a text holds no idea: nothing but greetings, tests and mashed keys, or fewer than three words of content that
 * name neither a badge or its like nor, as two words, people or an occasion, in any language of `replacements`. A key or
 * a risk may still be in it.
 */
export function missesIdea(text: string, rule: NoIdeaRule, replacements: Replacements): boolean {
  if (hasNoIdea(withoutPublicKeys(text), rule)) return true
  if (text.length > mostLetters) return false
  const words = contentWords(text, rule).size
  if (words >= enough) return false
  const what = words > 1 ? 'subject' : 'award'
  return !Object.values(replacements.languages).some((phrases) => names(text, phrases, what))
}

/** The words besides greetings, small words and single letters, in lower case, each once. */
function contentWords(text: string, rule: NoIdeaRule): ReadonlySet<string> {
  const small = smallWords(rule)
  const words = new Set<string>()
  for (const { segment, isWordLike } of segmenter.segment(text.normalize('NFKC').toLowerCase()))
    if (isWordLike === true && /\p{L}/u.test(segment) && !/^\p{Script=Latin}$/u.test(segment) && !small.has(segment))
      words.add(segment)
  return words
}

const known = new WeakMap<NoIdeaRule, ReadonlySet<string>>()

function smallWords(rule: NoIdeaRule): ReadonlySet<string> {
  const made = known.get(rule) ?? new Set(rule.words)
  known.set(rule, made)
  return made
}
