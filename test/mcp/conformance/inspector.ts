/** The Inspector lists and calls everything that the service offers, in both eras. */
import type { TestService } from '../../fakes/service.ts'
import { npx } from './tools.ts'

export const inspector = '@modelcontextprotocol/inspector@2.12.0'

export interface Step {
  readonly era: string
  readonly what: string
  readonly code: number
  /** Its messages besides the answer: warnings about schemas, results about skills. */
  readonly said: string
}

const idea = 'idea=A badge for everybody who helped in the school garden.'

/** The calls, in an order in which later ones can read the records of earlier ones. */
async function calls(service: TestService): Promise<readonly (readonly string[])[]> {
  const made = await service.post('/api/sandbox/simulate', { assetName: 'Garden Helper' })
  const tool = (name: string, ...given: string[]) => [
    ...['--method', 'tools/call', '--tool-name', name],
    ...given.flatMap((pair) => ['--tool-arg', pair]),
  ]
  return [
    ['--method', 'initialize'],
    ['--method', 'tools/list', '--strict'],
    tool('svc_flow_run', idea),
    tool('svc_preflight', idea),
    tool('svc_rewrite', idea),
    tool('svc_sandbox_simulate', 'assetName=Garden Helper'),
    tool('svc_pack_meta'),
    tool('svc_pack_get', 'section=guardrails'),
    tool('svc_receipt_get', `receiptId=${String(made.json['receiptId'])}`),
    ['--method', 'resources/list'],
    ['--method', 'resources/templates/list'],
    ['--method', 'resources/read', '--uri', 'laurel://library/compliance-preflight'],
    ['--method', 'prompts/list'],
    ['--method', 'prompts/get', '--prompt-name', 'review_idea', '--prompt-args', idea],
    ['--method', 'skills/list', '--verify'],
  ]
}

export async function inspect(folder: string, service: TestService): Promise<readonly Step[]> {
  const steps: Step[] = []
  for (const era of ['modern', 'legacy'])
    for (const args of await calls(service)) {
      const target = ['--cli', `${service.origin}/api/mcp`, '--transport', 'http', '--protocol-era', era]
      const { code, err } = await npx(folder, inspector, 'inspector', [...target, ...args])
      steps.push({ era, what: nameOf(args), code, said: sayings(err) })
    }
  return steps
}

/** The messages of the Inspector itself, without those of npm about the machine. */
const sayings = (err: string): string =>
  err
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('npm '))
    .join(' ')

const nameOf = ([, method = '', ...rest]: readonly string[]): string => {
  const tool = rest[rest.indexOf('--tool-name') + 1] ?? ''
  return method === 'tools/call'
    ? `${method} ${tool}`
    : [method, ...rest.filter((part) => /^--[sv]/.test(part))].join(' ')
}
