import type { Finding } from '../../core/finding.ts'
import { preflight } from '../../core/preflight/preflight.ts'
import { findSecrets } from '../../core/preflight/secrets/redact.ts'
import { placeholderOf, type Secret } from '../../core/preflight/secrets/secret.ts'
import { limits } from '../../core/sandbox.ts'
import { ruleSet } from '../rule-set.ts'
import { htmlParagraphs } from './html.ts'
import { markdownParagraphs } from './markdown.ts'
import { type Paragraph, type Span, partOf, spanIn, split } from './paragraph.ts'
import { yamlParagraphs } from './yaml.ts'

/** A finding in a document. Its excerpt is the text that a reader sees; for key material it is the placeholder. */
export interface DocumentFinding extends Omit<Finding, 'start' | 'end'> {
  readonly span: Span
}

/** How the texts of a file are found, by the end of its name; any other file is plain text. */
const readers: readonly (readonly [RegExp, (file: string) => readonly Paragraph[]])[] = [
  [/\.(?:md|markdown|mdx)$/i, markdownParagraphs],
  [/\.html?$/i, htmlParagraphs],
  [/\.(?:ya?ml|json)$/i, yamlParagraphs],
]

/**
 * The paragraphs of a document that hold words, each with at most as many characters as an idea may have. Throws an
 * Error when the file is not written in what its name says.
 */
const paragraphsOf = (name: string, file: string): readonly Paragraph[] =>
  (readers.find(([end]) => end.test(name))?.[1] ?? plainParagraphs)(file)
    .flatMap((paragraph) => split(paragraph, limits.idea))
    .filter(({ text }) => isStatement(text))

/** A single word, such as a heading or an identifier in a table, is a name; some scripts write words without blanks. */
const isStatement = (text: string): boolean =>
  /\p{L}\S*\s+\S*\p{L}/u.test(text) ||
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]{2}/u.test(text)

/** Paragraphs of plain text, with blank lines between them. */
const plainParagraphs = (file: string): readonly Paragraph[] =>
  [...file.matchAll(/\S[^\r\n]*(?:(?:\r\n|\r|\n)[ \t]*[^\s][^\r\n]*)*/g)].map(({ index, 0: text }) =>
    partOf(file, index, index + text.length),
  )

/**
 * Screens a document by paragraph. Findings of the category `ambiguity` are left out: they ask what an idea leaves open,
 * and a paragraph of a page leaves most things open. Key material is sought in the whole file, in code and addresses
 * too, and no finding repeats it. Calls `progress` with the number of paragraphs done and of all.
 */
export function screenDocument(
  name: string,
  file: string,
  progress: (done: number, all: number) => void,
): { readonly paragraphs: number; readonly findings: readonly DocumentFinding[] } {
  const secrets = secretsIn(file)
  const paragraphs = paragraphsOf(name, masked(file, secrets))
  const findings: DocumentFinding[] = secrets.map((secret) => keyFinding(secret.kind, secret))
  for (const [i, paragraph] of paragraphs.entries()) {
    findings.push(...paragraphFindings(paragraph))
    progress(i + 1, paragraphs.length)
  }
  return { paragraphs: paragraphs.length, findings: findings.toSorted((a, b) => a.span.start - b.span.start) }
}

function paragraphFindings(paragraph: Paragraph): readonly DocumentFinding[] {
  const { text } = paragraph
  const { idea, findings } = preflight({ idea: text }, ruleSet)
  if (idea !== text) {
    // A key that the marks of a list or a quotation had divided.
    const secrets = findSecrets(text)
    const rest = secrets.length === 0 ? [] : paragraphFindings({ ...paragraph, text: masked(text, secrets) })
    return [...secrets.map(({ kind, start, end }) => keyFinding(kind, spanIn(paragraph, start, end))), ...rest]
  }
  return findings
    .filter(({ category }) => category !== 'ambiguity')
    .map(({ start = 0, end = text.length, ...finding }) => ({ ...finding, span: spanIn(paragraph, start, end) }))
}

const keyAdvice = ruleSet.rules.find(({ id }) => id === 'keys.material')?.advice ?? ''

/** In its own words: in a file, unlike in an idea, nothing has been removed. */
const keyFinding = (kind: Secret['kind'], { start, end }: Span): DocumentFinding => ({
  ruleId: 'keys.material',
  category: 'keys',
  severity: 'fail',
  message: 'The file holds key material; treat it as exposed and move what it guards to new keys.',
  excerpt: placeholderOf(kind),
  advice: keyAdvice,
  span: { start, end },
})

/** The search for keys costs more than linear time in a text full of words of recovery phrases, so it gets windows. */
const window = 16_384
/** Longer than any key of a known format, a wallet file included. */
const overlap = 4_096

function secretsIn(file: string): readonly Secret[] {
  const found: Secret[] = []
  for (let at = 0; at < file.length; at += window - overlap)
    for (const { kind, start, end } of findSecrets(file.slice(at, at + window))) {
      const [from, to] = [at + start, at + end]
      const last = found.at(-1)
      if (last === undefined || from >= last.end) found.push({ kind, start: from, end: to })
      else found[found.length - 1] = { ...last, start: Math.min(last.start, from), end: Math.max(last.end, to) }
    }
  return found
}

/** The text with dots in place of key material. Line ends stay, so that nothing else moves. */
function masked(text: string, secrets: readonly Span[]): string {
  let out = ''
  let at = 0
  for (const { start, end } of secrets) {
    out += text.slice(at, start) + text.slice(start, end).replace(/[^\r\n]/g, '•')
    at = end
  }
  return out + text.slice(at)
}
