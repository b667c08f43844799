/** Dockerfile, compose.yaml and Caddyfile agree with the code, the configuration and each other. */
import { strict as assert } from 'node:assert'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { parse } from 'yaml'
import { namesIn, readConfig, variables } from '../src/cli/config.ts'
import { settingsChecks } from '../src/cli/doctor/settings.ts'
import { clientOf } from '../src/http/request/client-address.ts'
import { routes } from '../src/http/routes/routes.ts'

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

interface Service {
  readonly image?: string
  readonly build?: string
  readonly environment: Readonly<Record<string, string>>
  readonly networks: readonly string[] | Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly ports?: readonly string[]
  readonly volumes?: readonly string[]
  readonly healthcheck?: { readonly test: readonly string[] }
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly read_only?: boolean
  readonly ulimits?: Readonly<Record<string, number>>
}
const compose = parse(read('compose.yaml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>
  readonly networks: Readonly<Record<string, { readonly internal?: boolean; readonly enable_ipv6?: boolean }>>
  readonly volumes: Readonly<Record<string, unknown>>
}
const dockerfile = read('Dockerfile').split('\n')
const lines = (instruction: string): readonly string[] =>
  dockerfile.filter((line) => line.startsWith(`${instruction} `)).map((line) => line.slice(instruction.length + 1))
const caddyfile = read('docs/operate/Caddyfile')
const instances = Object.entries(compose.services).filter(([name]) => name.startsWith('laurel-'))

/** What compose.yaml gives an instance when an operator sets only what is required. */
function environmentOf({ environment }: Service): Record<string, string> {
  const set: Readonly<Record<string, string>> = { LAUREL_DOMAIN: 'laurel.example', POSTGRES_PASSWORD: 'a1b2c3' }
  const filled = (text: string): string =>
    text.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind?: string) => {
      assert.ok(kind === '-' || set[name] !== undefined, `${name} has no value`)
      return set[name] ?? ''
    })
  return Object.fromEntries(Object.entries(environment).map(([name, text]) => [name, filled(text)]))
}

test('the image has the Node of package.json, runs as an unprivileged user and listens for the network', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> }
  assert.match(lines('FROM')[0] ?? '', new RegExp(`^node:${(dependencies['node'] ?? '').replaceAll('.', '\\.')}-`))
  assert.match(lines('USER').at(-1) ?? '', /^[1-9]\d*:[1-9]\d*$/)
  const set = lines('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('=') as [string, string]))
  const config = readConfig(Object.fromEntries(set))
  for (const [name] of set) assert.ok(Object.hasOwn(variables, name) || name === 'NODE_ENV', name)
  assert.equal(config.HOST, '0.0.0.0')
  assert.deepEqual(lines('EXPOSE'), [String(config.PORT)])
  assert.deepEqual(lines('VOLUME'), ['/data'])
  assert.equal(config.DATABASE_URL, 'file:/data/laurel.db')
  assert.match(dockerfile.join('\n'), /HEALTHCHECK[\s\S]*\/api\/health/)
})

test('the image holds every file that the program reads, and nothing else of the folder', () => {
  const kept = read('.dockerignore')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1))
  for (const path of kept) assert.ok(existsSync(new URL(`../${path}`, import.meta.url)), path)
  for (const needed of ['package.json', 'package-lock.json', 'src', 'content', 'assets'])
    assert.ok(kept.includes(needed))
  assert.match(read('.dockerignore'), /^\*$/m)
})

test('no package that runs in the image needs a script at its installation', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { hasInstallScript?: boolean; dev?: boolean }>
  }
  const scripted = Object.entries(packages).filter(([, { hasInstallScript, dev }]) => hasInstallScript && !dev)
  // node is left out of the image; the script of esbuild only makes its first start faster.
  assert.deepEqual(
    scripted.map(([path]) => path.replace(/^.*node_modules\//, '')),
    ['esbuild', 'node'],
  )
})

