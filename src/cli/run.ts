import { readFileSync } from 'node:fs'
import { type Command, WrongCall } from './command.ts'
import { commands } from './commands.ts'
import { meant, readCall, shownName } from './read-call.ts'
import { everywhere, helpOf, overview, usageOf } from './usage.ts'

/** Runs the command of the arguments. Returns the exit code; undefined when a service keeps running. */
export async function run([first, ...rest]: readonly string[]): Promise<number | undefined> {
  const named = (name: string | undefined) => commands.find((command) => command.name === name)
  const say = (text: string): number => {
    process.stdout.write(text)
    return 0
  }
  switch (first) {
    case undefined:
    case '--help':
    case '-h':
      return say(overview(commands))
    case '--version':
      return say(`${version()}\n`)
    case 'help': {
      const [name] = rest
      if (name === undefined || name.startsWith('-')) return say(overview(commands))
      const command = named(name)
      return command === undefined ? noCommand(name) : say(helpOf(command))
    }
    default: {
      const command = named(first)
      if (command === undefined) return noCommand(first)
      try {
        const asked = readCall(command, rest)
        if (asked === 'help') return say(helpOf(command))
        if (asked === 'version') return say(`${version()}\n`)
        return await command.run(asked)
      } catch (error) {
        return failed(command, error)
      }
    }
  }
}

function version(): string {
  const file = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(file) as { readonly version: string }).version
}

function noCommand(name: string): number {
  const [what, hint] = name.startsWith('-')
    ? ['option', meant(name, Object.keys(everywhere), '--')]
    : [
        'command',
        meant(
          name,
          commands.map((command) => command.name),
        ),
      ]
  process.stderr.write(`laurel: there is no ${what} ${shownName(name)}${hint}\nlaurel --help lists them.\n`)
  return 2
}

function failed(command: Command, error: unknown): number {
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof WrongCall) {
    process.stderr.write(
      `laurel ${command.name}: ${message}\n\n${usageOf(command)}\nlaurel ${command.name} --help says more.\n`,
    )
    return 2
  }
  const lines =
    error instanceof Error && error.name === 'ConfigError' ? `the configuration can't be used:\n${message}` : message
  process.stderr.write(`laurel: ${lines}\n`)
  return command.exits === undefined ? 1 : 2
}
