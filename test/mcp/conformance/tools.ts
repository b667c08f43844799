/** Runs the official tools from the registry in a folder of their own, since they are not dependencies of the project. */
import { spawn } from 'node:child_process'

export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Runs `npx -y package bin …` there and returns its output. */
export function npx(folder: string, packageName: string, bin: string, args: readonly string[]): Promise<Ran> {
  return new Promise((resolve, reject) => {
    // npm passes its settings to scripts; with them npx would run in this project.
    const env = Object.fromEntries(
      Object.entries(process.env).filter(
        ([name]) => !/^(npm_(?!config_(registry|cache|userconfig))|INIT_CWD)/i.test(name),
      ),
    )
    const child = spawn('npx', ['-y', '-p', packageName, bin, ...args], { cwd: folder, env })
    const texts = { out: '', err: '' }
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (texts.out += chunk))
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => (texts.err += chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      resolve({ code: code ?? 1, ...texts })
    })
  })
}
