/**
 * The process of a group: makes a suite of each test file in its arguments. The modules under test are loaded and
 * compiled only once for all of them. No test begins before every file is imported.
 */
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { before, describe } from 'node:test'
import { pathToFileURL } from 'node:url'
import { root } from './files.ts'

const all = Promise.withResolvers<undefined>()
before(() => all.promise)
for (const file of process.argv.slice(2)) {
  const imported = Promise.withResolvers<undefined>()
  describe(file, async () => {
    try {
      await import(pathToFileURL(join(root, file)).href)
    } catch (error) {
      // With --test-name-pattern the runner drops a suite without tests, and the suite's error too.
      process.exitCode = 1
      throw error
    } finally {
      imported.resolve(undefined)
    }
  })
  await imported.promise
}
all.resolve(undefined)
// Groups that start later find the compiled modules of this one, which Node otherwise writes when a process ends.
flushCompileCache()
