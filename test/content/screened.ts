/** Published texts, split into the units that people read at once, and what preflight says about each. */
import type { Section } from '../../src/core/content.ts'
import { preflight } from '../../src/core/preflight/preflight.ts'
import { ruleSet } from '../../src/cli/rule-set.ts'
import { isCode } from './kit.ts'

/** A text and its place. */
export type Text = readonly [place: string, text: string]

/** Every string in a value, with its path. */
export function texts(value: unknown, path: string): readonly Text[] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => texts(part, `${path}.${name}`))
}

/** The words that a page shows of a text in Markdown. */
const shown = (markdown: string): string => markdown.replace(/\[([^\]]*)\]\([^)\s]*\)/g, '$1').replaceAll('**', '')

const isList = (paragraph: string): boolean => /^(?:- |\d+\. )/.test(paragraph)

const itemsOf = (list: string): readonly string[] =>
  list.split(/\n(?=- |\d+\. )/).map((item) => item.replace(/^(?:- |\d+\. )/, ''))

/** Headings, paragraphs and items of lists. Code is left out, because it shows requests with failing ideas. */
export const lesson = (id: string, sections: readonly Section[], checklist: readonly string[] = []): readonly Text[] =>
  [
    ...sections.flatMap(({ heading, paragraphs }) => [
      heading,
      ...paragraphs.flatMap((one) => (isCode(one) ? [] : isList(one) ? itemsOf(one) : [one])),
    ]),
    ...checklist,
  ].map((text) => [id, shown(text)] as const)

/** The blocks of text of a page. Forms, code and single words are left out. */
export const blocksOf = (html: string): readonly string[] =>
  [
    ...html
      .replace(/<(script|style|pre|svg|form|header|footer)\b[\s\S]*?<\/\1>/g, '')
      .matchAll(
        /<(?:p|li|dd|dt|h[1-6]|td|th|summary)\b[^>]*>([\s\S]*?)(?=<\/?(?:p|li|dd|dt|h[1-6]|td|th|[uod]l|section|summary)\b)/g,
      ),
  ]
    .map(([, inner = '']) =>
      inner
        .replace(/<[^>]*>/g, '')
        .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((text) => text.split(' ').length >= 4)

export interface Stopped {
  readonly place: string
  readonly text: string
  readonly ruleIds: readonly string[]
}

/**
 * The texts that preflight (rules and classifier) stops. Questions about open points do not count: a heading or a
 * definition is not an idea, so it leaves everything open.
 */
export const stopped = (all: readonly Text[]): readonly Stopped[] =>
  all.flatMap(([place, text]) => {
    const ruleIds = preflight({ idea: text }, ruleSet)
      .findings.filter(({ severity, category }) => severity === 'fail' || category !== 'ambiguity')
      .map(({ ruleId }) => ruleId)
    return ruleIds.length === 0 ? [] : [{ place, text, ruleIds }]
  })
