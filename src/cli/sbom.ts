import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { runtimePackages } from './licences.ts'
import { write } from './output.ts'

interface Bom {
  readonly components: readonly { readonly 'bom-ref': string; readonly name: string; readonly version: string }[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

/**
 * `laurel sbom`: prints the packages of a production install as CycloneDX, made by `npm sbom` from the lock file. npm
 * lists all packages and this command leaves out those of development: with `--omit dev`, npm 11.19.1 also leaves out
 * packages that both need, 28 of 145, pg and the SDK of MCP among them. Returns the exit code.
 */
export async function sbom(): Promise<number> {
  const bom = JSON.parse(
    execFileSync('npm', ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'], {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      encoding: 'utf8',
      maxBuffer: 64e6,
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  ) as Bom
  const wanted = new Set(runtimePackages().map(({ name, version }) => `${name} ${version}`))
  const components = bom.components.filter(({ name, version }) => wanted.has(`${name} ${version}`))
  const found = new Set(components.map(({ name, version }) => `${name} ${version}`))
  const missing = [...wanted].filter((one) => !found.has(one))
  if (missing.length > 0) throw new Error(`npm sbom left out ${missing.join(', ')}`)
  const refs = new Set(components.map((component) => component['bom-ref']))
  const dependencies = bom.dependencies
    .filter(({ ref }) => refs.has(ref) || ref.startsWith('laurel@'))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) }))
  await write(`${JSON.stringify({ ...bom, components, dependencies }, null, 2)}\n`)
  return 0
}
