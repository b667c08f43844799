/** How the OpenAPI document says that API keys are sent (docs/spec/decisions.md 2). */
export const keySchemes = {
  bearer: { type: 'http', scheme: 'bearer', description: 'An API key of POST /api/keys, lrl_…' },
  apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key', description: 'The same key; never in a URL.' },
} as const

/** The two ways of sending a key: for calls about the key itself. */
export const withKey = [{ bearer: [] }, { apiKey: [] }]

/** Every other call goes without a key, too. */
export const withKeyOrNone = [{}, ...withKey]
