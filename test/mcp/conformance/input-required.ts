/** Fixtures for results that ask the client for input (SEP-2322, 2026-07-28). */
import {
  acceptedContent,
  CLIENT_CAPABILITIES_META_KEY,
  type ClientCapabilities,
  type InputRequests,
  inputRequired,
  inputResponse,
  type McpServer,
  type RequestStateCodec,
  type ServerContext,
} from '@modelcontextprotocol/server'

const done = (value: string) => ({ content: [{ type: 'text' as const, text: value }] })

const ask = (message: string, field: string, type: 'string' | 'boolean' = 'string') =>
  inputRequired.elicit({
    message,
    requestedSchema: {
      type: 'object',
      properties: { [field]: type === 'boolean' ? { type } : { type } },
      required: [field],
    },
  })
const sample = (question: string, maxTokens: number) =>
  inputRequired.createMessage({
    messages: [{ role: 'user', content: { type: 'text', text: question } }],
    maxTokens,
  })

const answers = (ctx: ServerContext, requests: InputRequests): boolean =>
  Object.keys(requests).every((key) => inputResponse(ctx.mcpReq.inputResponses, key).kind !== 'missing')

export function registerInputRequired(server: McpServer, state: RequestStateCodec): void {
  const tool = (name: string, handle: (ctx: ServerContext) => Promise<object> | object) =>
    server.registerTool(
      `test_input_required_result_${name}`,
      { description: `Fixture for input-required results: ${name}.` },
      (ctx) => handle(ctx) as never,
    )
  /** Asks until every question is answered, and then says so. */
  const simple = (name: string, requests: InputRequests, answered: (ctx: ServerContext) => string) =>
    tool(name, (ctx) => (answers(ctx, requests) ? done(answered(ctx)) : inputRequired({ inputRequests: requests })))
  /** The same with a state that must be returned unchanged. */
  const stateful = (name: string, requests: InputRequests) =>
    tool(name, async (ctx) =>
      ctx.mcpReq.requestState() !== undefined && answers(ctx, requests)
        ? done('state-ok')
        : inputRequired({ inputRequests: requests, requestState: await state.mint({ round: 1 }, ctx) }),
    )

  tool('elicitation', (ctx) => {
    const name = acceptedContent(ctx.mcpReq.inputResponses, 'user_name')?.['name']
    return typeof name === 'string'
      ? done(`Hello, ${name}!`)
      : inputRequired({ inputRequests: { user_name: ask('What is your name?', 'name') } })
  })
  simple('sampling', { capital_question: sample('What is the capital of France?', 100) }, (ctx) =>
    JSON.stringify(ctx.mcpReq.inputResponses),
  )
  simple('list_roots', { client_roots: inputRequired.listRoots() }, (ctx) => JSON.stringify(ctx.mcpReq.inputResponses))
  stateful('request_state', { confirm: ask('Please confirm', 'ok', 'boolean') })
  stateful('tampered_state', { confirm: ask('Please confirm', 'ok', 'boolean') })
  stateful('multiple_inputs', {
    user_name: ask('What is your name?', 'name'),
    greeting: sample('Generate a greeting', 50),
    client_roots: inputRequired.listRoots(),
  })
  tool('multi_round', async (ctx) => {
    const round = ctx.mcpReq.requestState<{ round: number }>()?.round ?? 0
    if (round >= 2) return done('all rounds done')
    const requests =
      round === 0
        ? { step1: ask('Step 1: What is your name?', 'name') }
        : { step2: ask('Step 2: What is your favorite color?', 'color') }
    return inputRequired({ inputRequests: requests, requestState: await state.mint({ round: round + 1 }, ctx) })
  })
  tool('capabilities', (ctx) => {
    const envelope = (ctx.mcpReq.envelope ?? {}) as Record<string, ClientCapabilities | undefined>
    const able = envelope[CLIENT_CAPABILITIES_META_KEY] ?? {}
    const requests: InputRequests = {
      ...(able.elicitation && { user_name: ask('What is your name?', 'name') }),
      ...(able.sampling && { capital_question: sample('What is the capital of France?', 100) }),
      ...(able.roots && { client_roots: inputRequired.listRoots() }),
    }
    return Object.keys(requests).length === 0 || answers(ctx, requests)
      ? done('nothing left to ask')
      : inputRequired({ inputRequests: requests })
  })
  server.registerPrompt(
    'test_input_required_result_prompt',
    { description: 'A prompt that asks for its context.' },
    (ctx) =>
      acceptedContent(ctx.mcpReq.inputResponses, 'user_context') === undefined
        ? inputRequired({
            inputRequests: { user_context: ask('What context should the prompt use?', 'context') },
          })
        : { messages: [{ role: 'user', content: { type: 'text', text: 'Prompt with the context given.' } }] },
  )
}
