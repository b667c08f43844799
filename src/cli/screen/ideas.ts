import { type Outcome, type Proposal, outcomeOf } from '../../core/finding.ts'
import { preflight } from '../../core/preflight/preflight.ts'
import { holdsSecret } from '../../core/preflight/secrets/redact.ts'
import { limits } from '../../core/sandbox.ts'
import { keyExposed } from '../../core/words.ts'
import { WrongCall } from '../command.ts'
import { isTerminal, linesOf, readInput } from '../input.ts'
import { shown } from '../ots-files.ts'
import { write } from '../output.ts'
import { ruleSet } from '../rule-set.ts'
import { manyLines, newProgress } from './progress.ts'
import type { Report } from './report.ts'

export interface IdeaOptions {
  readonly file?: string
  readonly 'token-type'?: string
  readonly network?: string
  readonly audience?: string
}

/** Screens an idea of the call or of standard input, or a file of ideas, and returns the worst outcome. */
export async function screenIdeas(operands: readonly string[], options: IdeaOptions, report: Report): Promise<Outcome> {
  const { file } = options
  const progress = newProgress()
  const findings: Parameters<typeof outcomeOf>[0][number][] = []
  const lines = await proposalsOf(operands, options)
  for (const [i, { proposal, n }] of lines.entries()) {
    const screening = preflight(proposal, ruleSet)
    findings.push(...screening.findings)
    if (lines.length >= manyLines) progress.tell('ideas', i + 1, lines.length)
    await write(report.idea(screening, file === undefined || file === '-' ? undefined : { file: shown(file), n }))
  }
  progress.end()
  await write(report.end(null))
  return outcomeOf(findings)
}

/** A UTF-8 character has at most four bytes. */
const mostBytes = 4 * limits.idea

/** An idea with its line in a file of ideas. */
interface Line {
  readonly proposal: Proposal
  readonly n: number
}

async function proposalsOf([first]: readonly string[], options: IdeaOptions): Promise<readonly Line[]> {
  const { file, network, audience, 'token-type': tokenType } = options
  if (file !== undefined) {
    if (first !== undefined) throw new WrongCall('name an idea, or a file of ideas')
    return readProposals(await readInput(file))
  }
  if (first === undefined && isTerminal()) throw new WrongCall('name an idea')
  const piped = first === undefined || first === '-'
  const idea = piped ? (await readInput('-', mostBytes)).replace(/\r?\n$/, '') : first
  if (idea.trim() === '') throw new WrongCall(piped ? 'standard input holds no idea' : 'the idea is empty')
  const proposal = checked('the idea', {
    idea,
    ...(tokenType !== undefined && { tokenType }),
    ...(network !== undefined && { network }),
    ...(audience !== undefined && { audience }),
  })
  return [{ proposal, n: 1 }]
}

/** Checks the limits of the API: key material in the idea is a finding, in any other field it is refused. */
function checked(name: string, proposal: Proposal): Proposal {
  const { idea, ...others } = proposal
  if (idea.length > limits.idea) throw new Error(`${name} has more than ${limits.idea} characters`)
  if (holdsSecret(others))
    throw new Error(`${name} comes with private key material in another field; it was not screened. ${keyExposed}`)
  return proposal
}

const readProposals = (jsonl: string): readonly Line[] =>
  linesOf(jsonl).map(({ n, value: { idea, tokenType, network, audience } }) => {
    if (typeof idea !== 'string' || idea.trim() === '') throw new Error(`line ${n} has no "idea"`)
    const proposal = checked(`line ${n}`, {
      idea,
      ...(typeof tokenType === 'string' && { tokenType }),
      ...(typeof network === 'string' && { network }),
      ...(typeof audience === 'string' && { audience }),
    })
    return { proposal, n }
  })
