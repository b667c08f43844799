/** Every package of a production install has an allowed licence and is in the SBOM. */
import { strict as assert } from 'node:assert'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { isAllowed, runtimePackages } from '../../src/cli/licences.ts'

const root = new URL('../..', import.meta.url).pathname

test('every licence is allowed, and every dependency of package.json is among them', () => {
  const packages = runtimePackages()
  assert.deepEqual(
    packages.filter(({ licence }) => !isAllowed(licence)),
    [],
  )
  const { dependencies } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as {
    dependencies: Record<string, string>
  }
  for (const [name, version] of Object.entries(dependencies))
    assert.ok(
      packages.some((one) => one.name === name && one.version === version),
      name,
    )
})

test('an expression is allowed when one of its choices is allowed in every part', () => {
  for (const yes of ['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND OFL-1.1']) assert.ok(isAllowed(yes), yes)
  for (const no of [undefined, 'GPL-3.0-only', 'MIT AND GPL-3.0-only', 'SEE LICENSE IN x', 'mit'])
    assert.ok(!isAllowed(no), String(no))
})

test('npm run sbom writes CycloneDX with every one of them, its licence and its digest', () => {
  const { scripts } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { scripts: Record<string, string> }
  assert.equal(scripts['sbom'], 'node src/cli/laurel.js sbom')
  const out = execFileSync(process.execPath, ['src/cli/laurel.js', 'sbom'], { cwd: root, encoding: 'utf8' })
  const bom = JSON.parse(out) as {
    bomFormat: string
    components: { 'bom-ref': string; name: string; version: string; licenses?: unknown[]; hashes?: unknown[] }[]
    dependencies: { ref: string; dependsOn: string[] }[]
  }
  assert.equal(bom.bomFormat, 'CycloneDX')
  const expected = runtimePackages().map(({ name, version }) => `${name} ${version}`)
  assert.deepEqual(bom.components.map(({ name, version }) => `${name} ${version}`).toSorted(), expected.toSorted())
  const refs = new Set(bom.components.map((component) => component['bom-ref']))
  for (const { dependsOn } of bom.dependencies) for (const ref of dependsOn) assert.ok(refs.has(ref), ref)
  for (const { name, licenses, hashes } of bom.components) assert.ok(licenses?.length && hashes?.length, name)
})
