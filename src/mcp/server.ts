import {
  type CompleteResult,
  McpServer,
  ProtocolError,
  ProtocolErrorCode,
  ResourceTemplate,
  type ServerContext,
} from '@modelcontextprotocol/server'
import { memorySkillFiles, SkillsExtension } from '@modelcontextprotocol/server/ext/skills'
import { legacyVersions, modernVersion } from '../app/service/mcp-versions.ts'
import type { Services } from '../app/services.ts'
import type { CategoryText } from '../core/category.ts'
import { LaurelError } from '../core/error.ts'
import { didYouMean } from '../core/nearest.ts'
import { instructionsFor, serverInfo, type Transport } from './about.ts'
import { toolResult } from './call.ts'
import { type Document, rulesDocument, type ResourceCollection, collectionsOf } from './documents.ts'
import { rpcCodes } from './errors.ts'
import type { Attention } from './attended.ts'
import type { Sdk } from './exchange.ts'
import type { JsonObject } from './message.ts'
import { type Prompt, promptByName, prompts, readArguments } from './prompts.ts'
import { type Build, newSdk } from './sdk.ts'
import { cacheHint, definitionOf, toolByName, toolDefinitions, tools } from './tools.ts'

/** What the server offers beside its tools. */
export interface ServerOptions {
  readonly services: Services
  readonly categories: readonly CategoryText[]
  /** The skill document (SKILL.md). */
  readonly skillDocument: string
  /** The transport that the instructions describe; HTTP by default. */
  readonly transport?: Transport
}

const invalid = (message: string): ProtocolError => new ProtocolError(ProtocolErrorCode.InvalidParams, message)

/** The protocol side of the service: tools, resources, prompts and skills for all revisions. */
export async function newMcpSdk(options: ServerOptions): Promise<Sdk> {
  return newSdk(await serverBuild(options))
}

