import { PassThrough } from 'node:stream'
import { pino } from 'pino'
import { skillText } from '../app/pack/skill-document.ts'
import { withinDeadline } from '../http/request/deadline.ts'
import { callTool } from '../mcp/call.ts'
import { serverBuild } from '../mcp/server.ts'
import { guardLine, mostLineBytes, serveMcpStdio } from '../mcp/stdio.ts'
import { withoutServer } from '../mcp/unserved.ts'
import { categories } from '../rules/category-texts.ts'
import { byteLines } from './byte-lines.ts'
import type { Config } from './config.ts'
import { keepCounting } from './counting.ts'
import { openServices } from './serve.ts'

/**
 * `laurel mcp`: the MCP tools over standard input and output, with the configured store, until the client closes the
 * input. Standard output carries the protocol only; the log goes to standard error.
 */
export async function mcp(config: Config): Promise<void> {
  const log = pino({ level: config.LOG_LEVEL }, pino.destination(2))
  // The user of this process is its operator, so there is no allowance.
  // Nor is anybody else held up by a long text, so threads would only cost memory.
  const { services: opened } = await openServices({ ...config, RATE_LIMIT_FREE: 0, THREADS: 0 }, log)
  // Without PUBLIC_URL nobody knows of a server that shows what is stored here.
  const services = config.hasPublicUrl ? opened : withoutServer(opened)
  const build = await serverBuild({ services, categories, skillDocument: skillText(services), transport: 'stdio' })
  const counting = keepCounting(services.pendingCounts, log)
  const input = new PassThrough()
  const served = serveMcpStdio(
    build,
    (tool, given, attention) =>
      callTool(tool, given, {
        ...attention,
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
  for await (const line of byteLines(process.stdin, mostLineBytes)) {
    const guarded = guardLine(line)
    if (guarded === null) continue
    if ('pass' in guarded) input.write(`${guarded.pass}\n`)
    else process.stdout.write(`${guarded.refused}\n`)
  }
  await served.close()
  await counting.stop()
  await services.limiter.close()
  await services.store.close()
}
