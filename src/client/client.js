// JavaScript, because Node strips no types inside node_modules. The types are in client.d.ts.
import createClient from 'openapi-fetch'

export const createLaurelClient = ({ baseUrl, apiKey, fetch }) =>
  createClient({
    baseUrl,
    ...(apiKey && { headers: { authorization: `Bearer ${apiKey}` } }),
    ...(fetch && { fetch }),
  })
