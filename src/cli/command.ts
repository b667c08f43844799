/** What a command of the command line is; `cli/commands` has the table of all. */

/** An option of a command, as `util.parseArgs` takes it, with what its help says. */
export interface Option {
  readonly type: 'boolean' | 'string'
  readonly multiple?: boolean
  readonly short?: string
  /** How the help names the value of a string: `--file FILE`. */
  readonly value?: string
  readonly help: string
}

export type Options = Readonly<Record<string, Option>>

type ValueOf<T extends Option> = T['type'] extends 'boolean'
  ? boolean
  : T extends { readonly multiple: true }
    ? readonly string[]
    : string

/** One call of a command: its options that were given, and its operands in their order. */
export interface Call<O extends Options> {
  readonly values: { readonly [K in keyof O]?: ValueOf<O[K]> }
  readonly operands: readonly string[]
}

export interface Command<O extends Options = Options> {
  readonly name: string
  /** What it does, in a line of the list of commands. */
  readonly summary: string
  /** What may follow its name, a form a line. */
  readonly usage: readonly string[]
  /** What one operand is, and how many a call may have; without it none is taken. */
  readonly operands?: { readonly one: string; readonly least: number; readonly most: number }
  readonly options?: O
  /** What else its help says. */
  readonly notes?: readonly string[]
  /**
   * What its exit codes mean. Where 1 says what was found out, whatever goes wrong is 2, so that a mistake never looks
   * like a proof that does not match; else it is 1.
   */
  readonly exits?: Readonly<Partial<Record<0 | 1 | 2, string>>>
  /** Runs it. Returns the exit code; undefined when a service goes on. Throws a WrongCall, or an Error for people. */
  run(call: Call<O>): Promise<number | undefined>
}

/** Keeps the types of one row together. */
export const command = <const O extends Options>(row: Command<O>): Command => row

/** The call itself is wrong: exit code 2, and the usage is shown with it. */
export class WrongCall extends Error {}
