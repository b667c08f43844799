/** The rules of ARCHITECTURE.md, checked on the source text. */
import { strict as assert } from 'node:assert'
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative } from 'node:path'
import { test } from 'node:test'

const root = new URL('../src', import.meta.url).pathname

/** Who may import whom. A name ending in ':types' allows only `import type`. Absent means forbidden. */
const mayImport: Record<string, readonly string[]> = {
  core: [],
  ots: [],
  rules: ['core:types'],
  app: ['core', 'ots'],
  store: ['app:types', 'core:types', 'core/error'],
  remote: ['app:types', 'core:types', 'core/preflight/secrets/redact', 'ots'],
  metrics: ['app:types'],
  pages: ['core', 'app:types'],
  mcp: ['app', 'core'],
  web: ['core', 'ots', 'rules'],
  client: [],
  http: ['app', 'core', 'mcp', 'pages'],
  cli: ['app', 'core', 'http', 'mcp', 'metrics', 'ots', 'pages', 'remote', 'rules', 'store'],
}
/** External modules that each folder may import. `node:` stands for every built-in module. */
const mayUse: Record<string, readonly string[]> = {
  core: ['@noble/hashes', '@scure/base', '@scure/bip39', 'diff'],
  ots: ['@noble/hashes'],
  rules: [],
  app: ['typebox', 'minisearch', 'yaml'],
  store: ['node:', 'kysely', 'pg', 'rate-limiter-flexible'],
  remote: ['node:'],
  metrics: ['prom-client'],
  pages: ['ghtml', 'markdown-it'],
  mcp: ['@modelcontextprotocol/server'],
  http: ['node:', 'fastify', 'ipaddr.js', '@resvg/resvg-js', 'harfbuzzjs', 'qr', 'typebox', 'yaml'],
  web: [],
  client: ['openapi-fetch'],
  // Both are loaded on demand: esbuild when a browser first requests a script, openapi-typescript only by a command.
  cli: ['node:', 'esbuild', 'markdown-it', 'openapi-typescript', 'pino', 'piscina', 'typebox', 'yaml'],
}
const pure = ['core', 'ots', 'rules', 'pages']
/** Dynamic imports: commands load what they need, and a browser the parts that a page or a text needs. */
const loadsAtRunTime = (file: string) => layer(file) === 'cli' || layer(file) === 'web'
const impure =
  /\b(fetch|setTimeout|setInterval)\(|\b(process|console|crypto|globalThis|performance)\.[a-z]|\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b/
const maxLines = 300
/** Data: word lists and lexicons are as long as their language needs, generated files as long as their source. */
const isData = (file: string) =>
  file === 'client/api.d.ts' || /^(rules\/|core\/preflight\/secrets\/.*(words|list))/.test(file)

const files = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
const layer = (file: string) => file.split('/')[0] ?? ''

// Line comments first, because a "/*" inside one would otherwise hide code.
const code = (file: string) => (sources.get(file) ?? '').replace(/^\s*\/\/.*$/gm, '').replace(/\/\*[\s\S]*?\*\//g, '')
/** The code that runs: without the programs that a page prints. */
const running = (file: string) => (file.includes('/printed-') ? code(file).replace(/`[^`]*`/g, '``') : code(file))
const statement = /^\s*(?:import|export)\b\s*(type\b)?([^'"`;]*?\bfrom\s*)?['"]([^'"]+)['"]/gm

interface Import {
  readonly types: boolean
  readonly to: string
  readonly local: boolean
}
const imports = (file: string): readonly Import[] =>
  [...code(file).matchAll(statement)].map((match) => {
    const target = match[3] ?? ''
    const local = target.startsWith('.')
    // `import { type A, type B }` imports only types, like `import type`.
    const names = /\{([^}]*)\}/.exec(match[2] ?? '')?.[1]
    const onlyTypes = names?.split(',').every((name) => name.trim() === '' || name.trim().startsWith('type ')) ?? false
    return {
      types: match[1] !== undefined || onlyTypes,
      to: local ? posix.normalize(posix.join(posix.dirname(file), target)) : target,
      local,
    }
  })

function allowed(file: string, { to, local, types }: Import): boolean {
  const from = layer(file)
  if (!local)
    return (mayUse[from] ?? []).some((part) =>
      part === 'node:' ? to.startsWith('node:') : to === part || to.startsWith(`${part}/`),
    )
  const may = mayImport[from] ?? []
  return (
    layer(to) === from ||
    may.includes(layer(to)) ||
    may.includes(to.replace(/\.ts$/, '')) ||
    (types && may.includes(`${layer(to)}:types`))
  )
}

test('each folder imports only what the table allows', () => {
  const wrong = files.flatMap((file) =>
    imports(file)
      .filter((entry) => !allowed(file, entry))
      .map((entry) => `${file} -> ${entry.to}${entry.types ? ' (types)' : ''}`),
  )
  const loads = files.filter((file) => !loadsAtRunTime(file) && /\bimport\s*\(|\brequire\s*\(/.test(code(file)))
  assert.deepEqual([...wrong, ...loads.map((file) => `${file} loads a module at run time`)], [])
})

test('there is no import cycle, types included', () => {
  const done = new Set<string>()
  const visit = (file: string, path: readonly string[]) => {
    assert.ok(!path.includes(file), `cycle: ${[...path.slice(path.indexOf(file)), file].join(' -> ')}`)
    if (done.has(file)) return
    for (const entry of imports(file)) if (entry.local && sources.has(entry.to)) visit(entry.to, [...path, file])
    done.add(file)
  }
  for (const file of files) visit(file, [])
})

test('every local import names an existing file', () => {
  const lost = files.flatMap((file) =>
    imports(file)
      .filter((entry) => entry.local && !sources.has(entry.to))
      .map((entry) => `${file} -> ${entry.to}`),
  )
  assert.deepEqual(lost, [])
})

test('pure folders use no clock, randomness, network or process', () => {
  assert.deepEqual(
    files.filter((file) => pure.includes(layer(file)) && impure.test(running(file))),
    [],
  )
})

test('only cli/config.ts reads the environment, and only remote/ uses the network as a client', () => {
  assert.deepEqual(
    files.filter((file) => /process\.env/.test(code(file)) && file !== 'cli/config.ts'),
    [],
  )
  assert.deepEqual(
    // Scripts of pages reach this service alone, by the policy of their pages (connect-src 'self').
    files.filter(
      (file) =>
        layer(file) !== 'remote' &&
        layer(file) !== 'web' &&
        /\bfetch\(|from 'node:https?'.*\brequest\b/.test(running(file)),
    ),
    [],
  )
})

test('files stay short, are named in kebab-case and re-export nothing', () => {
  const lines = (file: string) => (sources.get(file) ?? '').split('\n').length
  const wrong = files
    .filter((file) => lines(file) > maxLines && !isData(file))
    .concat(files.filter((file) => !/^[a-z0-9/-]+(\.d)?\.ts$/.test(file)))
    .concat(files.filter((file) => /^\s*export\s+(\*|default)|^\s*export\s*\{[^}]*\}\s*from/m.test(code(file))))
  assert.deepEqual(wrong, [])
})
