/**
 * SARIF 2.1.0 (OASIS), the format of static analysis that code hosts read. No text of a file is repeated in it: a
 * result says where it is.
 */
import { createHash } from 'node:crypto'
import { isFailCategory, type Finding } from '../../core/finding.ts'
import { learnMore } from '../../core/category.ts'
import { categories } from '../../rules/category-texts.ts'
import { ruleSet } from '../rule-set.ts'
import type { PlacedFinding, Report } from './report.ts'

interface SarifOptions {
  /** The version of this package. */
  readonly version: string
  /** Start of the addresses where rules are explained. */
  readonly publicUrl: string
}

/** Collects results; the whole log is printed at the end. */
export function sarifReport(options: SarifOptions): Report {
  const rules = rulesOf(options.publicUrl)
  const results: unknown[] = []
  const seen = new Map<string, number>()
  const add = (finding: Omit<Finding, 'start' | 'end'>, file?: string, region?: object): string => {
    const { ruleId, category, severity, message, advice } = finding
    let ruleIndex = rules.findIndex(({ id }) => id === ruleId)
    if (ruleIndex < 0) ruleIndex = rules.push(ofClassifier(finding, options.publicUrl)) - 1
    // The same words in the same file keep their number when other text moves them.
    const key = fingerprint(finding, file ?? '')
    const number = (seen.get(key) ?? 0) + 1
    seen.set(key, number)
    results.push({
      ruleId,
      ruleIndex,
      level: levelOf(severity),
      message: { text: `${message} Instead: ${advice}` },
      ...(file !== undefined && {
        locations: [{ physicalLocation: { artifactLocation: artifact(file), region } }],
      }),
      partialFingerprints: { 'laurelFinding/v1': `${key}:${number}` },
      properties: { category },
    })
    return ''
  }
  return {
    idea({ findings }, line) {
      const region = line === undefined ? undefined : { startLine: line.n }
      return findings.map((finding) => add(finding, line?.file, region)).join('')
    },
    finding: ({ file, region: { line, column, endLine, endColumn }, ...finding }: PlacedFinding) =>
      add(finding, file, { startLine: line, startColumn: column, endLine, endColumn }),
    end: () => `${JSON.stringify(logOf(options, rules, results))}\n`,
  }
}

const logOf = ({ version, publicUrl }: SarifOptions, rules: readonly Descriptor[], results: readonly unknown[]) => ({
  $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
  version: '2.1.0',
  runs: [
    {
      tool: {
        driver: {
          name: 'Laurel',
          version,
          semanticVersion: version,
          informationUri: `${publicUrl}/rules`,
          rules,
          properties: { rulesVersion: ruleSet.version },
        },
      },
      columnKind: 'utf16CodeUnits',
      invocations: [{ executionSuccessful: true }],
      results,
    },
  ],
})

interface Descriptor {
  readonly id: string
  readonly name: string
  readonly shortDescription: { readonly text: string }
  readonly fullDescription: { readonly text: string }
  readonly help: { readonly text: string; readonly markdown: string }
  readonly helpUri: string
  readonly defaultConfiguration: { readonly level: string }
  readonly properties: { readonly tags: readonly string[] }
}

const rulesOf = (publicUrl: string): Descriptor[] =>
  ruleSet.rules.map(({ id, category, why, advice }) => descriptor({ ruleId: id, category }, why, advice, publicUrl))

/** The rule of a finding that the classifier makes: its category describes it, since a message may name a passage. */
function ofClassifier(finding: Omit<Finding, 'start' | 'end'>, publicUrl: string): Descriptor {
  const { why = '', advice = '' } = categories.find(({ category }) => category === finding.category) ?? {}
  return descriptor(finding, why, advice, publicUrl)
}

function descriptor(
  { ruleId, category }: Pick<Finding, 'ruleId' | 'category'>,
  why: string,
  advice: string,
  publicUrl: string,
): Descriptor {
  const { title = category } = categories.find((one) => one.category === category) ?? {}
  const helpUri = learnMore(category, publicUrl)
  return {
    id: ruleId,
    name: ruleId.replace(/(?:^|[.-])([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    shortDescription: { text: `${title} (${ruleId})` },
    fullDescription: { text: why },
    help: { text: `${why} Instead: ${advice}`, markdown: `${why}\n\n**Instead:** ${advice}\n\n[More](${helpUri})` },
    helpUri,
    defaultConfiguration: { level: isFailCategory(category) ? 'error' : 'warning' },
    properties: { tags: [category] },
  }
}

const levelOf = (severity: Finding['severity']): string => (severity === 'fail' ? 'error' : 'warning')

/** Relative addresses are of the folder in which the command ran, which is the root of a repository in CI. */
const artifact = (file: string): object => ({
  uri: file.split('/').map(encodeURIComponent).join('/'),
  uriBaseId: '%SRCROOT%',
})

/** Made of the rule, the file and the marked words, not of their place. Of key material there is only the placeholder. */
const fingerprint = ({ ruleId, excerpt }: Omit<Finding, 'start' | 'end'>, file: string): string =>
  createHash('sha256')
    .update(JSON.stringify([ruleId, file, excerpt.replace(/\s+/g, ' ')]))
    .digest('hex')
    .slice(0, 32)