test('two instances share one database, and their variables are ours and plausible together', () => {
  assert.equal(instances.length, 2)
  for (const [name, service] of instances) {
    const environment = environmentOf(service)
    for (const variable of Object.keys(environment)) assert.ok(Object.hasOwn(variables, variable), variable)
    const config = readConfig({ HOST: '0.0.0.0', ...environment })
    assert.match(config.DATABASE_URL, /^postgres:\/\/laurel:a1b2c3@database:5432\/laurel$/)
    assert.deepEqual(
      settingsChecks(config, namesIn(environment)).filter(({ state }) => state === 'problem'),
      [],
      name,
    )
    assert.equal(service.read_only, true)
  }
})

test('no core dump of an instance is written, because memory may hold what somebody sent', () => {
  for (const [name, { ulimits }] of instances) assert.equal(ulimits?.['core'], 0, name)
})

test('no password is written down, and only Caddy is reached from outside', () => {
  for (const [name, { environment, ports }] of Object.entries(compose.services)) {
    for (const [variable, value] of Object.entries(environment))
      if (/PASSWORD|TOKEN|KEY/.test(variable)) assert.match(value, /^\$\{\w+:[?-]/, `${name} ${variable}`)
    assert.equal(ports !== undefined, name === 'caddy', name)
  }
  assert.equal(compose.networks['store']?.internal, true)
  assert.deepEqual(compose.services['database']?.networks, ['store'])
})

test('Caddy is the one trusted proxy, over IPv4 and IPv6, and what a caller forges does not count', () => {
  const { networks } = compose.services['caddy'] as Service
  const { ipv4_address: four = '', ipv6_address: six = '' } =
    (networks as Record<string, Record<string, string>>)['edge'] ?? {}
  assert.equal(compose.networks['edge']?.enable_ipv6, true)
  for (const [, service] of instances) {
    const { TRUSTED_PROXIES: trusted } = readConfig(environmentOf(service))
    assert.equal(environmentOf(service)['TRUSTED_PROXIES'], `${four},${six}`)
    for (const proxy of [four, six, `::ffff:${four}`])
      assert.equal(clientOf(proxy, '198.51.100.7, 203.0.113.9', trusted), '203.0.113.9')
    // Another container, and the gateway of the network.
    for (const other of ['172.30.0.3', '172.30.0.1', 'fd00:1a:30::3'])
      assert.notEqual(clientOf(other, '203.0.113.9', trusted), '203.0.113.9')
  }
})

test('Caddy passes calls to the instances, asks for their health, and hides the metrics', () => {
  const port = lines('EXPOSE')[0]
  const upstreams = /reverse_proxy ([^{]+)\{/.exec(caddyfile)?.[1]?.trim().split(' ')
  assert.deepEqual(
    upstreams,
    instances.map(([name]) => `${name}:${port}`),
  )
  const health = /health_uri (\S+)/.exec(caddyfile)?.[1]
  assert.ok(routes.some(({ method, path }) => method === 'GET' && path === health))
  assert.match(caddyfile, /respond \/metrics 404/)
  assert.match(caddyfile, /health_headers \{\s+Host \{\$LAUREL_DOMAIN\}/)
  assert.equal(caddyfile.split('{').length, caddyfile.split('}').length)
  const [mounted = ''] = compose.services['caddy']?.volumes ?? []
  assert.equal(mounted, './docs/operate/Caddyfile:/etc/caddy/Caddyfile:ro')
})

test('every service is checked before others depend on it, and every named volume exists', () => {
  for (const [name, { depends_on = {}, volumes = [] }] of Object.entries(compose.services)) {
    for (const [other, { condition }] of Object.entries(depends_on)) {
      const service = compose.services[other]
      // The health check of an instance is in its image.
      assert.ok(service?.healthcheck !== undefined || service?.build !== undefined, `${name} waits for ${other}`)
      assert.equal(condition, 'service_healthy')
    }
    for (const volume of volumes.filter((one) => !one.startsWith('.')))
      assert.ok(Object.hasOwn(compose.volumes, volume.split(':')[0] ?? ''), volume)
  }
})
