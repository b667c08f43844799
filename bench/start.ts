/**
 * What compiling lexicons on demand brings: CPU time until the first screening of a process, beside a process that
 * compiles all languages first. Each round starts both, one after the other. `node bench/start.ts [rounds]`
 */
import { execFileSync } from 'node:child_process'
import { engineOf } from '../src/core/preflight/engine.ts'
import { preflight } from '../src/core/preflight/preflight.ts'
import { ruleSet } from '../src/cli/rule-set.ts'

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

const [mode = '7'] = process.argv.slice(2)
if (mode === 'all' || mode === 'needed') {
  const begun = process.cpuUsage()
  if (mode === 'all') for (const { language } of ruleSet.lexicons) engineOf(ruleSet).tries.get(language)
  preflight({ idea: 'A badge for everybody who helped in the garden.' }, ruleSet)
  const { user, system } = process.cpuUsage(begun)
  process.stdout.write(String((user + system) / 1000))
} else {
  const figures = { all: [] as number[], needed: [] as number[] }
  for (let round = 0; round < Number(mode); round += 1)
    for (const name of ['all', 'needed'] as const)
      figures[name].push(Number(execFileSync(process.execPath, [import.meta.filename, name]).toString()))
  for (const [name, values] of Object.entries(figures))
    process.stdout.write(`${name.padEnd(8)}${median(values).toFixed(0).padStart(6)} ms of CPU\n`)
}
