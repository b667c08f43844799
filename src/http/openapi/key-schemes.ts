/** How the OpenAPI document says that API keys are sent (docs/spec/decisions.md 2). */
export const keySchemes = {
  bearer: { type: 'http', scheme: 'bearer', description: 'An API key of POST /api/keys, lrl_…' },
  apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key', description: 'The same key; never in a URL.' },
} as const

/** Security requirement of calls that need a key. */
export const withKey = [{ bearer: [] }, { apiKey: [] }]

/** Security requirement of every other call: the key is optional. */
export const withKeyOrNone = [{}, ...withKey]
