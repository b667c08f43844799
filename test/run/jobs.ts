/** Runs processes, some at a time. Prints a line for each that passed and the whole output of each that failed. */
import sparticuz from '@sparticuz/chromium'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { type Group, root } from './files.ts'
import { temporaryFolder } from './temporary.ts'

export interface Job {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
}

/** The job that runs the tests of a group. `options` are options of Node, such as `--test-name-pattern=limit`. */
export const testJob = ({ folder, files }: Group, options: readonly string[] = []): Job => ({
  name: folder,
  command: process.execPath,
  args: ['--test-reporter=spec', ...options, join(import.meta.dirname, 'group.ts'), ...files],
})

/** The job for a script of package.json. */
export const scriptJob = (name: string): Job => ({ name, command: 'npm', args: ['run', '--silent', name] })

/**
 * Processes at a time. Two cores are busy only with three: a group of tests waits half its time, for a browser, a
 * database, a process that starts or a deadline.
 */
const atOnce = Math.max(3, availableParallelism())

/** Runs the jobs in order. A single job prints as it runs. Returns the exit code. */
export async function runJobs(jobs: readonly Job[]): Promise<number> {
  // The browser is unpacked into the folder at its first use: two groups that did so at once would start half a file.
  if (jobs.length > 1) {
    process.env['TMPDIR'] = temporaryFolder()
    await sparticuz.executablePath()
  }
  const [only] = jobs
  if (only !== undefined && jobs.length === 1) return (await runJob(only, true)).code
  const waiting = jobs.values()
  const failed: string[] = []
  const outputs: string[] = []
  const work = async (): Promise<void> => {
    for (const job of waiting) {
      const begun = performance.now()
      const { code, output } = await runJob(job, false)
      outputs.push(output)
      if (code !== 0) {
        failed.push(job.name)
        process.stdout.write(output)
      }
      const seconds = ((performance.now() - begun) / 1000).toFixed(1)
      process.stdout.write(
        `${code === 0 ? '✔' : '✖'} ${[job.name, ...countsIn([output]).flatMap(([name, n]) => (name !== 'tests' && n > 0 ? [`${n} ${name}`] : []))].join(', ')} (${seconds} s)\n`,
      )
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  // The lines with which node's own reporter ends.
  process.stdout.write(
    `\n${countsIn(outputs)
      .map(([name, n]) => `ℹ ${name} ${n}\n`)
      .join('')}`,
  )
  if (failed.length > 0) process.stdout.write(`failed: ${failed.join(', ')}\n`)
  return failed.length > 0 ? 1 : 0
}

async function runJob({ command, args }: Job, shown: boolean): Promise<{ code: number; output: string }> {
  const into = shown ? 'inherit' : 'pipe'
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', into, into],
    env: { ...process.env, TMPDIR: temporaryFolder(), NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled') },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code: code ?? 1, output }
}

/**
 * The numbers of passed and failed tests and so on, from the end of the test runner's reports, without those that are
 * 0.
 */
const counted = ['tests', 'pass', 'fail', 'cancelled', 'skipped', 'todo'] as const

/** The summed counts of several test runs. */
const countsIn = (outputs: readonly string[]): readonly (readonly [name: string, count: number])[] =>
  counted.map((name) => [name, outputs.reduce((total, output) => total + countOf(name, output), 0)] as const)

const countOf = (name: string, output: string): number =>
  Number(output.match(new RegExp(`(?<=^ℹ ${name} )\\d+$`, 'gm'))?.at(-1) ?? 0)
