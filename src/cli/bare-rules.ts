import type { Plugin } from 'esbuild'
import type { Rule } from '../core/rule.ts'

/** Replaces rule files by their exports as JSON, without the examples that only tests and documents use. */
export const bareRules: Plugin = {
  name: 'bare-rules',
  setup: (bundler) => {
    bundler.onLoad({ filter: /src\/rules\/(?:categories\/)?[a-z-]+\.ts$/ }, async ({ path }) => {
      const module = (await import(path)) as Readonly<Record<string, unknown>>
      const lists = Object.entries(module)
      if (!lists.every(([, list]) => isRules(list))) return undefined
      const text = ([name, list]: readonly [string, unknown]): string =>
        `export const ${name} = ${JSON.stringify((list as readonly Rule[]).map(bare))}${withCategories}\n`
      return { contents: lists.map(text).join(''), loader: 'js' }
    })
  },
}

/** A rule without examples and without its category, which is the first part of its id. */
const bare = ({ matches, nonMatches, category, ...rule }: Rule): unknown => {
  if (rule.id.split('.')[0] !== category) throw new Error(`the id of ${rule.id} does not begin with its category`)
  return rule
}
const withCategories = `.map((rule) => ({ ...rule, category: rule.id.split('.')[0] }))`
const isRules = (list: unknown): boolean =>
  Array.isArray(list) && list.every((one) => typeof one === 'object' && one !== null && 'matches' in one)
