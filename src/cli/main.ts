import { enableCompileCache } from 'node:module'

// What was compiled once is kept between starts; a start then takes half the time. Everything is imported after this.
enableCompileCache()

const { run } = await import('./run.ts')
const code = await run(process.argv.slice(2))
// A service goes on; a command ends here.
if (code !== undefined) process.exitCode = code
