/** The type of a command of the command line; cli/commands has the table of all. */

/** An option of a command, as `util.parseArgs` takes it, and its help text. */
export interface Option {
  readonly type: 'boolean' | 'string'
  readonly multiple?: boolean
  readonly short?: string
  /** The name of a string value in the help: `--file FILE`. */
  readonly value?: string
  /** The values that a string may have; any if absent. */
  readonly values?: readonly string[]
  readonly help: string
}

export type Options = Readonly<Record<string, Option>>

type ValueOf<T extends Option> = T['type'] extends 'boolean'
  ? boolean
  : T extends { readonly multiple: true }
    ? readonly string[]
    : string

/** One call of a command: its options and its operands in order. */
export interface Call<O extends Options> {
  readonly values: { readonly [K in keyof O]?: ValueOf<O[K]> }
  readonly operands: readonly string[]
}

export interface Command<O extends Options = Options> {
  readonly name: string
  /** What the command does, as one line for the list of commands. */
  readonly summary: string
  /** What may follow the name, one form per line. */
  readonly usage: readonly string[]
  /** What one operand is, how many are allowed, and what the first may be; absent: none. */
  readonly operands?: {
    readonly one: string
    readonly least: number
    readonly most: number
    readonly values?: readonly string[]
  }
  readonly options?: O
  /** Further lines of the help. */
  readonly notes?: readonly string[]
  /**
   * The meaning of the exit codes. When 1 reports a result, every error is 2, so that an error never looks like a proof
   * that does not match; otherwise an error is 1.
   */
  readonly exits?: Readonly<Partial<Record<0 | 1 | 2, string>>>
  /**
   * Runs the command. Returns the exit code, or undefined when a service keeps running. Throws a WrongCall, or an Error
   * whose message is for the user.
   */
  run(call: Call<O>): Promise<number | undefined>
}

/** Infers the types of one row. */
export const command = <const O extends Options>(row: Command<O>): Command => row

/** An invalid call: exit code 2, printed with the usage. */
export class WrongCall extends Error {}
