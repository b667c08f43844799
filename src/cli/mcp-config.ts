/** The configuration of clients that start the MCP tools on this machine. */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readPlace } from '../store/open.ts'
import { environment, variables } from './config.ts'

/** A process that a client starts, from whatever folder: every path is absolute. */
interface Launch {
  readonly command: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

/**
 * `laurel mcp --print-config`: prints the configuration, and on standard error where it goes. Nothing is started.
 * Returns the exit code.
 */
export function printConfig(client: string): number {
  const found = launch()
  const { text, place } = configOf(client, found)
  process.stdout.write(`${text}\n`)
  process.stderr.write(`${place}\n`)
  if (Object.keys(found.env).length === 0)
    process.stderr.write('DATABASE_URL is not repeated, because it may hold a password; add it yourself.\n')
  return 0
}

/** The Node that runs this, and a database that is the same from every folder: unless configured, that of `npm start`. */
function launch(): Launch {
  const { DATABASE_URL } = environment()
  const place =
    DATABASE_URL === variables.DATABASE_URL.absent
      ? { kind: 'sqlite', path: resolve(fileURLToPath(root), DATABASE_URL.slice('file:'.length)) }
      : readPlace(DATABASE_URL)
  return {
    command: process.execPath,
    args: [fileURLToPath(new URL('laurel.js', import.meta.url)), 'mcp'],
    env: 'path' in place ? { DATABASE_URL: `file:${place.path}` } : {},
  }
}

const root = new URL('../../', import.meta.url)

/** The forms that the clients' documentation had in November 2026. */
function configOf(client: string, { command, args, env }: Launch): { readonly text: string; readonly place: string } {
  const json = (value: unknown): string => JSON.stringify(value, null, 2)
  const settings = Object.entries(env).map(([name, value]) => `--env ${word(`${name}=${value}`)}`)
  const call = [...settings, '--', ...[command, ...args].map(word)].join(' ')
  const server = { command, args, env }
  switch (client) {
    case 'cursor':
      return {
        text: json({ mcpServers: { laurel: server } }),
        place: 'Put it into ~/.cursor/mcp.json, or for one project into its .cursor/mcp.json.',
      }
    case 'vscode': {
      const typed = { type: 'stdio', ...server }
      return {
        text: json({ servers: { laurel: typed } }),
        place: `Put it into .vscode/mcp.json of a project, or run for every project:\ncode --add-mcp ${word(JSON.stringify({ name: 'laurel', ...typed }))}`,
      }
    }
    case 'codex':
      return {
        text: [
          '[mcp_servers.laurel]',
          `command = ${toml(command)}`,
          `args = [${args.map(toml).join(', ')}]`,
          `env = { ${Object.entries(env)
            .map(([name, value]) => `${name} = ${toml(value)}`)
            .join(', ')} }`,
        ].join('\n'),
        place: `Put it into ~/.codex/config.toml, or run:\ncodex mcp add laurel ${call}`,
      }
    default:
      return {
        text: json({ mcpServers: { laurel: { type: 'stdio', ...server } } }),
        place: `Claude Desktop: put it into claude_desktop_config.json. Claude Code: into .mcp.json of a project, or run for every project:\nclaude mcp add laurel --scope user ${call}`,
      }
  }
}

/** A basic string of TOML has the escapes of JSON. */
const toml = (text: string): string => JSON.stringify(text)
/** A word for a shell, in quotation marks where it needs them. */
const word = (text: string): string => (/^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`)
