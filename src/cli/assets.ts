import { readFileSync } from 'node:fs'
import type { Asset } from '../http/context.ts'
import { bundled } from './bundle.ts'

const script = 'text/javascript; charset=utf-8'
const files = {
  'laurel.css': 'text/css; charset=utf-8',
  'laurel.svg': 'image/svg+xml',
  'page.js': script,
  'proofs.js': script,
} as const

/** The files of pages by path: read once, or made on the first request. */
export const readAssets = (): ReadonlyMap<string, Asset> =>
  new Map<string, Asset>([
    ...Object.entries(files).map(
      ([name, mediaType]) =>
        [
          `/assets/${name}`,
          { mediaType, bytes: readFileSync(new URL(`../../assets/${name}`, import.meta.url)) },
        ] as const,
    ),
    ['/assets/ots.js', { mediaType: script, bytes: () => bundled('proofs.ts') }],
  ])
