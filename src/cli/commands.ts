import { type Command, command } from './command.ts'
import { formats } from './screen/report.ts'

const calendarsNote = 'OTS_CALENDARS, OTS_UPGRADE_HOSTS: who may be asked (default: the list of the reference client)'
const configurationNote = 'Configuration: environment variables; the README lists them.'
const mcpClients = ['claude', 'cursor', 'vscode', 'codex'] as const
const shells = ['bash', 'zsh', 'fish'] as const
const json = { type: 'boolean', help: 'print JSON' } as const

/**
 * Every command, in the order of the list. Usage, help and errors for an invalid call are made of these rows. Each
 * command loads its modules when it runs.
 */
export const commands: readonly Command[] = [
  command({
    name: 'serve',
    summary: 'run the service',
    usage: [''],
    notes: [configurationNote],
    async run() {
      const config = (await import('./config.ts')).environment()
      const { default: cluster } = await import('node:cluster')
      if (config.WORKERS > 1 && cluster.isPrimary) (await import('./processes/primary.ts')).servePrimary(config)
      else
        await (await import('./serve.ts')).serve(config).catch((error: unknown) => {
          // The channel to the primary would keep this process alive.
          cluster.worker?.disconnect()
          throw error
        })
      return undefined
    },
  }),
  command({
    name: 'mcp',
    summary: 'the MCP tools over stdio, for a client on this machine',
    usage: ['', '--print-config CLIENT'],
    options: {
      'print-config': {
        type: 'string',
        values: mcpClients,
        help: 'print what to put into the configuration of this client, and start nothing',
      },
    },
    notes: [configurationNote],
    async run({ values }) {
      const client = values['print-config']
      if (client !== undefined) return (await import('./mcp-config.ts')).printConfig(client)
      const config = (await import('./config.ts')).environment()
      const { mcp } = await import('./mcp.ts')
      await mcp(config)
      return undefined
    },
  }),
  command({
    name: 'screen',
    summary: 'screen an idea, or the pages of a project; nothing is stored or sent',
    usage: ['"idea"', '-', 'FILE|FOLDER|PATTERN…', '--file ideas.jsonl'],
    operands: { one: 'idea', least: 0, most: 100_000 },
    options: {
      file: { type: 'string', value: 'FILE', help: 'screen many ideas: one JSON object with an "idea" a line' },
      format: { type: 'string', values: formats, help: 'how to answer (default: text)' },
      json: { type: 'boolean', help: 'short for --format jsonl' },
      'fail-on': {
        type: 'string',
        values: ['warn', 'fail'],
        help: 'the outcome that gives exit code 1 (default: fail)',
      },
      'token-type': { type: 'string', value: 'T', help: 'badge, certificate, collectible, loyalty or your own word' },
      network: { type: 'string', value: 'N', help: 'the network that the idea is meant for' },
      audience: { type: 'string', value: 'A', help: 'who gets it' },
    },
    notes: [
      'Without an idea, or with -, the whole standard input is one idea: echo "an idea" | laurel screen',
      'With --file -, the lines come from standard input.',
      'A name of a file, a folder or a pattern such as "docs/**/*.md" stands for pages, which are screened by paragraph:',
      'Markdown with its front matter, HTML, YAML, JSON, and plain text in any other file. Code blocks and addresses of',
      'links are searched for keys only. A comment <!-- laurel-allow: reason --> lets the block behind it pass.',
      'docs/screening-pages.md says more, with a workflow for CI.',
    ],
    exits: {
      0: 'nothing is refused',
      1: 'something fails, or with --fail-on warn something warns',
      2: 'the call is wrong, or something could not be screened',
    },
    run: async (call) => (await import('./screen.ts')).screen(call),
  }),
  command({
    name: 'stamp',
    summary: 'write FILE.ots beside each file: their hash, committed to public calendars',
    usage: ['FILE…'],
    operands: { one: 'file', least: 1, most: 10_000 },
    notes: [
      'Only a hash leaves this machine.',
      'OTS_CALENDARS: the calendars to submit to (default: the public ones); OTS_UPGRADE_HOSTS: who may be asked later',
    ],
    exits: {
      0: 'written',
      1: 'no calendar answered and nothing was written',
      2: 'it could not be done',
    },
    run: async ({ operands }) => (await import('./stamp.ts')).stamp(operands),
  }),
  command({
    name: 'upgrade',
    summary: 'ask the calendars for the rest of a proof',
    usage: ['FILE.ots'],
    operands: { one: 'file', least: 1, most: 1 },
    notes: ['The file before stays as FILE.ots.bak (.bak.2, …).', calendarsNote],
    exits: { 0: 'the file leads to a Bitcoin block', 1: 'not yet', 2: 'it could not be done' },
    run: async ({ operands }) => (await import('./upgrade.ts')).upgrade(operands),
  }),
  command({
    name: 'verify',
    summary: 'check a file against FILE.ots and a block header',
    usage: ['FILE [FILE.ots]'],
    operands: { one: 'file', least: 1, most: 2 },
    notes: [
      'It computes the digest anew and compares the proof with a block header.',
      'BITCOIN_HEADERS_URL, BITCOIN_NETWORK: where headers come from (default: none, so that nothing is checked)',
    ],
    exits: { 0: 'it matches a block', 1: 'it does not match', 2: 'it could not be checked' },
    run: async ({ operands }) => (await import('./verify.ts')).verify(operands),
  }),
  command({
    name: 'info',
    summary: 'every operation and attestation of a proof; nobody is asked',
    usage: ['FILE.ots'],
    operands: { one: 'file', least: 1, most: 1 },
    options: { json },
    exits: { 0: 'it was read', 2: 'it could not be read' },
    run: async ({ values, operands }) => (await import('./info.ts')).info(operands, values.json === true),
  }),
  command({
    name: 'waitlist',
    summary: 'export the waitlist, or remove an address from it',
    usage: ['export [--csv]', 'remove ADDRESS'],
    operands: { one: 'action', least: 1, most: 2, values: ['export', 'remove'] },
    options: { csv: { type: 'boolean', help: 'CSV (RFC 4180) with a header instead of JSON lines' } },
    notes: [
      'An address is found in whatever letter case, and is removed from the database files, too.',
      'Fields hold what strangers wrote, as they wrote it: a spreadsheet may take a field that begins with = for a formula.',
      'DATABASE_URL: where the list is (default: file:./data/laurel.db)',
    ],
    exits: { 0: 'done', 1: 'the address is not on the list', 2: 'it could not be done' },
    run: async ({ values, operands }) => (await import('./waitlist.ts')).waitlist(operands, values.csv === true),
  }),
  command({
    name: 'remove',
    summary: 'remove a report or a receipt, without its deleteToken',
    usage: ['ID'],
    operands: { one: 'id', least: 1, most: 1 },
    notes: [
      'For an operator to whom a text is reported. The text goes from the database files, too, and while the service runs;',
      'backups keep it, and so do the files of WAL archives of PostgreSQL.',
      'DATABASE_URL: where it is (default: file:./data/laurel.db)',
    ],
    exits: { 0: 'removed', 1: 'there is none', 2: 'it could not be done' },
    run: async ({ operands: [id = ''] }) => (await import('./remove.ts')).remove(id),
  }),
  command({
    name: 'doctor',
    summary: 'check configuration, store, calendars, headers, clock and versions',
    usage: ['[--json]'],
    options: { json },
    notes: [
      'Run it with the variables of the service, beside it or before its first start. It changes nothing, and prints no',
      'password, key or token. It asks every calendar and the header source once.',
    ],
    exits: { 0: 'no problem', 1: 'a problem', 2: 'it could not be done' },
    run: async ({ values }) => (await import('./doctor.ts')).doctor(values.json === true),
  }),
  command({
    name: 'backup',
    summary: 'copy the SQLite database to a new file while the service runs',
    usage: ['FILE'],
    operands: { one: 'file', least: 1, most: 1 },
    notes: [
      'The copy is one consistent state, checked for damage. It holds the texts of reports and receipts: keep it private.',
      'PostgreSQL has pg_dump. docs/operate/backup-and-restore.md says more.',
      'DATABASE_URL: the database to copy (default: file:./data/laurel.db)',
    ],
    exits: { 0: 'written and checked', 2: 'it could not be done' },
    run: async ({ operands: [file = ''] }) => (await import('./backup.ts')).backupTo(file),
  }),
  command({
    name: 'migrate',
    summary: 'move everything that is stored to another database',
    usage: ['--to URL [--from URL]'],
    options: {
      to: { type: 'string', value: 'URL', help: 'an empty database: file:… or postgres://…' },
      from: { type: 'string', value: 'URL', help: 'the database that is moved (default: DATABASE_URL)' },
    },
    notes: [
      'Stop the service first; a database in use is refused. The source is not changed. Counts and digests of all rows are',
      'compared. Killed at any point, the same command goes on where it stopped.',
      'Others on this machine see the words of a command: leave a password out, and set PGPASSWORD or write ~/.pgpass.',
      'docs/operate/move-to-postgresql.md says more.',
    ],
    exits: { 0: 'both hold the same', 2: 'it could not be done' },
    run: async ({ values: { from, to } }) => (await import('./migrate.ts')).migrate(from, to),
  }),
  command({
    name: 'release',
    summary: 'make a release of the content as it is now',
    usage: ['--note "what changed" [--note "…"]'],
    options: { note: { type: 'string', multiple: true, value: 'TEXT', help: 'what changed; a line of the changelog' } },
    notes: [
      'It finds the ids that came and went, the content hash and the next version, writes content/releases.yaml and every',
      'generated document, CHANGELOG.md among them. Read the difference, then commit it.',
    ],
    run: async ({ values }) => (await import('./release.ts')).release(values.note ?? []),
  }),
  command({
    name: 'sbom',
    summary: 'print the packages of a production install as CycloneDX (JSON)',
    usage: [''],
    notes: ['It reads the lock file and asks nobody. Licences: docs/licences.md.'],
    run: async () => (await import('./sbom.ts')).sbom(),
  }),
  command({
    name: 'completion',
    summary: 'print a script that completes commands and options in a shell',
    usage: ['bash|zsh|fish'],
    operands: { one: 'shell', least: 1, most: 1, values: shells },
    notes: [
      'bash: source <(laurel completion bash)',
      'zsh: source <(laurel completion zsh), behind compinit',
      'fish: laurel completion fish | source',
      'For the name laurel to be found in every folder, run npm link once in the folder of Laurel.',
    ],
    run: async ({ operands: [shell] }) => (await import('./completion.ts')).completion(shell ?? '', commands),
  }),
  command({
    name: 'write-docs',
    summary: 'write the generated documents',
    usage: [''],
    run: async () => (await import('./write-docs.ts')).writeDocs(),
  }),
  command({
    name: 'build-web',
    summary: 'bundle what runs in the browser into dist/web',
    usage: [''],
    run: async () => (await import('./build-web.ts')).buildWebCommand(),
  }),
]
