/** A real service on a real port with a real store, for tests. Every answer is validated against OpenAPI. */
import { strict as assert } from 'node:assert'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { pendingCounts } from '../../src/app/service/counters.ts'
import { measuredLimiter, measuredScreening } from '../../src/app/service/measured.ts'
import type { Limiter, Store, Threads } from '../../src/app/ports.ts'
import type { Publication } from '../../src/app/operation/publication.ts'
import type { Services } from '../../src/app/services.ts'
import type { Stamper } from '../../src/app/proof/stamper.ts'
import { skillText } from '../../src/app/pack/skill-document.ts'
import { readAssets, scripts } from '../../src/cli/assets.ts'
import { readContent } from '../../src/cli/content.ts'
import { metricsSource } from '../../src/cli/monitoring.ts'
import { pictureStyle } from '../../src/cli/picture-style.ts'
import { publicationOf } from '../../src/cli/publication.ts'
import { newRandom } from '../../src/cli/random.ts'
import { samplesOf } from '../../src/cli/samples.ts'
import { newStamping, type StampingOptions } from '../../src/cli/stamping.ts'
import { screeningWith } from '../../src/cli/screening.ts'
import { readRanges } from '../../src/http/request/client-address.ts'
import { CpuAccount } from '../../src/http/request/cpu-account.ts'
import { drawsInPng } from '../../src/http/images/fonts.ts'
import type { ServerSettings } from '../../src/http/context.ts'
import { buildServer } from '../../src/http/server.ts'
import type { Sdk } from '../../src/mcp/exchange.ts'
import { newPrometheus } from '../../src/metrics/prometheus.ts'
import { newMcpSdk } from '../../src/mcp/server.ts'
import type { Content } from '../../src/core/content.ts'
import { ruleSet } from '../../src/cli/rule-set.ts'
import { categories } from '../../src/rules/category-texts.ts'
import { replacements } from '../../src/rules/rewrites/replacements.ts'
import { memoryLimiter } from '../../src/store/limiter.ts'
import { openLimiter, openStore } from '../../src/store/open.ts'
import { madeOnce } from '../../src/http/response/made-once.ts'
import { fitsOpenApi, openApiOf, type OpenApi } from './openapi.ts'

export interface Options {
  readonly freeQuota?: number
  readonly retentionDays?: number
  readonly securityContact?: string
  readonly keyedQuota?: number
  /** A database other than a new file, such as one that two services share, and its limiter. */
  readonly databaseUrl?: string
  readonly publicUrl?: string
  readonly trustedProxies?: readonly string[]
  readonly allowedHosts?: readonly string[]
  /** The most requests that cost CPU time, and the longest wait for a turn; without it no test depends on the clock. */
  readonly admission?: Partial<ServerSettings['admission']>
  readonly store?: (real: Store) => Store
  readonly limiter?: Limiter
  readonly now?: () => Date
  readonly clock?: () => number
  readonly content?: Content
  readonly screening?: Partial<Services['screening']>
  /** Threads for long texts and pictures; without them everything is computed in one. They are closed with the service. */
  readonly threads?: Threads
  /** The account that these threads charge. */
  readonly account?: CpuAccount
  readonly mcpSdk?: (services: Services) => Promise<Sdk>
  readonly mcpDirect?: boolean
  /** The folder of the database, if it outlives the service; else a temporary one. */
  readonly folder?: string
  /** The value of METRICS_TOKEN. */
  readonly metricsToken?: string
  /** Calendars, header source and pauses; without it timestamping is off. The test runs the scheduled work itself. */
  readonly stamping?: Partial<StampingOptions>
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The parsed body, if it is JSON. */
  readonly json: Record<string, any>
}

export interface TestService {
  /** Its address, `http://127.0.0.1:port`. */
  readonly origin: string
  /** Folder of the database files. */
  readonly folder: string
  /** Everything logged so far. */
  readonly log: () => string
  /** The path of every registered route, as the router prints it. */
  readonly paths: () => readonly string[]
  readonly services: Services
  readonly stamper: Stamper
  /** Sends a request and fails the test if the answer does not fit the OpenAPI document. */
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Answer>
  readonly post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Answer>
  readonly call: (path: string, init: RequestInit) => Promise<Answer>
  /** A GET from another client address, without a network: the socket that handlers see reports that address. */
  readonly getFrom: (
    address: string,
    path: string,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; text: string }>
  readonly close: () => Promise<void>
}

/** The published content, read once for all tests of a file. */
export const content = readContent()

export const testVersion = content.releases[0].version

/** The publication of the content, shared by all services because its search index is slow to build. */
const publications = new WeakMap<Content, Publication>()
function publicationFor(published: Content): Publication {
  const made = publications.get(published) ?? publicationOf(published)
  publications.set(published, made)
  return made
}

const documents = new WeakMap<Publication, Map<string, Promise<OpenApi>>>()

/** The OpenAPI document of a service. Services with equal settings share one, since it takes 70 ms to make. */
function documentOf(origin: string, { publication, settings }: Services): Promise<OpenApi> {
  const known = documents.get(publication) ?? new Map<string, Promise<OpenApi>>()
  documents.set(publication, known)
  const key = JSON.stringify({ ...settings, startedAt: null })
  const document = known.get(key) ?? described(origin)
  known.set(key, document)
  return document
}

async function described(origin: string): Promise<OpenApi> {
  const answer = await fetch(`${origin}/openapi.json`, { headers: { 'accept-encoding': 'identity' } })
  return openApiOf(await answer.text())
}

