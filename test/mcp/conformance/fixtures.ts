/**
 * The tools, resources and prompts that the conformance suite expects, behind the front of the service. Test code only;
 * the service has seven tools. Tools that ask the client for input in the 2025 way are left out, since they could only
 * hang on a stateless endpoint.
 */
import {
  createRequestStateCodec,
  fromJsonSchema,
  inputRequired,
  McpServer,
  ResourceTemplate,
} from '@modelcontextprotocol/server'
import { memorySkillFiles, SkillsExtension } from '@modelcontextprotocol/server/ext/skills'
import { type Build, newSdk } from '../../../src/mcp/sdk.ts'
import { registerInputRequired } from './input-required.ts'

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=='
const wav = 'UklGRiYAAABXQVZFZm10IBAAAAABAAEAQB8AAAB9AAACABAAZGF0YQIAAAAAAA=='

const text = (value: string) => ({ type: 'text' as const, text: value })
const image = { type: 'image' as const, data: png, mimeType: 'image/png' }
const resource = (uri: string, mimeType: string, value: string) => ({
  type: 'resource' as const,
  resource: { uri, mimeType, text: value },
})
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const schema = (properties: Record<string, object> = {}, required: string[] = []) =>
  fromJsonSchema<Record<string, string>>({ type: 'object', properties, required })

const schema2020 = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  $defs: {
    address: {
      $anchor: 'addressDef',
      type: 'object',
      properties: { street: { type: 'string' }, city: { type: 'string' } },
    },
  },
  properties: {
    name: { type: 'string' },
    address: { $ref: '#/$defs/address' },
    contactMethod: { type: 'string', enum: ['phone', 'email'] },
    phone: { type: 'string' },
    email: { type: 'string' },
  },
  allOf: [{ anyOf: [{ required: ['phone'] }, { required: ['email'] }] }],
  if: { properties: { contactMethod: { const: 'phone' } }, required: ['contactMethod'] },
  then: { required: ['phone'] },
  else: { required: ['email'] },
  additionalProperties: false,
} as const

const cacheHint = { ttlMs: 1_000, cacheScope: 'public' } as const
const state = createRequestStateCodec({ key: 'conformance fixtures need thirty-two bytes or more' })

const skills = await SkillsExtension.load(
  memorySkillFiles({
    'example/SKILL.md':
      '---\nname: example\ndescription: An example for the conformance suite.\n---\n\nRead the guide.\n',
    'example/references/guide.md': '# Guide\n',
  }),
  { strict: true, cacheHint },
)

const build: Build = (_exchange, notify) => {
  const server = new McpServer(
    { name: 'conformance-fixtures', version: '1.0.0' },
    {
      capabilities: {
        tools: { listChanged: true },
        resources: { listChanged: true, subscribe: true },
        prompts: { listChanged: true },
        logging: {},
        completions: {},
      },
      cacheHints: {
        'server/discover': cacheHint,
        'tools/list': cacheHint,
        'prompts/list': cacheHint,
        'resources/list': cacheHint,
        'resources/templates/list': cacheHint,
        'resources/read': cacheHint,
      },
      requestState: { verify: (sent, ctx) => state.verify(sent, ctx) },
    },
  )
  registerTools(server, notify)
  registerInputRequired(server, state)
  registerDocuments(server)
  skills.attach(server)
  return server
}

