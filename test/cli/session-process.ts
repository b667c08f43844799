/** The process of a session: runs the command of each message in its folder and with its variables, and replies. */
import { Readable } from 'node:stream'
import { run } from '../../src/cli/run.ts'
import type { CommandCall, Told } from './session.ts'

/** Collects what is written to a stream while `work` runs. */
async function collecting<R>(stream: NodeJS.WriteStream, work: () => Promise<R>): Promise<[R, string]> {
  const write = stream.write.bind(stream)
  let text = ''
  stream.write = (chunk: string | Uint8Array) => {
    text += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString()
    return true
  }
  try {
    return [await work(), text]
  } finally {
    stream.write = write
  }
}

async function obey({ args, cwd, env, input = '' }: CommandCall): Promise<Told> {
  process.chdir(cwd)
  for (const name of Object.keys(process.env)) Reflect.deleteProperty(process.env, name)
  Object.assign(process.env, env)
  Object.defineProperty(process, 'stdin', { value: Readable.from([Buffer.from(input)]), configurable: true })
  const [[code, out], error] = await collecting(process.stderr, () => collecting(process.stdout, () => run(args)))
  return { code: code ?? -1, out, error }
}

process.on('message', (call: CommandCall) => void obey(call).then((told) => process.send?.(told)))
