/**
 * `npm test`: types, lint, format and all tests. Each check of the source is a single process, so tests run at the same
 * time.
 */
import { groupsOf, testsOf } from './files.ts'
import { runJobs, scriptJob, testJob } from './jobs.ts'

const [longest, ...groups] = groupsOf(testsOf('test')).map((group) => testJob(group))
process.exitCode = await runJobs([
  ...(longest === undefined ? [] : [longest]),
  ...['lint', 'types', 'format:check'].map(scriptJob),
  ...groups,
])
