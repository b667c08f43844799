/** The Trusted Types policy of pages. Browsers without Trusted Types get the plain string. */

interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (path: string) => string },
  ) => { readonly createScriptURL: (path: string) => unknown }
}

const own = (path: string): string => {
  if (/^\/assets\/web\/[\w-]+\.js$/.test(path)) return path
  throw new TypeError('This is no script of this service.')
}

const policy = (globalThis as { readonly trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('laurel', {
  createScriptURL: own,
})

/** The address of a script below /assets/web/ for a worker. Throws for any other address. */
export const scriptUrl = (path: string): string => (policy?.createScriptURL(path) ?? own(path)) as string
