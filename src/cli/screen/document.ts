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
const readers: readonly (readonly [RegExp, (file: string) => Iterable<Paragraph>])[] = [
  [/\.(?:md|markdown|mdx)$/i, markdownParagraphs],
  [/\.html?$/i, htmlParagraphs],
  [/\.(?:ya?ml|json)$/i, yamlParagraphs],
]

/**
 * The paragraphs of a document that say something, each with at most as many characters as an idea may have. Throws an
 * Error when the file is not written in what its name says.
 */
function* paragraphsOf(name: string, file: string): Generator<Paragraph> {
  const read = readers.find(([end]) => end.test(name))?.[1] ?? plainParagraphs
  for (const paragraph of read(file))
    for (const piece of split(paragraph, limits.idea)) if (isStatement(piece.text)) yield piece
}

/** A single word, such as a heading or an identifier in a table, is a name; some scripts write words without blanks. */
const isStatement = (text: string): boolean =>
  text.split(/\s+/).some((word, n, words) => n > 0 && /\p{L}/u.test(word) && /\p{L}/u.test(words[n - 1] ?? '')) ||
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]{2}/u.test(text)

/** Paragraphs of plain text, with blank lines between them. */
function* plainParagraphs(file: string): Generator<Paragraph> {
  for (const { index, 0: text } of file.matchAll(/\S[^\r\n]*(?:(?:\r\n|\r|\n)[ \t]*[^\s][^\r\n]*)*/g))
    yield partOf(file, index, index + text.length)
}

/**
 * Screens a document by paragraph. Findings of the category `ambiguity` are left out: they ask what an idea leaves open,
 * and a paragraph of a page leaves most things open. Key material is sought in the whole file, in code and addresses
 * too, and no finding repeats it. Calls `progress` with the number of UTF-16 units that are done.
 */
export function screenDocument(
  name: string,
  file: string,
  progress: (done: number) => void,
): { readonly paragraphs: number; readonly findings: readonly DocumentFinding[] } {
  const secrets = secretsIn(file)
  const findings: DocumentFinding[] = secrets.map((secret) => keyFinding(secret.kind, secret))
  let paragraphs = 0
  for (const paragraph of paragraphsOf(name, masked(file, secrets))) {
    findings.push(...paragraphFindings(paragraph))
    paragraphs += 1
    progress(paragraph.offsets.at(-1) ?? 0)
  }
  return { paragraphs, findings: findings.toSorted((a, b) => a.span.start - b.span.start) }
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

/** Keys are sought in parts of the file: the search takes some 50 bytes for each character of its text. */
const part = 16_384
/** Longer than any key of a known format, a wallet file included. */
const overlap = 4_096

function secretsIn(file: string): readonly Secret[] {
  const found: Secret[] = []
  for (let at = 0, end = 0; end < file.length; at = lineBefore(file, end - overlap)) {
    end = lineBefore(file, at + part)
    for (const secret of findSecrets(file.slice(at, end))) {
      const [start, stop] = [at + secret.start, at + secret.end]
      const last = found.at(-1)
      if (last === undefined || start >= last.end) found.push({ kind: secret.kind, start, end: stop })
      else found[found.length - 1] = { ...last, start: Math.min(last.start, start), end: Math.max(last.end, stop) }
    }
  }
  return found
}

/** The start of the line there, unless it is far: a cut in the middle of digits could make a key of them. */
function lineBefore(file: string, at: number): number {
  if (at >= file.length) return file.length
  const start = file.lastIndexOf('\n', at - 1) + 1
  return start > at - 1_024 ? start : at
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