/** The files of pages, shared by all services of a process: each bundle takes a second of CPU time. */
const [assets, style, bundled] = [readAssets(), pictureStyle(), scripts()]

const noStamping: StampingOptions = {
  calendars: [],
  upgradeHosts: [],
  tickMs: 1000,
  pollMinMs: 60_000,
  pollMaxMs: 3_600_000,
  network: 'regtest',
  headersUrl: null,
  confirmations: 6,
  recheckMs: 600_000,
  userAgent: 'laurel-test',
}

export async function startService(options: Options = {}): Promise<TestService> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'laurel-test-'))
  const prometheus = newPrometheus()
  const { metrics } = prometheus
  const store = await openStore(options.databaseUrl ?? `file:${join(folder, 'laurel.db')}`, metrics)
  let log = ''
  const sink = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk)
      done()
    },
  })
  const begun = performance.now()
  const clock = options.clock ?? (() => performance.now() - begun)
  const stamping = newStamping(store, { ...noStamping, ...options.stamping }, pino({ level: 'silent' }), {
    metrics,
    clock,
  })
  const random = newRandom()
  const usedStore = options.store ? options.store(store) : store
  const services: Services = {
    store: usedStore,
    limiter: measuredLimiter(
      options.limiter ?? (options.databaseUrl === undefined ? memoryLimiter() : await openLimiter(options.databaseUrl)),
      { metrics },
    ),
    now: options.now ?? (() => new Date()),
    random,
    clock,
    secret: await store.secret('deployment', random(32)),
    screening: measuredScreening(
      { ...screeningWith(ruleSet, replacements, options.threads ?? null), ...options.screening },
      { metrics, clock },
    ),
    threads: options.threads ?? null,
    proofs: stamping.services,
    pendingCounts: pendingCounts(usedStore.counters),
    metrics,
    drawsInPictures: drawsInPng,
    publication: publicationFor(options.content ?? content),
    settings: {
      publicUrl: options.publicUrl ?? 'https://laurel.example',
      appId: 'laurel.example',
      version: (options.content ?? content).releases[0].version,
      freeQuota: options.freeQuota ?? 0,
      retentionDays: options.retentionDays ?? null,
      securityContact: options.securityContact ?? null,
      keyedQuota: options.keyedQuota ?? 1000,
      startedAt: new Date(),
    },
  }
  const server = await buildServer({
    services,
    settings: {
      trustedProxies: readRanges(options.trustedProxies ?? []),
      allowedHosts: options.allowedHosts ?? [],
      admission: {
        mostInProgress: 500,
        waitMs: 600_000,
        budget: null,
        cpuMs: () => 0,
        delayMs: () => 0,
        account: options.account ?? new CpuAccount(),
        ...options.admission,
      },
      processes: 1,
      log: pino({ level: 'trace' }, sink),
      assets,
      pictureStyle: style,
      scripts: bundled,
      samples: madeOnce(() => samplesOf(services.publication, services.settings)),
      categories,
      metrics: metricsSource(prometheus, services, options.metricsToken ?? null),
      mcp: {
        sdk: () =>
          options.mcpSdk?.(services) ?? newMcpSdk({ services, categories, skillDocument: skillText(services) }),
        direct: options.mcpDirect ?? true,
      },
    },
  })
  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
  const document = await documentOf(origin, services)

  const call = async (path: string, init: RequestInit): Promise<Answer> => {
    const response = await fetch(origin + path, { redirect: 'manual', ...init })
    const text = await response.text()
    const type = response.headers.get('content-type') ?? ''
    const json = /json/.test(type) && text !== '' ? (JSON.parse(text) as Record<string, any>) : {}
    fitsOpenApi(document, { method: init.method ?? 'GET', path, status: response.status, type, text, json })
    return { status: response.status, headers: response.headers, text, json }
  }
  return {
    origin,
    folder,
    services,
    stamper: stamping.stamper,
    log: () => log,
    paths: () => pathsOf(server.app.printRoutes({ commonPrefix: false })),
    call,
    get: (path, headers = {}) => call(path, { headers }),
    post: (path, body, headers = {}) =>
      call(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    async getFrom(remoteAddress, url, headers = {}) {
      const answer = await server.app.inject({ method: 'GET', url, remoteAddress, headers })
      return { status: answer.statusCode, text: answer.body }
    },
    async close() {
      await server.close()
      await options.threads?.close()
      await services.pendingCounts.flush().catch(() => undefined)
      await services.limiter.close()
      await store.close()
      if (options.folder === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The paths in the tree that the router prints, which indents each level by four characters. */
function pathsOf(tree: string): readonly string[] {
  const parents: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods] = /^((?:[│ ] {3})*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? []
    if (part === '') return []
    const level = indent.length / 4
    parents[level] = (level === 0 ? '' : (parents[level - 1] ?? '')) + part
    return methods === undefined ? [] : [parents[level]]
  })
}

/** The members of every problem document (docs/spec/decisions.md 1). */
export function assertProblem(answer: Answer, status: number, code: string): void {
  assert.equal(answer.status, status, answer.text)
  assert.equal(answer.headers.get('content-type'), 'application/problem+json; charset=utf-8')
  assert.equal(answer.json['code'], code)
  assert.equal(answer.json['ok'], false)
  assert.equal(answer.json['status'], status)
  assert.equal(answer.json['version'], testVersion)
  assert.match(String(answer.json['type']), new RegExp(`/problems/${code}$`))
  assert.match(String(answer.json['requestId']), /^req_[\w-]{16}$/)
  assert.equal(answer.headers.get('x-request-id'), answer.json['requestId'])
}
