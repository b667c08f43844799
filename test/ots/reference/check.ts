/**
 * As check.py, with the reference implementation in JavaScript: `node test/ots/reference/check.ts FOLDER LIBRARY`, where
 * LIBRARY is a folder with the npm package opentimestamps 0.4.9. It is no dependency: it stands on `request`, which is no
 * longer maintained. A package.json that installs it without its empty dependency `fs`:
 * `{"dependencies":{"opentimestamps":"0.4.9"},"overrides":{"fs":"npm:is-number@7.0.0"}}`.
 *
 * Each file must be read, be canonical, begin at the expected digest and hold the expected number of attestations. The
 * exit code is 1 when one does not.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'

interface Detached {
  readonly fileDigest: () => Uint8Array
  readonly serialize: (writer: { getOutput: () => Uint8Array }) => void
  readonly timestamp: { readonly allAttestations: () => ReadonlyMap<unknown, unknown> }
}

/** The part of the library that is used here. */
interface Library {
  readonly Context: {
    readonly StreamDeserialization: new (bytes: Uint8Array) => object
    readonly StreamSerialization: new () => { getOutput: () => Uint8Array }
  }
  readonly DetachedTimestampFile: { readonly deserialize: (reader: unknown) => Detached }
}

type Expected = Readonly<Record<string, { readonly digest: string; readonly attestations: number }>>

const [folder, library] = process.argv.slice(2)
if (folder === undefined || library === undefined) throw new Error('usage: check.ts FOLDER LIBRARY')
const { Context, DetachedTimestampFile } = createRequire(join(resolve(library), 'package.json'))(
  'opentimestamps',
) as Library

/** What is wrong with a file, or undefined. */
function problem(bytes: Uint8Array, wanted: Expected[string]): string | undefined {
  const reader = new Context.StreamDeserialization(bytes)
  const detached = DetachedTimestampFile.deserialize(reader)
  const writer = new Context.StreamSerialization()
  detached.serialize(writer)
  if (!Buffer.from(writer.getOutput()).equals(bytes)) return 'not canonical'
  if (Buffer.from(detached.fileDigest()).toString('hex') !== wanted.digest) return 'another digest'
  const { size } = detached.timestamp.allAttestations()
  if (size !== wanted.attestations) return `${size} attestations, expected ${wanted.attestations}`
  return undefined
}

const expected = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as Expected
let failed = 0
for (const [name, wanted] of Object.entries(expected)) {
  let found: string | undefined
  try {
    found = problem(readFileSync(join(folder, name)), wanted)
  } catch (error) {
    found = `not read: ${String(error)}`
  }
  if (found === undefined) continue
  failed += 1
  process.stdout.write(`${name}: ${found}\n`)
}
process.stdout.write(`${Object.keys(expected).length} files, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1
