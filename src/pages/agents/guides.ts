import { html } from 'ghtml'
import { packDownload } from '../../core/pack.ts'
import { askBeforeAccepting, askBeforeSimulating } from '../../core/words.ts'

/** How to do one thing: steps as HTML of our own, each with the text to copy. */
export interface Guide {
  /** Its anchor. */
  readonly id: string
  readonly title: string
  readonly steps: readonly Step[]
}

interface Step {
  readonly text: string
  readonly code?: string
  /** What stands above the code; `Terminal` when nothing else is said. */
  readonly label?: string
  /** The part of the code that differs from the step before. */
  readonly strong?: string
}

/** What to ask before a rewrite is accepted, as HTML. */
const askToAccept = askBeforeAccepting.replace(/"acceptRewrite": true/, '<code>$&</code>')

const json = (value: unknown): string => JSON.stringify(value, null, 2)

/** The configuration of common clients, as their documentation had it in November 2026. */
export function clientGuides(mcp: string): readonly Guide[] {
  const http = { type: 'http', url: mcp }
  const cursor = `cursor://anysphere.cursor-deeplink/mcp/install?name=laurel&config=${encodeURIComponent(base64(JSON.stringify({ url: mcp })))}`
  const vsCode = `vscode:mcp/install?${encodeURIComponent(JSON.stringify({ name: 'laurel', ...http }))}`
  return [
    {
      id: 'claude-code',
      title: 'Claude Code',
      steps: [
        {
          text: 'For you, in every project:',
          code: `claude mcp add --scope user \\\n  --transport http laurel \\\n  ${mcp}`,
        },
        {
          text: 'For a project and everybody who works on it:',
          label: '.mcp.json',
          code: json({ mcpServers: { laurel: http } }),
        },
      ],
    },
    {
      id: 'claude-desktop',
      title: 'Claude Desktop',
      steps: [
        {
          text: 'Open Customize, then Connectors, choose “Add custom connector” and enter this address. It must be reachable from the internet by https.',
          label: 'Address',
          code: mcp,
        },
        {
          text: 'A copy of Laurel on your own machine is started by Claude Desktop itself. In its folder, after <code>npm ci</code>, this prints what to put into <code>claude_desktop_config.json</code>:',
          code: printConfig('claude'),
        },
      ],
    },
    {
      id: 'cursor',
      title: 'Cursor',
      steps: [
        { text: html`<a class="button" href="${cursor}">Add to Cursor</a>` },
        { text: 'Or by hand:', label: '.cursor/mcp.json', code: json({ mcpServers: { laurel: { url: mcp } } }) },
      ],
    },
    {
      id: 'vs-code',
      title: 'VS Code',
      steps: [
        { text: html`<a class="button" href="${vsCode}">Add to VS Code</a>` },
        { text: 'Or by hand:', label: '.vscode/mcp.json', code: json({ servers: { laurel: http } }) },
        { text: 'Or on the command line:', code: `code --add-mcp '${json({ name: 'laurel', ...http })}'` },
      ],
    },
    {
      id: 'codex',
      title: 'Codex',
      steps: [
        { text: 'On the command line:', code: `codex mcp add laurel --url ${mcp}` },
        { text: 'Or by hand:', label: '~/.codex/config.toml', code: `[mcp_servers.laurel]\nurl = "${mcp}"` },
      ],
    },
  ]
}

/** The command that prints the configuration of a client (cli/mcp-config). */
const printConfig = (client: string): string => `npx --no -- laurel mcp --print-config ${client}`

/** The tools in a process of one's own, over standard input and output. */
export const ownMachine: Guide = {
  id: 'stdio',
  title: 'Your own machine',
  steps: [
    {
      text: 'A copy of Laurel on your own machine serves the same tools without a network. In its folder, after <code>npm ci</code>:',
      code: 'npx --no -- laurel mcp',
    },
    {
      text: 'For a client that starts it from any folder, this prints the configuration with absolute paths; <code>cursor</code>, <code>vscode</code> and <code>codex</code> are known too:',
      code: printConfig('claude'),
    },
  ],
}

