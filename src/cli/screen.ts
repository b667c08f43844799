import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Proposal, Screening } from '../core/finding.ts'
import { preflight } from '../core/preflight.ts'
import { ruleBook } from '../rules/book.ts'

const usage = `laurel screen "idea" [--json] [--token-type T] [--network N] [--audience A]
laurel screen --file ideas.jsonl [--json]   one JSON object with an "idea" a line
`

/**
 * \`laurel screen\`: the same judgement as POST /api/compliance/preflight, without the service; nothing is stored or
 * sent. Exit code 0 when nothing fails, 1 when something does, 2 when the call is wrong.
 */
export function screen(args: readonly string[]): number {
  let asked: Asked
  try {
    asked = readArguments(args)
  } catch (error) {
    process.stderr.write(`laurel: ${error instanceof Error ? error.message : 'the call is wrong'}\n\n${usage}`)
    return 2
  }
  let fails = false
  for (const proposal of asked.proposals) {
    const screening = preflight(proposal, ruleBook)
    fails ||= screening.outcome === 'fail'
    process.stdout.write(
      asked.json ? `${JSON.stringify({ ...screening, rulesVersion: ruleBook.version })}\n` : forPeople(screening),
    )
  }
  return fails ? 1 : 0
}

interface Asked {
  readonly proposals: readonly Proposal[]
  readonly json: boolean
}

function readArguments(args: readonly string[]): Asked {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      file: { type: 'string' },
      json: { type: 'boolean', default: false },
      'token-type': { type: 'string' },
      network: { type: 'string' },
      audience: { type: 'string' },
    },
  })
  const { file, json } = values
  if ((file === undefined) === (positionals.length !== 1)) throw new Error('give one idea, or a file of ideas')
  if (file !== undefined) return { json, proposals: readProposals(readFileSync(file, 'utf8')) }
  const [idea = ''] = positionals
  if (idea.trim() === '') throw new Error('the idea is empty')
  return {
    json,
    proposals: [
      {
        idea,
        ...(values['token-type'] !== undefined && { tokenType: values['token-type'] }),
        ...(values.network !== undefined && { network: values.network }),
        ...(values.audience !== undefined && { audience: values.audience }),
      },
    ],
  }
}

const readProposals = (jsonl: string): readonly Proposal[] =>
  jsonl
    .split('\n')
    .map((line, n) => [line, n + 1] as const)
    .filter(([line]) => line.trim() !== '')
    .map(([line, n]) => {
      const { idea, tokenType, network, audience } = parsed(line, n)
      if (typeof idea !== 'string' || idea.trim() === '') throw new Error(`line ${n} has no "idea"`)
      return {
        idea,
        ...(typeof tokenType === 'string' && { tokenType }),
        ...(typeof network === 'string' && { network }),
        ...(typeof audience === 'string' && { audience }),
      }
    })

function parsed(line: string, n: number): Record<string, unknown> {
  try {
    return JSON.parse(line) as Record<string, unknown>
  } catch {
    // The line itself may hold a key: it is not repeated.
    throw new Error(`line ${n} is not JSON`)
  }
}

function forPeople({ outcome, summary, findings }: Screening): string {
  const lines = findings.map(
    ({ severity, ruleId, excerpt, message, advice }) =>
      `  ${severity} ${ruleId}: “${excerpt}”\n    ${message}\n    Instead: ${advice}\n`,
  )
  return `${outcome.toUpperCase()}: ${summary}\n${lines.join('')}`
}
