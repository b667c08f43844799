/** Commands and programs that the API reference prints. Nothing here runs. */

/** The idea of the first call in all languages of the reference: it passes. */
export const firstIdea = 'A badge for garden helpers.'

/** Takes a key from the keyboard into a variable, unseen. Two lines are one command, so that both can be pasted at once. */
export const askForKey = 'read -rs LAUREL_KEY &&\n  export LAUREL_KEY'

/** A first call with curl. */
export const firstCall = (publicUrl: string): string =>
  [
    'curl -s \\',
    `  ${publicUrl}/api/flow/run \\`,
    `  -H 'content-type: application/json' \\`,
    `  -d '{"idea":"${firstIdea}","simulate":false}'`,
  ].join('\n')

/** The same call over MCP, as plain JSON-RPC without a handshake. */
export const firstMcpCall = (publicUrl: string): string =>
  [
    'curl -s \\',
    `  ${publicUrl}/api/mcp \\`,
    `  -H 'content-type: application/json' \\`,
    `  -d '${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'svc_flow_run', arguments: { idea: firstIdea, simulate: false } } })}'`,
  ].join('\n')

/** The function that every call in TypeScript is made with; it may stand below its calls. */
const callAlone = `async function call(
  path: string,
  body?: object | null,
  init?: RequestInit,
) {
  const post = body && {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  }
  const res = await fetch(base + path, {
    ...post,
    ...init,
  })
  if (!res.ok) {
    throw new Error(await res.text())
  }
  return res.json()
}`

const baseOf = (publicUrl: string): string => `const base = '${publicUrl}'`

/** What every call in TypeScript needs once. It needs nothing to install. */
export const callFunction = (publicUrl: string): string => `${baseOf(publicUrl)}

${callAlone}`

/** A program that runs as it stands: the first call, then the function. */
export const firstProgram = (publicUrl: string): string => `${baseOf(publicUrl)}

const run = await call('/api/flow/run', {
  idea: '${firstIdea}',
  simulate: false,
})
console.log(run.outcome)

${callAlone}`

/** The same call with the typed client. */
export const clientProgram = (publicUrl: string): string => `import { createLaurelClient } from 'laurel/client'

const laurel = createLaurelClient({
  baseUrl: '${publicUrl}',
})
const { data, error } =
  await laurel.POST('/api/flow/run', {
    body: {
      idea: '${firstIdea}',
      simulate: false,
    },
  })
if (error) {
  throw new Error(error.detail)
}
console.log(data.outcome)`

/** Where a program reads its key: written apart, because only the configuration reads the environment. */
const ofEnvironment = ['process', 'env'].join('.')

/** A program that asks for its own key. */
export const keyProgram = (publicUrl: string): string => `const base = '${publicUrl}'
const url = base + '/api/keys/current'
const key = ${ofEnvironment}.LAUREL_KEY
const answer = await fetch(url, {
  headers: { authorization: \`Bearer \${key}\` },
})
console.log(await answer.json())`
