import MiniSearch from 'minisearch'
import type { Article } from '../../core/content.ts'
import { stem, withLibraryWords } from './search-words.ts'

/** Ids of the articles that a query finds, best first. The same library and query always give the same order. */
export type Search = (query: string) => readonly string[]

/** Stop words of a query. */
const plain = new Set(
  (
    'a about all am an and any anyone are as at be been but by can could did do does for from get gets getting go ' +
    'goes going had happen happens has have how i if in into is it its just know let like made make makes making ' +
    'may me mean means must my need needs no not of on one or our please really should so some somebody someone ' +
    'something tell than that the their them then there these they thing things this to too up us use using want ' +
    'wants was we were what when where which who why will with would you your'
  ).split(' '),
)

const subjectOf = (term: string): string | null => {
  const word = term.toLowerCase()
  return plain.has(word) ? null : stem(word)
}

/** Builds the full-text index of the library, once at start. */
export function searchOf(library: readonly Article[]): Search {
  const index = new MiniSearch<Record<string, string>>({
    fields: ['title', 'tags', 'summary', 'headings', 'outcomes', 'text'],
    processTerm: (term) => subjectOf(term),
    searchOptions: {
      processTerm: (term) => {
        const word = subjectOf(term)
        return word === null ? null : [...withLibraryWords(word)]
      },
      boost: { title: 4, tags: 3, summary: 2, headings: 2 },
      prefix: (term) => term.length > 3,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  })
  index.addAll(
    library.map(({ id, title, tags, summary, outcomes, sections, checklist }) => ({
      id,
      title,
      tags: tags.join(' '),
      summary,
      headings: sections.map(({ heading }) => heading).join('\n'),
      outcomes: outcomes.join('\n'),
      text: [...sections.flatMap(({ paragraphs }) => paragraphs), ...checklist].join('\n'),
    })),
  )
  const place = new Map(library.map(({ id }, i) => [id, i]))
  const at = (id: unknown) => place.get(String(id)) ?? 0
  return (query) =>
    index
      .search(query)
      .toSorted((a, b) => b.score - a.score || at(a.id) - at(b.id))
      .map(({ id }) => String(id))
}
