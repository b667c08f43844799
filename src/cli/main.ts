import { enableCompileCache } from 'node:module'

// The compile cache halves the time of later starts. It must be enabled before the other imports.
enableCompileCache()

// The reader of a pipe may stop early, as `head` does; nobody then learns the outcome, so it is none.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(2)
})

const { run } = await import('./run.ts')
const code = await run(process.argv.slice(2))
// A command ends here; a service keeps running.
if (code !== undefined) process.exitCode = code
