// JavaScript, because plain Node takes no types off inside node_modules; what it is stands in client.d.ts.
import createClient from 'openapi-fetch'

export const createLaurelClient = ({ baseUrl, apiKey, fetch }) =>
  createClient({
    baseUrl,
    ...(apiKey && { headers: { authorization: `Bearer ${apiKey}` } }),
    ...(fetch && { fetch }),
  })
