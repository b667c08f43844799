import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Metafile } from 'esbuild'
import { manifest } from '../rules/model/manifest.ts'
import { bareRules } from './bare-rules.ts'
import { compactWords } from './compact-words.ts'
import { weightsFile } from './weights-file.ts'

/**
 * The entries of the browser: modules of `src/web`. Screening, which runs in a worker, is bundled apart, because code
 * that it shared with pages would be a file of its own and 900 bytes more of its first load; so is the worker that
 * computes digests, which imports nothing then.
 */
const entries = [['page'], ['hash-worker'], ['live/worker']] as const

/** The name of the file of weights beside the bundle: it changes with the model, like those of the other parts. */
const weightsName = `weights-${manifest.sha256.slice(0, 8)}.bin`

export interface Bundle {
  /** Bytes by file name: the entries, the parts that they load (a hash in each name), and the weights. */
  readonly files: ReadonlyMap<string, Uint8Array>
  /** What each file of screening imports. Its paths end with the names above. */
  readonly screening: Metafile
}

/**
 * Bundles all scripts of the browser into minified ES modules in memory, some 250 ms, so that there is no build step
 * and no stale bundle (docs/decisions/0013). Rejects when esbuild is not installed; pages work without scripts.
 */
export async function bundle(): Promise<Bundle> {
  const { build, stop } = await import('esbuild')
  const builds = await Promise.all(
    entries.map((names) =>
      build({
        absWorkingDir: fileURLToPath(new URL('../../', import.meta.url)),
        entryPoints: names.map((name) => `src/web/${name}.ts`),
        outdir: 'assets/web',
        entryNames: '[name]',
        bundle: true,
        splitting: true,
        format: 'esm',
        target: 'es2022',
        minify: true,
        charset: 'utf8',
        legalComments: 'none',
        chunkNames: '[name]-[hash]',
        define: { WEIGHTS_FILE: JSON.stringify(weightsName) },
        plugins: [bareRules, compactWords],
        metafile: true,
        write: false,
      }),
    ),
  )
  // The process of esbuild is not needed any more.
  await stop()
  const screening = builds.at(-1)
  if (screening === undefined) throw new Error('esbuild gave no bundle')
  const made = builds.flatMap(({ outputFiles }) => outputFiles)
  const files = new Map<string, Uint8Array>(made.map(({ path, contents }) => [basename(path), contents]))
  files.set(weightsName, await readFile(weightsFile))
  return { files, screening: screening.metafile }
}
