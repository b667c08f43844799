/** The discovery documents under /.well-known. */

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

/** A published skill. */
export interface PublishedSkill {
  readonly name: string
  readonly description: string
  /** SHA-256 of the served bytes, hex. */
  readonly digest: string
}

/** Path of the skill document. The folder has the name of the skill, as agentskills.io requires. */
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
 * `/.well-known/security.txt` (RFC 9116). Without a configured contact it is the page /security. It expires a year
 * after the start of the service at the latest.
 */
export const securityText = ({
  publicUrl,
  securityContact,
  startedAt,
}: {
  readonly publicUrl: string
  readonly securityContact: string | null
  readonly startedAt: Date
}): string =>
  [
    `Contact: ${securityContact ?? `${publicUrl}/security`}`,
    `Expires: ${new Date(startedAt.getTime() + 360 * days).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    `Policy: ${publicUrl}/security`,
    '',
  ].join('\n')
