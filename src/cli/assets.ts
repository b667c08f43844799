import { readFileSync } from 'node:fs'
import type { Asset } from '../http/context.ts'

const files = {
  'laurel.css': 'text/css; charset=utf-8',
  'laurel.svg': 'image/svg+xml',
  'page.js': 'text/javascript; charset=utf-8',
} as const

/** The files that pages need, read once, by the path that they are served under. */
export const readAssets = (): ReadonlyMap<string, Asset> =>
  new Map(
    Object.entries(files).map(([name, mediaType]) => [
      `/assets/${name}`,
      { mediaType, bytes: readFileSync(new URL(`../../assets/${name}`, import.meta.url)) },
    ]),
  )
