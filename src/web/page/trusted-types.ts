/**
 * The one Trusted Types policy of the pages (their Content-Security-Policy names it): a script's address must be one of
 * this service's own scripts. There is no policy for HTML, so no script can turn a string into markup.
 */

interface Policy {
  readonly createScriptURL: (address: string) => string
}

/** TypeScript's DOM library does not declare Trusted Types (https://www.w3.org/TR/trusted-types/). */
type WithTrustedTypes = typeof globalThis & {
  readonly trustedTypes?: { readonly createPolicy: (name: string, rules: Policy) => Policy }
}

const folder = '/assets/web/'

/** The address as it was given, if it is a script of this service. Throws otherwise. */
export function ownScript(address: string, origin: string): string {
  const { href, origin: from, pathname } = new URL(address, origin)
  if (from !== origin || !pathname.startsWith(folder) || href.includes('%'))
    throw new TypeError('only scripts of this service are loaded')
  return href
}

let made: Policy | undefined

function policy(): Policy {
  const rules: Policy = { createScriptURL: (address) => ownScript(address, location.origin) }
  made ??= (globalThis as WithTrustedTypes).trustedTypes?.createPolicy('laurel', rules) ?? rules
  return made
}

/** Starts a module worker from a file below /assets/web, for example `worker.js`. */
export const startWorker = (name: string): Worker =>
  new Worker(policy().createScriptURL(folder + name), { type: 'module' })
