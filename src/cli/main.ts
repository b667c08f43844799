import { enableCompileCache } from 'node:module'

// The compile cache halves the time of later starts. It must be enabled before the other imports.
enableCompileCache()

const { run } = await import('./run.ts')
const code = await run(process.argv.slice(2))
// A command ends here; a service keeps running.
if (code !== undefined) process.exitCode = code
