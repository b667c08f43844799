/** Writes the bundle for the browser to a folder and says what it weighs; the server serves it from memory. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { bundle } from './bundle.ts'

/** Default folder of the bundle; ignored by git. */
export const webFolder = fileURLToPath(new URL('../../dist/web', import.meta.url))

export interface WebFile {
  readonly name: string
  /** Whether it belongs to the first load of screening: its entry and its static imports. */
  readonly first: boolean
  /** Sizes in bytes. */
  readonly plain: number
  readonly brotli: number
  readonly gzip: number
}

/** Bundles src/web into a folder, and says what came out, largest first. */
export async function buildWeb(folder = webFolder): Promise<readonly WebFile[]> {
  const { files, screening } = await bundle()
  const outputs = new Map(Object.entries(screening.outputs).map(([path, output]) => [nameOf(path), output]))
  const first = new Set(
    [...outputs].filter(([, { entryPoint }]) => entryPoint === 'src/web/live/worker.ts').map(([name]) => name),
  )
  // Iteration over a Set includes elements added meanwhile.
  for (const name of first)
    for (const { path, kind } of outputs.get(name)?.imports ?? [])
      if (kind === 'import-statement') first.add(nameOf(path))
  await mkdir(folder, { recursive: true })
  for (const [name, bytes] of files) await writeFile(join(folder, name), bytes)
  return [...files]
    .map(([name, bytes]) => ({
      name,
      first: first.has(name),
      plain: bytes.length,
      brotli: brotliCompressSync(bytes).length,
      gzip: gzipSync(bytes, { level: 9 }).length,
    }))
    .toSorted((a, b) => b.brotli - a.brotli)
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** `laurel build-web`: bundles and prints the sizes. */
export async function buildWebCommand(): Promise<number> {
  const files = await buildWeb()
  const line = (name: string, list: readonly WebFile[]): string => {
    const sum = (what: 'plain' | 'brotli' | 'gzip') =>
      String(list.reduce((total, file) => total + file[what], 0)).padStart(9)
    return `${sum('plain')} ${sum('brotli')} ${sum('gzip')}  ${name}\n`
  }
  process.stdout.write(`    bytes    brotli      gzip\n`)
  process.stdout.write(
    line(
      'first load',
      files.filter((file) => file.first),
    ),
  )
  for (const file of files) process.stdout.write(line(file.first ? `${file.name} (first load)` : file.name, [file]))
  return 0
}
