/**
 * `node bench/hostile-texts.ts [CALLS]` (docs/assurance.md, no. 12): the CPU time of a whole preflight, in process, for
 * texts of 8,000 characters that are made to cost much. Each call gets a text of its own, so that no cache serves it.
 * Prints median and 99th percentile for each kind, and those of all calls; CPU time counts the threads of the garbage
 * collector and the compiler too, so the time by the clock follows. With `--cpu-prof` Node says where it goes.
 */
import { preflight } from '../src/core/preflight/preflight.ts'
import { ruleSet } from '../src/cli/rule-set.ts'
import { texts } from '../test/core/preflight/secrets/costly-texts.ts'

const [calls = 100] = process.argv.slice(2).map(Number)

function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

const at = (values: readonly number[], part: number): string =>
  (values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? 0).toFixed(1)

/** The text from another place on, so that it is as costly and not the same. */
const turned = (text: string, n: number): string => text.slice(n) + text.slice(0, n)

const all: number[] = []
const clock: number[] = []
for (const [name, text] of Object.entries(texts)) {
  const times: number[] = []
  for (let n = -5; n < calls; n += 1) {
    const idea = turned(text, n + 6)
    const from = cpuMs()
    const begun = performance.now()
    preflight({ idea }, ruleSet)
    if (n < 0) continue
    clock.push(performance.now() - begun)
    times.push(cpuMs() - from)
  }
  all.push(...times)
  process.stdout.write(
    `${name.padEnd(32)} p50 ${at(times, 0.5).padStart(6)} ms  p99 ${at(times, 0.99).padStart(6)} ms\n`,
  )
}
for (const [name, times] of Object.entries({ 'all: CPU time': all, 'all: by the clock': clock }))
  process.stdout.write(`${name}, p50 ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms, most ${at(times, 1)} ms\n`)
