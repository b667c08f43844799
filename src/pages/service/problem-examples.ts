import type { ErrorCode, Issue } from '../../core/error.ts'

/** A request that is refused with a code, and how it is right. test/pages/service/problem.test.ts sends both. */
export interface ProblemExample {
  /** Method and path of both requests. */
  readonly call: string
  /** Its section of /docs, and the title there. */
  readonly operation: { readonly name: string; readonly title: string }
  /** The refused body and the right one. */
  readonly bad: string
  readonly good: string
  /** The part of the refused body that is wrong, and what is wrong with it. */
  readonly wrong: string
  /** What stands in its place in the right body; absent where nothing does. */
  readonly right?: string
  /** As inline Markdown. */
  readonly why: string
  /** The members of the refusal that say what is wrong; the others are named by the reference. */
  readonly answer: {
    readonly status: number
    readonly code: string
    readonly detail: string
    readonly errors?: readonly Issue[]
  }
}

const screen = { name: 'preflight', title: 'Screen an idea' }
const idea = 'A badge for helpers'

const body = (...members: readonly string[]): string => `{\n  ${members.join(',\n  ')}\n}`

/** Examples of the codes that are about a body. */
export const problemExamples: Partial<Record<ErrorCode, ProblemExample>> = {
  'invalid-json': {
    call: 'POST /api/compliance/preflight',
    operation: screen,
    bad: body(`"idea": "${idea}",`),
    good: body(`"idea": "${idea}"`),
    wrong: ',',
    why: 'A comma stands after the last field.',
    answer: { status: 400, code: 'invalid-json', detail: 'The body is not valid JSON.' },
  },
  validation: {
    call: 'POST /api/compliance/preflight',
    operation: screen,
    bad: body(`"ideas": "${idea}"`),
    good: body(`"idea": "${idea}"`),
    wrong: '"ideas"',
    right: '"idea"',
    why: 'The field is called `idea`, not `ideas`.',
    answer: {
      status: 400,
      code: 'validation',
      detail: 'The request does not fit: idea is required; ideas is not a known field (did you mean idea?).',
      errors: [
        { pointer: '/idea', message: 'is required' },
        { pointer: '/ideas', message: 'is not a known field (did you mean idea?)' },
      ],
    },
  },
  'network-not-allowed': {
    call: 'POST /api/sandbox/simulate',
    operation: { name: 'sandbox_simulate', title: 'Simulate issuance' },
    bad: body('"assetName": "Garden Helper"', '"network": "mainnet"'),
    good: body('"assetName": "Garden Helper"', '"network": "testnet"'),
    wrong: '"mainnet"',
    right: '"testnet"',
    why: 'Only testnet and regtest are simulated.',
    answer: {
      status: 400,
      code: 'network-not-allowed',
      detail: 'Simulation runs on testnet or regtest only; nothing is ever issued. Send one of the two names.',
      errors: [{ pointer: '/network', message: 'must be one of: testnet, regtest' }],
    },
  },
}
