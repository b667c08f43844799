/** The handshake of agent and host (docs/spec/interface.md 4.4): the assertions that both accept before skills load. */

/** What both sides assert. */
export const assertions = ['no-securities-solicitation', 'no-key-handling', 'education-only'] as const

/** The scopes that an agent may request. */
export const scopes = ['read-knowledge', 'draft-metadata', 'never-custody'] as const

/** The identity claim. */
export interface Claim {
  readonly agent: { readonly name: string; readonly version: string; readonly scope: readonly string[] }
  readonly accepts: readonly string[]
}

/**
 * The reasons why a claim cannot be accepted; empty if it can: it must have all assertions, and no scope beyond the
 * three. The sentences never repeat the claim.
 */
export function reasonsAgainst({ agent, accepts }: Claim): readonly string[] {
  const missing = assertions
    .filter((assertion) => !accepts.includes(assertion))
    .map((assertion) => `The assertion "${assertion}" is not accepted; both sides must make it.`)
  const beyond = agent.scope.some((asked) => !(scopes as readonly string[]).includes(asked))
  return beyond ? [...missing, `The scope asks for more than ${scopes.join(', ')}.`] : missing
}
