import { fileURLToPath } from 'node:url'

/**
 * Bundles a module of src/web into one minified ES module in memory, on the first request of a browser (about 40 ms),
 * so that there is no build step and no stale bundle (docs/decisions/0013). Rejects when esbuild is not installed;
 * pages work without scripts.
 */
export async function bundled(entry: string): Promise<Uint8Array> {
  const { build, stop } = await import('esbuild')
  const { outputFiles } = await build({
    absWorkingDir: fileURLToPath(new URL('../../', import.meta.url)),
    entryPoints: [`src/web/${entry}`],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    write: false,
  })
  // The process of esbuild is not needed any more.
  await stop()
  const [file] = outputFiles
  if (file === undefined) throw new Error('esbuild gave no file')
  return file.contents
}
