import { readFileSync } from 'node:fs'
import type { Asset } from '../http/context.ts'
import { bundle } from './bundle.ts'
import { withoutComments } from './css-comments.ts'

const script = 'text/javascript; charset=utf-8'
const files = {
  'laurel.svg': 'image/svg+xml',
} as const

/** The display serif by the letters that each font holds (assets/fonts/subset.js). */
const fonts = ['newsreader', 'newsreader-latin', 'newsreader-extended'] as const

/** The parts that results and records share. */
const records = ['receipt', 'share', 'findings'] as const

/**
 * The style sheets by name, each with its parts in the order of the cascade. `laurel` is on every page and has all that
 * the form of the studio shows, so that the first view of `/` loads half of the styles. `results` follows it on a
 * result, `pages` on the other pages, and `developers` that one on the long pages for developers. What is printed comes
 * last in the first three.
 */
const styleSheets = {
  laurel: ['tokens', 'base', 'controls', 'layout', 'text', 'seal', 'studio', 'designer', 'gallery', 'print'],
  results: [...records, 'result'],
  pages: [
    ...records,
    'library',
    'library-index',
    'pictures',
    'lesson',
    'sheet',
    'guide',
    'code',
    'keys',
    'records',
    'proofs',
    'things',
    'how',
    'print',
  ],
  developers: ['agents', 'status'],
} as const

/** A font hardly ever changes, and a title should not change its letters while it is asked for again. */
const week = 'public, max-age=604800'

const read = (name: string): Buffer => readFileSync(new URL(`../../assets/${name}`, import.meta.url))

/**
 * A style sheet: its parts joined, so that a page makes a single request for it, without comments and indentation (16.7
 * KB of Brotli with them, 13.4 without).
 */
export const styleSheet = (name: keyof typeof styleSheets): string =>
  withoutComments(styleSheets[name].map((part) => read(`css/${part}.css`).toString()).join('\n'))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')

/** The files of pages by path, read once. */
export const readAssets = (): ReadonlyMap<string, Asset> =>
  new Map<string, Asset>([
    ...(['laurel', 'results', 'pages', 'developers'] as const).map((name) => {
      const sheet = { mediaType: 'text/css; charset=utf-8', bytes: Buffer.from(styleSheet(name)) }
      return [`/assets/${name}.css`, sheet] as const
    }),
    ...Object.entries(files).map(([name, mediaType]) => [`/assets/${name}`, { mediaType, bytes: read(name) }] as const),
    ...fonts.map((name) => {
      const font = { mediaType: 'font/woff2', bytes: read(`fonts/${name}.woff2`), cache: week }
      return [`/assets/fonts/${name}.woff2`, font] as const
    }),
  ])

/** The scripts of pages by name, bundled on the first request. A bundle that failed is made again. */
export function scripts(): () => Promise<ReadonlyMap<string, Asset>> {
  let made: Promise<ReadonlyMap<string, Asset>> | undefined
  return () => {
    made ??= bundledAssets()
    made.catch(() => (made = undefined))
    return made
  }
}

async function bundledAssets(): Promise<ReadonlyMap<string, Asset>> {
  const { files } = await bundle()
  return new Map(
    [...files].map(([name, bytes]) => [
      name,
      { mediaType: name.endsWith('.bin') ? 'application/octet-stream' : script, bytes },
    ]),
  )
}
