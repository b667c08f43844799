/** Bundles screening for the browser and says what it weighs; what the server serves is bundled in cli/bundle. */
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build, type Plugin } from 'esbuild'
import type { Rule } from '../core/rule.ts'
import { ruleSet } from '../rules/rule-set.ts'
import { compactWords } from './compact-words.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Where the bundle goes unless the caller says otherwise; ignored by git. */
export const webFolder = join(root, 'dist/web')

export interface WebFile {
  readonly name: string
  /** Belongs to the first load: the entry and what it imports statically. */
  readonly first: boolean
  /** Sizes in bytes. */
  readonly plain: number
  readonly brotli: number
  readonly gzip: number
}

/** Rules without their `matches` and `nonMatches`, which only tests and documents read: what such a file exports, as JSON. */
const withoutExamples: Plugin = {
  name: 'without-examples',
  setup: (bundler) => {
    bundler.onLoad({ filter: /src\/rules\/(categories\/)?[a-z-]+\.ts$/ }, async ({ path }) => {
      const module = (await import(path)) as Readonly<Record<string, unknown>>
      const lists = Object.entries(module)
      if (!lists.every(([, list]) => isRules(list))) return undefined
      const text = ([name, list]: readonly [string, unknown]): string =>
        `export const ${name} = ${JSON.stringify((list as readonly Rule[]).map(bare))}${withCategories}\n`
      return { contents: lists.map(text).join(''), loader: 'js' }
    })
  },
}
/** The category is the first part of the id, so it is not said twice. */
const bare = ({ matches, nonMatches, category, ...rule }: Rule): unknown => {
  if (rule.id.split('.')[0] !== category) throw new Error(`the id of ${rule.id} does not begin with its category`)
  return rule
}
const withCategories = `.map((rule) => ({ ...rule, category: rule.id.split('.')[0] }))`
const isRules = (list: unknown): boolean =>
  Array.isArray(list) && list.every((one) => typeof one === 'object' && one !== null && 'matches' in one)

/** Bundles src/web into a folder and says what came out, largest first. */
export async function buildWeb(folder = webFolder): Promise<readonly WebFile[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['src/web/screen.ts'],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    chunkNames: '[name]-[hash]',
    define: { RULES_VERSION: JSON.stringify(ruleSet.version) },
    plugins: [withoutExamples, compactWords],
    metafile: true,
  })
  const outputs = new Map(Object.entries(metafile.outputs))
  const first = new Set(
    [...outputs].filter(([, { entryPoint }]) => entryPoint === 'src/web/screen.ts').map(([at]) => at),
  )
  // A set takes in what is added while it is walked.
  for (const at of first)
    for (const { path, kind } of outputs.get(at)?.imports ?? []) if (kind === 'import-statement') first.add(path)
  const files = await Promise.all(
    [...outputs.keys()].map(async (at) => {
      const bytes = await readFile(join(root, at))
      return {
        name: basename(at),
        first: first.has(at),
        plain: bytes.length,
        brotli: brotliCompressSync(bytes).length,
        gzip: gzipSync(bytes, { level: 9 }).length,
      }
    }),
  )
  return files.toSorted((a, b) => b.brotli - a.brotli)
}

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
