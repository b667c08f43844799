import { parseArgs } from 'node:util'
import { nearest } from '../core/nearest.ts'
import { type Call, type Command, type Option, type Options, WrongCall } from './command.ts'
import { everywhere } from './usage.ts'

/** The parsed arguments of a command. */
export type Asked = 'help' | 'version' | Call<Options>

/**
 * Parses the arguments of a command with `util.parseArgs`, which refuses unknown options. `--help` and `--version`
 * override everything else and have no side effects. Throws a WrongCall that repeats no value, because an argument may
 * be an unquoted idea or hold a key.
 */
export function readCall(command: Command, args: readonly string[]): Asked {
  const options = { ...command.options, ...everywhere }
  const all = { args: [...args], options, allowPositionals: true } as const
  const { tokens } = parseArgs({ ...all, strict: false, tokens: true })
  const named = tokens.filter((token) => token.kind === 'option')
  // Only as an argument of its own: in `-the badge` the h belongs to an unquoted idea.
  const alone = named.filter(({ index, rawName }) => args[index] === rawName)
  for (const name of ['help', 'version'] as const) if (alone.some((token) => token.name === name)) return name
  const unknown = named.find(({ name }) => !Object.hasOwn(options, name))
  if (unknown !== undefined)
    throw new WrongCall(
      `Unknown option ${shownName(unknown.rawName)}${meant(unknown.name, Object.keys(options), '--')}`,
    )
  const { values, positionals } = parsed(all)
  const { one = '', least = 0, most = 0 } = command.operands ?? {}
  if (positionals.length < least) throw new WrongCall(`name ${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`)
  if (positionals.length > most)
    throw new WrongCall(
      most === 0 ? 'it takes nothing but its options' : `name at most ${most === 1 ? `one ${one}` : `${most} ${one}s`}`,
    )
  for (const [name, option] of Object.entries<Option>(options)) among(`--${name}`, values[name], option.values)
  among(`the ${one}`, positionals[0], command.operands?.values)
  return { values: values as Call<Options>['values'], operands: positionals }
}

/** Throws when a value is none of those allowed. */
function among(what: string, value: unknown, allowed: readonly string[] | undefined): void {
  if (allowed === undefined || value === undefined || allowed.some((one) => one === value)) return
  throw new WrongCall(`${what} is one of ${allowed.join(', ')}`)
}

/** The remaining errors are about values of known options; parseArgs does not repeat these. */
function parsed(config: Parameters<typeof parseArgs>[0]): ReturnType<typeof parseArgs> {
  try {
    return parseArgs(config)
  } catch (error) {
    throw new WrongCall(error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'the call is wrong')
  }
}

/** The name of an unknown option or command for a message, if it is short and plain, so that it cannot be a key. */
export const shownName = (name: string): string =>
  /^[a-z-]{1,24}$/i.test(name) ? name : '(not repeated here: it may hold what must not be shown)'

/** " (did you mean --format?)" behind an unknown name that is near a known one, or nothing. */
export function meant(name: string, known: readonly string[], prefix = ''): string {
  const near = nearest(name, known)
  return near === undefined ? '' : ` (did you mean ${prefix}${near}?)`
}
