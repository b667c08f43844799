import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { PassThrough } from 'node:stream'
import { pino } from 'pino'
import { skillText } from '../app/pack/skill-document.ts'
import { withinDeadline } from '../http/request/deadline.ts'
import { callTool } from '../mcp/call.ts'
import { serverBuild } from '../mcp/server.ts'
import { guardLine, serveMcpStdio } from '../mcp/stdio.ts'
import { categories } from '../rules/category-texts.ts'
import type { Config } from './config.ts'
import { keepCounting } from './counting.ts'
import { openServices } from './serve.ts'

/**
 * `laurel mcp`: the same tools by the same operations over standard input and output, with a store of its own from the
 * configuration, until the client closes the input. Standard output is the protocol's; the log goes to standard error.
 */
export async function mcp(config: Config): Promise<void> {
  const log = pino({ level: config.LOG_LEVEL }, pino.destination(2))
  // Whoever starts this process is its operator, so no allowance is kept.
  const { services } = await openServices({ ...config, RATE_LIMIT_FREE: 0 }, log)
  const build = await serverBuild({ services, categories, skillDocument: skillText(services), transport: 'stdio' })
  const counting = keepCounting(services.pendingCounts, log)
  const input = new PassThrough()
  const served = serveMcpStdio(
    build,
    (tool, given) =>
      callTool(tool, given, {
        services,
        call: { caller: { client: 'stdio' }, limited: () => undefined },
        deadline: withinDeadline,
        failed: (error) => {
          log.error({ err: error }, 'a tool call failed')
        },
      }),
    input,
    process.stdout,
  )
  const lines = createInterface({ input: process.stdin, crlfDelay: Infinity })
  lines.on('line', (line) => {
    const guarded = guardLine(line)
    if ('pass' in guarded) input.write(`${guarded.pass}\n`)
    else process.stdout.write(`${guarded.refused}\n`)
  })
  await once(lines, 'close')
  await served.close()
  await counting.stop()
  await services.limiter.close()
  await services.store.close()
}
