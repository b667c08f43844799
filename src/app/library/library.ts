import { Type } from 'typebox'
import { LaurelError } from '../../core/error.ts'
import { articleLevels, articleTypes } from '../../core/content.ts'
import { libraryArticle, libraryEntry } from '../../core/library.ts'
import * as schema from '../pack/content-schema.ts'
import { operation } from '../operation/operation.ts'
import { object } from '../operation/schema.ts'

const free = { kind: 'document', cost: 'free', writes: false, redacts: [] } as const

/** GET /api/library: the articles of the given type and level; with `q` those that match it, best match first. */
export const libraryList = operation({
  ...free,
  name: 'library',
  title: 'Search the library',
  summary: 'The articles of the library; with q the ones that it finds, best first.',
  input: object({
    q: Type.Optional(
      Type.String({ maxLength: 200, description: 'words to look for, anywhere in an article', examples: ['garden'] }),
    ),
    type: Type.Optional(schema.articleType),
    level: Type.Optional(schema.articleLevel),
  }),
  output: object({
    entries: Type.Array(schema.libraryEntry),
    types: Type.Array(schema.articleType, { description: 'the types that the library has' }),
    levels: Type.Array(schema.articleLevel, { description: 'the levels that the library has' }),
  }),
  errors: [],
  example: {},
  handle({ q = '', type, level }, { publication, settings: { publicUrl } }) {
    const { library } = publication.content
    const found =
      q.trim() === ''
        ? library
        : publication.search(q).flatMap(({ path }) => library.find(({ id }) => path === `/library/${id}`) ?? [])
    const entries = found
      .filter((article) => type === undefined || article.type === type)
      .filter((article) => level === undefined || article.level === level)
      .map((article) => libraryEntry(article, publicUrl))
    return Promise.resolve({
      answer: {
        entries,
        types: articleTypes.filter((one) => library.some((article) => article.type === one)),
        levels: articleLevels.filter((one) => library.some((article) => article.level === one)),
      },
    })
  },
})

/** GET /api/library/:id: one article with its body. Throws `not-found` for an unknown id. */
export const libraryGet = operation({
  ...free,
  name: 'library_article',
  title: 'Read an article',
  summary: 'An article of the library by its id: outline, sections in Markdown, checklist.',
  input: object({ articleId: Type.String({ description: 'the id of an article, for example compliance-preflight' }) }),
  output: schema.libraryArticle,
  errors: ['not-found'],
  example: { articleId: 'compliance-preflight' },
  handle({ articleId }, { publication, settings: { publicUrl } }) {
    const article = publication.content.library.find(({ id }) => id === articleId)
    if (article === undefined)
      throw new LaurelError('not-found', 'There is no article under this id. GET /api/library lists them.')
    return Promise.resolve({ answer: libraryArticle(article, publicUrl) })
  },
})
