import type { Proposal, Screening } from '../core/finding.ts'
import { preflight } from '../core/preflight/preflight.ts'
import { holdsSecret } from '../core/preflight/secrets/redact.ts'
import { limits } from '../core/sandbox.ts'
import { keyExposed } from '../core/words.ts'
import { ruleSet } from './rule-set.ts'
import { WrongCall } from './command.ts'
import { isTerminal, linesOf, readInput } from './input.ts'

interface ScreenCall {
  readonly operands: readonly string[]
  readonly values: {
    readonly file?: string
    readonly json?: boolean
    readonly 'token-type'?: string
    readonly network?: string
    readonly audience?: string
  }
}

/**
 * `laurel screen`: preflight as in POST /api/compliance/preflight, without the service; stores and sends nothing.
 * Returns exit code 0 when no idea fails, otherwise 1. Throws for an invalid call.
 */
export async function screen(call: ScreenCall): Promise<number> {
  let fails = false
  for (const proposal of await proposalsOf(call)) {
    const screening = preflight(proposal, ruleSet)
    fails ||= screening.outcome === 'fail'
    process.stdout.write(
      call.values.json === true
        ? `${JSON.stringify({ ...screening, rulesVersion: ruleSet.version })}\n`
        : forPeople(screening),
    )
  }
  return fails ? 1 : 0
}

/** A UTF-8 character has at most four bytes. */
const mostBytes = 4 * limits.idea

async function proposalsOf({ operands: [first], values }: ScreenCall): Promise<readonly Proposal[]> {
  const { file, network, audience } = values
  const tokenType = values['token-type']
  if (file !== undefined) {
    if (first !== undefined) throw new WrongCall('name an idea, or a file of ideas')
    return readProposals(await readInput(file))
  }
  if (first === undefined && isTerminal()) throw new WrongCall('name an idea')
  const piped = first === undefined || first === '-'
  const idea = piped ? (await readInput('-', mostBytes)).replace(/\r?\n$/, '') : first
  if (idea.trim() === '') throw new WrongCall(piped ? 'standard input holds no idea' : 'the idea is empty')
  return [
    checked('the idea', {
      idea,
      ...(tokenType !== undefined && { tokenType }),
      ...(network !== undefined && { network }),
      ...(audience !== undefined && { audience }),
    }),
  ]
}

/** Checks the limits of the API: key material in the idea is a finding, in any other field it is refused. */
function checked(name: string, proposal: Proposal): Proposal {
  const { idea, ...others } = proposal
  if (idea.length > limits.idea) throw new Error(`${name} has more than ${limits.idea} characters`)
  if (holdsSecret(others))
    throw new Error(`${name} comes with private key material in another field; it was not screened. ${keyExposed}`)
  return proposal
}

const readProposals = (jsonl: string): readonly Proposal[] =>
  linesOf(jsonl).map(({ n, value: { idea, tokenType, network, audience } }) => {
    if (typeof idea !== 'string' || idea.trim() === '') throw new Error(`line ${n} has no "idea"`)
    return checked(`line ${n}`, {
      idea,
      ...(typeof tokenType === 'string' && { tokenType }),
      ...(typeof network === 'string' && { network }),
      ...(typeof audience === 'string' && { audience }),
    })
  })

function forPeople({ outcome, summary, findings }: Screening): string {
  const lines = findings.map(
    ({ severity, ruleId, excerpt, message, advice }) =>
      `  ${severity} ${ruleId}: “${excerpt}”\n    ${message}\n    Instead: ${advice}\n`,
  )
  return `${outcome.toUpperCase()}: ${summary}\n${lines.join('')}`
}