function registerTools(server: McpServer, notify: Parameters<Build>[1]): void {
  const content = (name: string, ...blocks: (ReturnType<typeof text | typeof resource> | typeof image | object)[]) =>
    server.registerTool(name, { description: `Fixture ${name}.` }, () => ({ content: blocks as never }))
  content('test_simple_text', text('This is a simple text response for testing.'))
  content('test_image_content', image)
  content('test_audio_content', { type: 'audio', data: wav, mimeType: 'audio/wav' })
  content('test_embedded_resource', resource('test://embedded', 'text/plain', 'This is an embedded resource content.'))
  content(
    'test_multiple_content_types',
    text('Multiple content types test:'),
    image,
    resource('test://mixed', 'application/json', '{"test":"data","value":123}'),
  )
  content('test_streaming_elicitation', text('done'))
  server.registerTool('test_error_handling', { description: 'Always fails.' }, () => {
    throw new Error('This tool intentionally returns an error for testing')
  })
  server.registerTool('test_tool_with_logging', { description: 'Logs three messages.' }, async (ctx) => {
    for (const line of ['Tool execution started', 'Tool processing data', 'Tool execution completed']) {
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- the suite asks for it
      await ctx.mcpReq.log('info', line)
      await pause(50)
    }
    return { content: [text('logged')] }
  })
  server.registerTool('test_logging_tool', { description: 'Logs a message.' }, async (ctx) => {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the suite asks for it
    await ctx.mcpReq.log('info', 'a message')
    return { content: [text('logged')] }
  })
  server.registerTool('test_tool_with_progress', { description: 'Reports progress.' }, async (ctx) => {
    const progressToken = ctx.mcpReq._meta?.progressToken
    for (const progress of [0, 50, 100]) {
      if (progressToken !== undefined)
        await ctx.mcpReq.notify({
          method: 'notifications/progress',
          params: { progressToken, progress, total: 100 },
        })
      await pause(50)
    }
    return { content: [text('progressed')] }
  })
  server.registerTool(
    'json_schema_2020_12_tool',
    { description: 'Tool with JSON Schema 2020-12 features', inputSchema: fromJsonSchema(schema2020) },
    () => ({ content: [text('valid')] }),
  )
  server.registerTool(
    'test_x_mcp_header',
    {
      description: 'Has an argument that is also a header.',
      inputSchema: schema({ region: { type: 'string', 'x-mcp-header': 'Region' } }),
    },
    ({ region = '' }) => ({ content: [text(region)] }),
  )
  server.registerTool('test_missing_capability', { description: 'Needs sampling.' }, () =>
    inputRequired({
      inputRequests: {
        question: inputRequired.createMessage({
          messages: [{ role: 'user', content: text('A question') }],
          maxTokens: 10,
        }),
      },
    }),
  )
  server.registerTool('test_trigger_tool_change', { description: 'Says that tools changed.' }, () => {
    notify.toolsChanged()
    return { content: [text('told')] }
  })
  server.registerTool('test_trigger_prompt_change', { description: 'Says that prompts changed.' }, () => {
    notify.promptsChanged()
    return { content: [text('told')] }
  })
}

function registerDocuments(server: McpServer): void {
  const fixed = (name: string, uri: string, value: { text: string } | { blob: string }, mimeType: string) =>
    server.registerResource(name, uri, { mimeType, description: `Fixture ${name}.`, cacheHint }, () => ({
      contents: [{ uri, mimeType, ...value }],
    }))
  fixed('static-text', 'test://static-text', { text: 'This is the content of the static text resource.' }, 'text/plain')
  fixed('static-binary', 'test://static-binary', { blob: png }, 'image/png')
  fixed('watched', 'test://watched-resource', { text: 'watched' }, 'text/plain')
  server.registerResource(
    'template',
    new ResourceTemplate('test://template/{id}/data', {
      list: undefined,
      complete: { id: (typed) => ['123', '124'].filter((id) => id.startsWith(typed)) },
    }),
    { mimeType: 'application/json', description: 'Fixture template.', cacheHint },
    (uri, { id }) => ({
      contents: [
        {
          uri: uri.href,
          mimeType: 'application/json',
          text: JSON.stringify({ id, data: `Data for ID: ${String(id)}` }),
        },
      ],
    }),
  )
  server.server.setRequestHandler('resources/subscribe', () => ({}))
  server.server.setRequestHandler('resources/unsubscribe', () => ({}))
  server.server.setRequestHandler('completion/complete', () => ({
    completion: { values: ['testValue1'], total: 1, hasMore: false },
  }))

  const said = (...content: object[]) => ({
    messages: content.map((block) => ({ role: 'user' as const, content: block as ReturnType<typeof text> })),
  })
  server.registerPrompt('test_simple_prompt', { description: 'A simple prompt.' }, () =>
    said(text('This is a simple prompt for testing.')),
  )
  server.registerPrompt(
    'test_prompt_with_arguments',
    {
      description: 'A prompt with arguments.',
      argsSchema: schema({ arg1: { type: 'string' }, arg2: { type: 'string' } }, ['arg1', 'arg2']),
    },
    ({ arg1 = '', arg2 = '' }) => said(text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)),
  )
  server.registerPrompt(
    'test_prompt_with_embedded_resource',
    {
      description: 'A prompt with a resource.',
      argsSchema: schema({ resourceUri: { type: 'string' } }, ['resourceUri']),
    },
    ({ resourceUri = '' }) =>
      said(
        resource(resourceUri, 'text/plain', 'Embedded resource content for testing.'),
        text('Please process the embedded resource above.'),
      ),
  )
  server.registerPrompt('test_prompt_with_image', { description: 'A prompt with an image.' }, () =>
    said(image, text('Please analyze the image above.')),
  )
}

/** The SDK side of the front, with fixtures instead of the service's tools. */
export const fixtureSdk = () => Promise.resolve(newSdk(build))
