/**
 * `node bench/model-down.ts [CALLS]` (docs/spec/security.md 7): rewrites over HTTP while the model of the AI step is
 * silent, slow, refuses, fails or breaks off. Prints how long the calls took and whose words they got.
 */
import { good, ideaOf, startAi } from '../test/fakes/ai.ts'
import { type Behaviour, dripping, half, hangingUp, silent, status } from '../test/fakes/model.ts'
import { startService } from '../test/fakes/service.ts'

const [calls = 40] = process.argv.slice(2).map(Number)
const atOnce = 8
const timeoutMs = 4_000

const faults: Readonly<Record<string, Behaviour>> = {
  silent,
  'a byte now and then': dripping(good),
  '429': status(429),
  '500': status(500),
  'half an answer': half(good),
  'hanging up': hangingUp,
}

const at = (values: readonly number[], part: number): string =>
  (values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? 0).toFixed(0)

const all: number[] = []
for (const [name, fault] of Object.entries(faults)) {
  const clock = (): number => performance.now()
  const ai = await startAi({ timeoutMs, clock, deadline: (ms) => AbortSignal.timeout(ms) })
  ai.model.will(fault)
  const service = await startService({ screening: ai.screening })
  const times: number[] = []
  const sources = new Map<string, number>()
  let next = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < calls) {
        const idea = ideaOf(`${name} ${next++}`)
        const from = performance.now()
        const { status: code, json } = await service.post('/api/compliance/rewrite', { idea })
        times.push(performance.now() - from)
        const source = code === 200 ? String(json['source']) : String(code)
        sources.set(source, (sources.get(source) ?? 0) + 1)
      }
    }),
  )
  all.push(...times)
  process.stdout.write(
    `${name.padEnd(20)} p50 ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms; ${[...sources].map(([source, count]) => `${count} by ${source}`).join(', ')}; ${ai.model.requests.length} requests to the model\n`,
  )
  await service.close()
  await ai.close()
}
process.stdout.write(`all: p99 ${at(all, 0.99)} ms\n`)
