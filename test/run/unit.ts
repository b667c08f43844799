/**
 * `npm run unit` runs all tests; `npm run unit -- src/core/preflight` those of a folder or file of `src` or `test`.
 * Options go to Node: `npm run unit -- --test-name-pattern=limit`.
 */
import { groupsOf, testsOf } from './files.ts'
import { runJobs, testJob } from './jobs.ts'

const args = process.argv.slice(2)
const options = args.filter((arg) => arg.startsWith('-'))
const paths = args.filter((arg) => !arg.startsWith('-'))
const without = paths.filter((path) => testsOf(path).length === 0)
if (without.length > 0) {
  process.stderr.write(`no tests: ${without.join(', ')}\n`)
  process.exitCode = 1
} else {
  const files = [...new Set((paths.length === 0 ? ['test'] : paths).flatMap(testsOf))]
  process.exitCode = await runJobs(groupsOf(files).map((group) => testJob(group, options)))
}
