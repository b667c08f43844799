/** Scripts that complete the command line in a shell, made of the table of commands. */
import type { Command, Option } from './command.ts'
import { everywhere } from './usage.ts'

/** `laurel completion`: prints the script of a shell. Returns the exit code. */
export function completion(shell: string, commands: readonly Command[]): number {
  const script = shell === 'zsh' ? zsh(commands) : shell === 'fish' ? fish(commands) : bash(commands)
  process.stdout.write(script)
  return 0
}

const optionsOf = ({ options }: Command): readonly (readonly [string, Option])[] =>
  Object.entries({ ...options, ...everywhere })
const namesFile = ({ value }: Option): boolean => value === 'FILE'
const operandsAreFiles = ({ operands }: Command): boolean => operands !== undefined && operands.values === undefined
/** A text in single quotes. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

function bash(commands: readonly Command[]): string {
  // Without mapfile, which the bash of macOS does not have.
  const words = (list: readonly string[]): string => `COMPREPLY=($(compgen -W $'${list.join('\\n')}' -- "$cur"))`
  const files = 'COMPREPLY=($(compgen -f -- "$cur"))'
  const names = [...commands.map(({ name }) => name), 'help', '--help', '--version']
  const values = commands.flatMap((command) =>
    optionsOf(command).flatMap(([name, option]) =>
      option.type === 'boolean'
        ? []
        : [
            `    ${quoted(`${command.name} --${name}`)}) ${option.values !== undefined ? words(option.values) : namesFile(option) ? files : ':'}; return ;;`,
          ],
    ),
  )
  const rows = commands.map((command) => {
    const options = words(optionsOf(command).map(([name]) => `--${name}`))
    const operands =
      command.operands?.values !== undefined ? words(command.operands.values) : operandsAreFiles(command) ? files : ':'
    return `    ${command.name}) if [[ $cur == -* ]]; then ${options}; else ${operands}; fi ;;`
  })
  return `# Completes laurel in bash: source <(laurel completion bash)
_laurel() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD-1]}"
  local IFS=$'\\n'
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then ${words(names)}; return; fi
  case "\${COMP_WORDS[1]} $prev" in
${values.join('\n')}
    'help help') ${words(commands.map(({ name }) => name))}; return ;;
  esac
  case "\${COMP_WORDS[1]}" in
${rows.join('\n')}
  esac
}
complete -o filenames -F _laurel laurel
`
}

function zsh(commands: readonly Command[]): string {
  const described = commands.map(({ name, summary }) => `    ${quoted(`${name}:${summary.replaceAll(':', '\\:')}`)}`)
  const spec = ([name, option]: readonly [string, Option]): string => {
    const help = option.help.replace(/[[\]:]/g, '\\$&')
    const taken =
      option.type === 'boolean'
        ? ''
        : `:${name}:${option.values !== undefined ? `(${option.values.join(' ')})` : namesFile(option) ? '_files' : ' '}`
    return quoted(`${option.multiple === true ? '*' : ''}--${name}[${help}]${taken}`)
  }
  const rows = commands.map((command) => {
    const { operands } = command
    const rest =
      operands === undefined
        ? []
        : [quoted(operands.values === undefined ? '*:file:_files' : `1:${operands.one}:(${operands.values.join(' ')})`)]
    return `    ${command.name}) _arguments -S ${[...optionsOf(command).map(spec), ...rest].join(' ')} ;;`
  })
  return `#compdef laurel
# Completes laurel in zsh: source <(laurel completion zsh)
_laurel() {
  local -a names
  names=(
${described.join('\n')}
  )
  if ((CURRENT == 2)); then _describe command names; return; fi
  local name="\${words[2]}"
  shift words
  ((CURRENT--))
  case "$name" in
    help) _describe command names ;;
${rows.join('\n')}
  esac
}
if [[ "\${funcstack[1]}" == _laurel ]]; then _laurel "$@"; else compdef _laurel laurel; fi
`
}

function fish(commands: readonly Command[]): string {
  const line = (condition: string, rest: string): string => `complete -c laurel -n ${quoted(condition)} ${rest}`
  const rows = commands.flatMap((command) => {
    const { name, summary, operands } = command
    const seen = `__fish_seen_subcommand_from ${name}`
    return [
      line('__fish_use_subcommand', `-f -a ${name} -d ${quoted(summary)}`),
      ...(operandsAreFiles(command) ? [] : [line(seen, '-f')]),
      ...(operands?.values === undefined ? [] : [line(seen, `-f -a ${quoted(operands.values.join(' '))}`)]),
      ...optionsOf(command).map(([option, { type, values, value, short, help }]) => {
        const letter = short === undefined ? '' : ` -s ${short}`
        const taken =
          type === 'boolean'
            ? ''
            : values !== undefined
              ? ` -x -a ${quoted(values.join(' '))}`
              : value === 'FILE'
                ? ' -r -F'
                : ' -x'
        return line(seen, `-l ${option}${letter}${taken} -d ${quoted(help)}`)
      }),
    ]
  })
  return `# Completes laurel in fish: laurel completion fish | source\n${rows.join('\n')}\n`
}
