import type { Services } from '../app/services.ts'
import { mockLabel, notOnChain } from '../core/words.ts'

/**
 * Stands for the public address where no server answers at any, as in published texts: an agent that reads
 * `{base}/api/flow/run` knows that the address is missing, and does not call one that is dead.
 */
const noBase = '{base}'

/** The services of a process without a public address, such as `laurel mcp` without PUBLIC_URL. */
export const withoutServer = (services: Services): Services => ({
  ...services,
  settings: { ...services.settings, publicUrl: noBase, unserved: true },
})

/** The members that hold an address, in the answers of all tools. */
const isAddress = (name: string): boolean => /Url$|^(?:url|api|endpoint|learnMore)$/.test(name)

const article = /^\{base\}\/library\/([\w-]+)(?:#[\w-]+)?$/

/**
 * A tool's answer without addresses that nothing answers at: `shareUrl` is null, an article has the address of its MCP
 * resource, every other address is left out. Of a text that somebody typed nothing is changed.
 */
export const localAnswer = (answer: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(answer).flatMap(([name, value]: [string, unknown]) => {
      if (typeof value !== 'string' || !isAddress(name) || !value.startsWith(noBase)) return [[name, localValue(value)]]
      const [, id] = article.exec(value) ?? []
      if (id !== undefined) return [[name, `laurel://library/${id}`]]
      return name === 'shareUrl' ? [[name, null]] : []
    }),
  )

function localValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(localValue)
  return typeof value === 'object' && value !== null ? localAnswer(value) : value
}

/** What a receipt shows, of the members of its answer. */
interface Receipt {
  readonly receiptId: string
  readonly createdAt: string
  readonly disclaimer: string
  readonly mockPayload: {
    readonly assetName: string
    readonly tokenType: string
    readonly network: string
    readonly objective: string | null
  }
  readonly look?: { readonly issuer?: string; readonly date?: string }
}

/** A mock receipt as text, for a person who can open no page of it. Each value is one line. */
export function receiptText({ receiptId, createdAt, disclaimer, mockPayload, look }: Receipt): string {
  const { assetName, tokenType, network, objective } = mockPayload
  const lines: readonly (readonly [string, string | null | undefined])[] = [
    ['Name', assetName],
    ['Kind', tokenType],
    ['Purpose', objective],
    ['From', look?.issuer],
    ['When', look?.date],
    ['Network', `${network}; nothing is issued on it`],
    ['Transferable', 'no'],
    ['Value', 'none'],
    ['Made', createdAt],
    ['Receipt id', receiptId],
  ]
  const shown = lines.flatMap(([name, value]) => (value ? [`${name}: ${value.replace(/\s+/gu, ' ').trim()}`] : []))
  return [`${mockLabel} receipt, ${notOnChain}`, ...shown, disclaimer].join('\n')
}
