/**
 * `npm test`: types and all tests. The check of types is a single process, so tests run beside it. Lint and format are
 * `npm run lint`, which CI runs too.
 */
import { groupsOf, testsOf } from './files.ts'
import { runJobs, scriptJob, testJob } from './jobs.ts'

const [longest, ...groups] = groupsOf(testsOf('test')).map((group) => testJob(group))
process.exitCode = await runJobs([...(longest === undefined ? [] : [longest]), scriptJob('types'), ...groups])