/** The same tools by plain HTTP. */
export const withoutClient = (publicUrl: string): readonly Guide[] => [
  {
    id: 'curl',
    title: 'Plain HTTP',
    steps: [
      {
        text: 'Screen an idea first. This call answers with the findings and a rewrite, and makes no mock receipt:',
        code: post(`${publicUrl}/api/flow/run`, screened),
        strong: '"simulate": false',
      },
      { text: 'It answers, shortened:', label: 'Response 200', code: json(passedAnswer) },
      {
        text: 'Show the answer to the person and ask whether they want a mock receipt. If they do, send the same idea again:',
        code: post(`${publicUrl}/api/flow/run`, { ...screened, simulate: true }),
        strong: '"simulate": true',
      },
      { text: `Where an idea fails or warns, there is a rewrite. ${askToAccept}` },
    ],
  },
  {
    id: 'mcp-by-hand',
    title: 'MCP by hand',
    steps: [
      {
        text: 'The first call over MCP, without a handshake:',
        code: post(`${publicUrl}/api/mcp`, {
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: { name: 'svc_flow_run', arguments: screened },
        }),
      },
    ],
  },
  {
    id: 'two-requests',
    title: 'From llms.txt',
    steps: [
      {
        text: 'An agent that knows only this address can begin like this. First, read what there is and how to ask:',
        code: `curl -s ${publicUrl}/llms.txt`,
      },
      {
        text: 'Second, screen the idea of the person:',
        code: post(`${publicUrl}/api/flow/run`, screened),
      },
      {
        text: `${askBeforeSimulating} The address of the mock receipt is in <code>simulation.shareUrl</code>. ${askToAccept}`,
      },
    ],
  },
]

/** What an agent may keep: the skill document, and the pack with what changed in it. */
export function skillAndPack(publicUrl: string, skill: string, version: string): readonly Guide[] {
  const folder = `.claude/skills/${skill}`
  return [
    {
      id: 'skill',
      title: 'The skill',
      steps: [
        {
          text: 'An <a href="/skill.md">Agent Skill</a> tells an agent when to use Laurel, when not, and how. Into a project:',
          code: `mkdir -p ${folder}\ncurl -fsS \\\n  -o ${folder}/SKILL.md \\\n  '${publicUrl}/skill.md'`,
        },
      ],
    },
    {
      id: 'pack',
      title: 'The agent pack',
      steps: [
        {
          text: 'The whole pack in one file: persona, skills, modules, library index, templates and guardrails. Cache it until its version changes:',
          code: `curl -s ${publicUrl}/api/agent/meta`,
        },
        {
          text: 'To open or to save: <a href="/api/agent/pack.json">pack.json</a>, <a href="/api/agent/pack.yaml">pack.yaml</a>.',
        },
        { text: 'As JSON:', code: packDownload(publicUrl, 'json') },
        { text: 'As YAML:', code: packDownload(publicUrl, 'yaml') },
      ],
    },
    {
      id: 'diff',
      title: 'What changed',
      steps: [
        {
          text: 'What changed since an earlier version; write its name in place of the current one. Meta and this answer have a hash for each section, so you fetch only the sections that changed. The <a href="/changelog">changelog</a> is the same for people.',
          code: `curl -s '${publicUrl}/api/agent/diff?from=${version}'`,
        },
        { text: 'One section alone:', code: `curl -s '${publicUrl}/api/agent/pack.json?section=guardrails'` },
      ],
    },
  ]
}

export const screened = { idea: 'A badge for helpers', simulate: false }

/** What an agent reads first in the answer to it; test/http/openapi/reference.test.ts compares it. */
export const passedAnswer = {
  ok: true,
  outcome: 'pass',
  rewrite: { safeIdea: screened.idea, changes: [] },
  simulation: null,
}

/** A call with a JSON body that holds no apostrophe, in lines that a narrow screen shows whole. */
const post = (url: string, body: object): string =>
  `curl -s \\\n  ${url} \\\n  -H 'content-type: application/json' \\\n  -d '${json(body).replaceAll('\n', '\n  ')}'`

/** Base64 of ASCII text: our addresses and JSON. */
const base64 = (text: string): string => btoa(text)