/** A factory of servers. Shared parts are made once; a server lives for one message, or for a stdio connection. */
export async function serverBuild(options: ServerOptions): Promise<Build> {
  const { services, categories, skillDocument, transport = 'http' } = options
  const instructions = instructionsFor(transport, services.settings)
  const collections = collectionsOf(services)
  const rules = rulesDocument(categories, services.screening.rulesVersion)
  const files = memorySkillFiles(skillFiles(skillDocument, collections))
  const skills = await SkillsExtension.load(files, { strict: true, cacheHint })
  const info = serverInfo(services.settings)
  const definitions =
    services.settings.unserved === true ? tools.map((tool) => definitionOf(tool, true)) : toolDefinitions
  return ({ callTool, sent, streams }) => {
    const server = new McpServer(info, {
      instructions,
      supportedProtocolVersions: [...legacyVersions, modernVersion],
      // Nothing changes while the service runs, so there is nothing to subscribe to.
      capabilities: {
        tools: { listChanged: false },
        resources: { listChanged: false },
        prompts: { listChanged: false },
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
    })
    const { server: wire } = server
    // Tools are handled on the low level of the SDK, which checks the protocol but not the arguments: the operations
    // validate these, after the check for key material.
    wire.setRequestHandler('tools/list', () => ({ tools: definitions }))
    wire.setRequestHandler('tools/call', async ({ params }, { mcpReq }) => {
      const tool = toolByName.get(params.name)
      if (tool === undefined) throw invalid(unknownName('tool', params.name, [...toolByName.keys()]))
      try {
        const attention: Attention = {
          cancelled: mcpReq.signal,
          ...(streams && { progress: progressOf(mcpReq._meta?.progressToken, mcpReq.notify) }),
        }
        return toolResult(await callTool(tool, sent(mcpReq.id) ?? params.arguments, attention))
      } catch (error) {
        throw error instanceof LaurelError ? new ProtocolError(rpcCodes[error.code], error.message) : error
      }
    })
    wire.setRequestHandler('prompts/list', () => ({
      prompts: prompts.map(({ text: _, arguments: given, ...prompt }) => ({
        ...prompt,
        arguments: given.map(({ name, title, description, required }) => ({ name, title, description, required })),
      })),
    }))
    wire.setRequestHandler('prompts/get', ({ params: { name, arguments: given = {} } }, { mcpReq }) =>
      prompted(name, sent(mcpReq.id) ?? given),
    )
    wire.setRequestHandler('completion/complete', ({ params: { ref, argument } }) =>
      ref.type === 'ref/prompt'
        ? completePrompt(ref.name, argument.name, argument.value)
        : completeUri(collections, ref.uri, argument.value),
    )
    registerDocuments(server, [rules], collections)
    skills.attach(server)
    return server
  }
}

/** Sends each message as the next step of a request's progress. A client that is gone hears nothing. */
function progressOf(progressToken: string | number | undefined, notify: ServerContext['mcpReq']['notify']) {
  let progress = 0
  return (message: string): void => {
    if (progressToken === undefined) return
    progress += 1
    notify({ method: 'notifications/progress', params: { progressToken, progress, message } }).catch(() => undefined)
  }
}

/** The skill with the modules as its references, as a client would install it. */
function skillFiles(document: string, collections: readonly ResourceCollection[]): Record<string, string> {
  const modules = collections.find(({ name }) => name === 'module')?.documents ?? new Map<string, Document>()
  return {
    'laurel/SKILL.md': document,
    ...Object.fromEntries([...modules].map(([id, { text }]) => [`laurel/references/${id}.md`, text])),
  }
}

function registerDocuments(
  server: McpServer,
  fixed: readonly Document[],
  collections: readonly ResourceCollection[],
): void {
  for (const document of fixed) {
    const { uri, name, title, description, mimeType } = document
    server.registerResource(name, uri, { title, description, mimeType }, () => contentsOf(document))
  }
  for (const { name, title, description, prefix, mimeType, documents } of collections) {
    const listed = [...documents.values()].map(({ text: _, ...document }) => document)
    const template = new ResourceTemplate(`${prefix}{id}`, { list: () => ({ resources: listed }) })
    server.registerResource(name, template, { title, description, mimeType }, (uri, { id }) => {
      const document = typeof id === 'string' ? documents.get(id) : undefined
      if (document === undefined)
        throw new ProtocolError(
          ProtocolErrorCode.InvalidParams,
          'There is no such resource; resources/list has them.',
          {
            uri: uri.href,
          },
        )
      return contentsOf(document)
    })
  }
}

const contentsOf = ({ uri, mimeType, text }: Document) => ({ contents: [{ uri, mimeType, text }] })

/** The message for an unknown tool or prompt. Only names of ours are repeated. */
function unknownName(kind: 'tool' | 'prompt', name: string, known: readonly string[]): string {
  const hint = didYouMean(name, known) ?? didYouMean(`svc_${name}`, known)
  return `There is no ${kind} of this name; ${hint === undefined ? '' : `${hint} `}${kind}s/list has them.`
}

function promptNamed(name: string): Prompt {
  const prompt = promptByName.get(name)
  if (prompt === undefined) throw invalid(unknownName('prompt', name, [...promptByName.keys()]))
  return prompt
}

function prompted(name: string, given: JsonObject) {
  const prompt = promptNamed(name)
  const result = readArguments(prompt, given)
  if ('wrong' in result) throw invalid(result.wrong)
  return {
    description: prompt.description,
    messages: [{ role: 'user' as const, content: { type: 'text' as const, text: prompt.text(result.read) } }],
  }
}

/** At most 100 values (the protocol's limit) that begin with the typed text. */
function completed(values: readonly string[], typed: string): CompleteResult {
  const found = values.filter((value) => value.toLowerCase().startsWith(typed.toLowerCase()))
  return { completion: { values: found.slice(0, 100), total: found.length, hasMore: found.length > 100 } }
}

function completePrompt(name: string, argument: string, typed: string): CompleteResult {
  const prompt = promptNamed(name)
  return completed(prompt.arguments.find((one) => one.name === argument)?.values ?? [], typed)
}

function completeUri(collections: readonly ResourceCollection[], template: string, typed: string): CompleteResult {
  const collection = collections.find(({ prefix }) => template === `${prefix}{id}`)
  if (collection === undefined) throw invalid('There is no resource template of this address.')
  return completed([...collection.documents.keys()], typed)
}
