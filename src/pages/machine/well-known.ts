/** The documents under /.well-known that lead agents and researchers to what they look for. */

export const apiCatalogMediaType =
  'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"' as const

/** `/.well-known/api-catalog` (RFC 9727, in the linkset form of RFC 9264): the API and the MCP endpoint. */
export const apiCatalog = (publicUrl: string) => ({
  linkset: [
    {
      anchor: `${publicUrl}/api`,
      'service-desc': [{ href: `${publicUrl}/openapi.json`, type: 'application/json' }],
      'service-doc': [{ href: `${publicUrl}/docs`, type: 'text/html' }],
      'service-meta': [{ href: `${publicUrl}/llms.txt`, type: 'text/plain' }],
      status: [{ href: `${publicUrl}/api/health`, type: 'application/json' }],
    },
    {
      anchor: `${publicUrl}/api/mcp`,
      'service-desc': [{ href: `${publicUrl}/api/mcp/server-card`, type: 'application/mcp-server-card+json' }],
      'service-doc': [{ href: `${publicUrl}/agents`, type: 'text/html' }],
    },
  ],
})

/** A skill as agents fetch it. */
export interface PublishedSkill {
  readonly name: string
  readonly description: string
  /** SHA-256 of the bytes that are served, hex. */
  readonly digest: string
}

/** Where the skill document stands: its folder is its name, as agentskills.io asks. */
export const skillPath = (name: string): string => `/.well-known/agent-skills/${name}/SKILL.md`

/** `/.well-known/agent-skills/index.json` (Agent Skills Discovery, draft v0.2.0). */
export const skillsIndex = (publicUrl: string, skills: readonly PublishedSkill[]) => ({
  $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
  skills: skills.map(({ name, description, digest }) => ({
    name,
    type: 'skill-md',
    description,
    url: publicUrl + skillPath(name),
    digest: `sha256:${digest}`,
  })),
})

const days = 24 * 60 * 60 * 1000

/**
 * `/.well-known/security.txt` (RFC 9116). No address of a mailbox is configured, and none is made up: the contact is the
 * page that says how to report. It expires within a year of the start, so that what nobody runs any more goes stale.
 */
export const securityText = (publicUrl: string, startedAt: Date): string =>
  [
    `Contact: ${publicUrl}/security`,
    `Expires: ${new Date(startedAt.getTime() + 360 * days).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    `Policy: ${publicUrl}/security`,
    '',
  ].join('\n')
