import { type Category, type Outcome, failCategories, isFailCategory, warnCategories } from './finding.ts'

/**
 * A fenced block of an article with the info string `idea OUTCOME [category …]`: a text that a person would type, and
 * what preflight answers to it.
 */
export interface IdeaBlock {
  readonly outcome: Outcome
  /** Categories that are among the findings; there may be others. */
  readonly categories: readonly Category[]
  /** Single line breaks of the block are spaces here; blank lines stay. */
  readonly idea: string
}

/** The longest text of a block, in characters: it must fit in an address, percent-encoded. */
const most = 1_000

const outcomes: readonly string[] = ['pass', 'warn', 'fail'] satisfies readonly Outcome[]
const known: ReadonlyMap<string, Category> = new Map(
  [...failCategories, ...warnCategories].map((category) => [category, category]),
)

/**
 * The idea block that a paragraph of Markdown is, or null for any other paragraph. Throws an Error that says what is
 * wrong with its info string or its text; cli/content-markdown reports it with file and line.
 */
export function ideaBlock(paragraph: string): IdeaBlock | null {
  const [, info, body = ''] = /^```idea\b(.*)\n([\s\S]*)\n```$/.exec(paragraph) ?? []
  if (info === undefined) return null
  const [outcome = '', ...names] = info.trim().split(/\s+/)
  if (!isOutcome(outcome)) throw new Error('an idea block begins with ```idea and its outcome: pass, warn or fail')
  const categories = names.map((name) => {
    const category = known.get(name)
    if (category === undefined) throw new Error(`an idea block names the category ${name}, which does not exist`)
    return category
  })
  if (outcome === 'pass' && categories.length > 0) throw new Error('an idea that passes has no findings to name')
  if (outcome === 'warn' && categories.some(isFailCategory)) throw new Error('this idea would fail, not warn')
  const idea = body
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .split('\n\n')
    .map((part) => part.trim().replaceAll('\n', ' '))
    .filter((part) => part !== '')
    .join('\n\n')
  if (idea === '') throw new Error('an idea block is empty')
  if (idea.length > most) throw new Error(`an idea block has at most ${most} characters`)
  return { outcome, categories, idea }
}

const isOutcome = (word: string): word is Outcome => outcomes.includes(word)

/** The path of the studio with an idea filled in. Parentheses are encoded, because Markdown ends a link with one. */
export const studioPath = (idea: string): string =>
  `/?idea=${encodeURIComponent(idea).replace(/[()]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`
