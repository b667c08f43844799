/** What the page of the API reference shows, as http/openapi/reference makes it from the list of operations. */

/** A field of a request or an answer. */
export interface Field {
  /** With the path to it: `findings[].advice`. */
  readonly name: string
  /** Where a field of a request is sent. */
  readonly place?: 'path' | 'query' | 'body' | 'header'
  /** Its type, such as `string`, `integer[]` or `object | null`. */
  readonly type: string
  readonly required: boolean
  /** The values that it may have, when there is a closed list. */
  readonly values: readonly string[]
  /** Its value where a request has none. */
  readonly preset?: string
  /** Its limits in words; may be empty. */
  readonly limits: string
  readonly description: string
}

/** A call written for one kind of client. */
export interface CallText {
  readonly id: 'curl' | 'typescript' | 'mcp'
  readonly text: string
}

export interface ReferenceOperation {
  /** The name of the operation, which is its anchor. */
  readonly name: string
  readonly method: string
  readonly path: string
  readonly title: string
  readonly summary: string
  /** The MCP tool of the operation. */
  readonly tool: string | null
  /** Whether a call counts against the hourly allowance. */
  readonly counted: boolean
  /** Whether an Idempotency-Key has an effect. */
  readonly repeatable: boolean
  readonly needsKey: boolean
  /** Everything else that limits a call, as sentences. */
  readonly notes: readonly string[]
  readonly request: readonly Field[]
  readonly calls: readonly CallText[]
  /** An example answer, shortened where it is long; null when there is none. */
  readonly answer: { readonly mediaType: string; readonly text: string } | null
  readonly response: readonly Field[]
  /** Errors that not every call of its kind can have. */
  readonly errors: readonly { readonly code: string; readonly status: number; readonly title: string }[]
}

/** The operations about one noun. */
export interface ReferenceGroup {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly operations: readonly ReferenceOperation[]
}

export interface Reference {
  readonly groups: readonly ReferenceGroup[]
  /** Every error code; `of`: the calls of which each can have it, such as “any call”. */
  readonly errors: readonly {
    readonly code: string
    readonly status: number
    readonly title: string
    readonly of: string | null
  }[]
  /** An error as a client receives it. */
  readonly problem: string
  /** The addresses of MCP, which are not operations. */
  readonly mcp: readonly { readonly method: string; readonly path: string; readonly summary: string }[]
}
