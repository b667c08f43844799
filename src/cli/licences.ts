/** The packages that Laurel runs on and their licences, from the lock file. */
import { readFileSync } from 'node:fs'

export interface Package {
  readonly name: string
  readonly version: string
  /** An SPDX expression; absent when the package states none. */
  readonly licence: string | undefined
  /** Installed only on its platform, or only if it can be. */
  readonly optional: boolean
}

/**
 * Licences whose conditions an operator of Laurel fulfils by keeping the packages as they are, with their licence
 * files. MPL-2.0 asks for the source of changed files only, PSF-2.0 and OFL-1.1 for their notices.
 */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
])

/** Whether an SPDX expression of AND and OR, without nesting, can be fulfilled with the allowed licences. */
export function isAllowed(expression: string | undefined): boolean {
  if (expression === undefined) return false
  const bare = expression.replace(/^\((.*)\)$/, '$1')
  return bare.split(' OR ').some((choice) => choice.split(' AND ').every((licence) => allowed.has(licence)))
}

interface Locked {
  readonly version: string
  readonly license?: string
  readonly dev?: boolean
  readonly devOptional?: boolean
  readonly optional?: boolean
}

/** Every package of a production install, by name and version. */
export function runtimePackages(): readonly Package[] {
  const file = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')
  const { packages } = JSON.parse(file) as { readonly packages: Readonly<Record<string, Locked>> }
  const found = Object.entries(packages).flatMap(([path, { version, license, dev, devOptional, optional }]) =>
    path === '' || dev === true || devOptional === true
      ? []
      : [{ name: path.replace(/^.*node_modules\//, ''), version, licence: license, optional: optional === true }],
  )
  const unique = new Map(found.map((one) => [`${one.name} ${one.version}`, one]))
  return [...unique.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
}

/** The rows of docs/licences.md: package, version, licence. */
export const licenceRows = (): readonly (readonly string[])[] =>
  runtimePackages().map(({ name, version, licence, optional }) => [
    `\`${name}\``,
    version,
    licence ?? 'none stated',
    optional ? 'optional' : '',
  ])
