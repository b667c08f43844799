import { operationItems, ruleItems } from '../app/library/search-items.ts'
import { type Publication, publish } from '../app/operation/publication.ts'
import type { Content } from '../core/content.ts'
import { nounOf } from '../http/openapi/reference.ts'
import { endpoints, routes } from '../http/routes/routes.ts'
import { categories } from '../rules/category-texts.ts'

/** The publication of a content: with every address that is served, and rules and operations to be found. */
export const publicationOf = (content: Content): Publication =>
  publish(content, endpoints, [
    ...ruleItems(categories),
    ...operationItems(routes.map(({ path, operation }) => ({ operation, noun: nounOf(path).text }))),
  ])
