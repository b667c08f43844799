import type { Command, Option } from './command.ts'

/** The options that every command has. */
export const everywhere = {
  help: { type: 'boolean', short: 'h', help: 'print this and do nothing else' },
  version: { type: 'boolean', help: 'print the version and do nothing else' },
} as const satisfies Readonly<Record<string, Option>>

const columns = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}\n`).join('')
}

const written = (name: string, { short, type, values, value = values?.join('|') ?? 'TEXT' }: Option): string =>
  `${short === undefined ? '' : `-${short}, `}--${name}${type === 'string' ? ` ${value}` : ''}`

const optionLines = (options: Readonly<Record<string, Option>>): string =>
  columns(Object.entries(options).map(([name, option]) => [written(name, option), option.help]))

/** The forms of a call, one per line. */
export const usageOf = ({ name, usage, options }: Command): string =>
  usage.map((form) => `${`laurel ${name} ${form}`.trimEnd()}${options === undefined ? '' : ' [options]'}\n`).join('')

/** The text of `laurel NAME --help`. */
export function helpOf(command: Command): string {
  const { name, summary, options, notes, exits } = command
  return [
    `laurel ${name}: ${summary}\n`,
    usageOf(command),
    optionLines({ ...options, ...everywhere }),
    ...(notes === undefined ? [] : [`${notes.join('\n')}\n`]),
    ...(exits === undefined
      ? []
      : [
          `exit code: ${Object.entries(exits)
            .map(([code, meaning]) => `${code} ${meaning}`)
            .join(', ')}\n`,
        ]),
  ].join('\n')
}

/** The text of `laurel --help`. */
export const overview = (commands: readonly Command[]): string =>
  [
    'laurel: design non-security Bitcoin credentials. Mock, educational, not on-chain.\n',
    columns(commands.map(({ name, usage: [form = ''], summary }) => [`laurel ${name} ${form}`.trimEnd(), summary])),
    optionLines(everywhere),
    'laurel NAME --help, or laurel help NAME, says more of a command.\n',
  ].join('\n')
