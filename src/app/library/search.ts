import MiniSearch, { type SearchResult } from 'minisearch'
import type { Content } from '../../core/content.ts'
import type { SearchItem } from './search-items.ts'
import { stem, synonymsOf } from './search-words.ts'

/**
 * What a query finds, best first; nothing for a query that holds stop words only or fits each item weakly. The same
 * items and query always give the same order. `fitting`: addresses of items that are known to fit the query besides its
 * words.
 */
export type Search = (query: string, fitting?: readonly string[]) => readonly SearchItem[]

/** Stop words of a query. */
const plain = new Set(
  (
    'a about all am an and any anyone anything are as at be been but by can could did do does else everything for ' +
    'from get gets getting go goes going had happen happens has have he help her him his how i if in into is it its just ' +
    'kind know ' +
    'let like made make makes making may me mean means must my need needs no none not nothing of on one or other ' +
    'our please really she should so some somebody someone something tell than that the their them then there these ' +
    'they thing things this to too up us use using want wants was we were what when where which who why will with ' +
    'would you your'
  ).split(' '),
)

const subjectOf = (term: string): string | null => {
  const word = term.toLowerCase()
  return word === '' || plain.has(word) ? null : stem(word)
}

/** How much a synonym counts, compared with the word of the query itself. */
const ofSynonym = 0.4

/** Most queries are questions of people, who read a lesson before they call an operation. */
const ofOperation = 0.6

/** How much more an item counts that is known to fit. */
const ofFitting = 2

/** An item below this score for each word of the query holds its words only by chance, far from its subject. */
const leastForWord = 3

/** A predicted query with a smaller share of the words of a query holds them by chance: one word of three. */
const leastCovered = 0.34

/** An item below this share of the score of the best one is not worth a look beside it. */
const leastOfBest = 0.05

/** Words as the index takes them: a query is cut into words here, so that each is looked for with its synonyms. */
const oneWord = { tokenize: (word: string) => [word], processTerm: (word: string) => word }
const synonym = { ...oneWord, prefix: false, fuzzy: false } as const
const wordsOf = MiniSearch.getDefault('tokenize') as (text: string) => readonly string[]

/** The head of an item or one of its sections. */
interface Passage {
  readonly id: number
  readonly item: number
  readonly head: boolean
  /** The predicted query that it is. */
  readonly query?: string
}

/**
 * Builds the full-text index, once at start. `queries`: predicted queries by the address of the item that answers them,
 * each a passage of it (R. Nogueira et al., Document expansion by query prediction, 2019).
 */
export function searchOf(items: readonly SearchItem[], queries: Content['queries'] = {}): Search {
  const index = new MiniSearch<Passage>({
    fields: ['title', 'tags', 'summary', 'about', 'heading', 'text', 'query'],
    processTerm: subjectOf,
    searchOptions: {
      boost: { title: 4, tags: 3, summary: 2, about: 2, heading: 2, query: 6 },
      prefix: (term) => term.length > 3,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  })
  const passages: Passage[] = []
  for (const [item, { path, title, tags, summary, about, sections }] of items.entries()) {
    const head = { id: passages.length, item, head: true, title, tags, summary, about }
    const rest = [...sections, ...(queries[path] ?? []).map((query) => ({ query }))].map((passage, n) => ({
      id: head.id + n + 1,
      item,
      head: false,
      ...passage,
    }))
    passages.push(head, ...rest)
    index.addAll([head, ...rest])
  }
  /** The scores of the passages that hold a word, itself or a synonym. */
  const find = (word: string): ReadonlyMap<number, number> => {
    const scores = new Map<number, number>()
    const add = (found: readonly SearchResult[], weight: number): void => {
      for (const { id, score } of found) scores.set(id as number, (scores.get(id as number) ?? 0) + weight * score)
    }
    add(index.search(word, oneWord), 1)
    for (const other of synonymsOf(word)) add(index.search(other, synonym), ofSynonym)
    return scores
  }
  return (query, fitting = []) => {
    const words = wordsOf(query)
      .flatMap((term) => subjectOf(term) ?? [])
      .map(find)
    const best = items.map(() => 0)
    let head = 0
    for (const passage of passages) {
      if (passage.head) head = passage.id
      const each = words.map((scores) => (scores.get(head) ?? 0) + (passage.head ? 0 : (scores.get(passage.id) ?? 0)))
      // A passage that fits more words of the query is better than one that fits a single word well.
      const covered = each.filter((score) => score > 0).length / each.length
      if (passage.query !== undefined && covered < leastCovered) continue
      best[passage.item] = Math.max(best[passage.item] ?? 0, each.reduce((sum, score) => sum + score, 0) * covered)
    }
    const least = Math.max(leastForWord * words.length, leastOfBest * Math.max(0, ...best))
    return items
      .flatMap((item, id) => {
        const fits = fitting.includes(item.path)
        const weight = (item.kind === 'API' ? ofOperation : 1) * (fits ? ofFitting : 1)
        const score = (best[id] ?? 0) * weight
        return score > 0 && (fits || (best[id] ?? 0) >= least) ? [{ item, id, score }] : []
      })
      .toSorted((a, b) => b.score - a.score || a.id - b.id)
      .map(({ item }) => item)
  }
}
