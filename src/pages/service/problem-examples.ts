import type { ErrorCode, Issue } from '../../core/error.ts'

/** A request that is refused with a code, and how it is right. test/pages/service/problem.test.ts sends both. */
export interface ProblemExample {
  /** Method and path of both requests. */
  readonly call: string
  /** The refused body and the right one. */
  readonly bad: string
  readonly good: string
  /** The part of the refused body that is wrong, and what is wrong with it. */
  readonly wrong: string
  readonly why: string
  /** The member `errors` of the refusal. */
  readonly errors?: readonly Issue[]
}

const idea = 'A badge for helpers'

const body = (...members: readonly string[]): string => `{\n  ${members.join(',\n  ')}\n}`

/** Examples of the codes that are about a body. */
export const problemExamples: Partial<Record<ErrorCode, ProblemExample>> = {
  'invalid-json': {
    call: 'POST /api/compliance/preflight',
    bad: body(`"idea": "${idea}",`),
    good: body(`"idea": "${idea}"`),
    wrong: ',',
    why: 'A comma stands after the last field.',
  },
  validation: {
    call: 'POST /api/compliance/preflight',
    bad: body(`"ideas": "${idea}"`),
    good: body(`"idea": "${idea}"`),
    wrong: '"ideas"',
    why: 'The field is called idea.',
    errors: [
      { pointer: '/idea', message: 'is required' },
      { pointer: '/ideas', message: 'is not a known field (did you mean idea?)' },
    ],
  },
  'network-not-allowed': {
    call: 'POST /api/sandbox/simulate',
    bad: body('"assetName": "Garden Helper"', '"network": "mainnet"'),
    good: body('"assetName": "Garden Helper"', '"network": "testnet"'),
    wrong: '"mainnet"',
    why: 'Only testnet and regtest are simulated.',
  },
}
