/** When a person who builds an agent wants a tool, and when not. An agent reads more in mcp/tools. */
export interface ToolUse {
  readonly group: ToolGroup
  readonly when: string
  readonly notFor: string
}

export type ToolGroup = 'Ideas' | 'Receipts' | 'Pack'

/** By the name of the tool. */
export const toolUses: ReadonlyMap<string, ToolUse> = new Map([
  [
    'svc_flow_run',
    {
      group: 'Ideas',
      when: 'A new idea: screens it, rewrites it where it is risky and, when asked, makes a mock receipt that can be shared.',
      notFor: 'An idea that only needs findings.',
    },
  ],
  [
    'svc_preflight',
    {
      group: 'Ideas',
      when: 'You want to know whether an idea passes, warns or fails, and which passages are the reason.',
      notFor: 'Texts that propose nothing, and legal advice.',
    },
  ],
  [
    'svc_rewrite',
    {
      group: 'Ideas',
      when: 'Screening found something: keeps who, what and why, takes the risk out and names each change.',
      notFor: 'Polishing style.',
    },
  ],
  [
    'svc_sandbox_simulate',
    {
      group: 'Receipts',
      when: 'The person has settled on a name and a purpose, and has said yes to a mock receipt.',
      notFor: 'An idea that was not screened.',
    },
  ],
  [
    'svc_pack_meta',
    {
      group: 'Pack',
      when: 'You keep a copy of the pack: an equal version and contentHash mean that it is current.',
      notFor: 'Screening, which needs no pack.',
    },
  ],
  [
    'svc_pack_get',
    {
      group: 'Pack',
      when: 'You want skills, modules, library index, templates and guardrails: about 40 KB, or one section.',
      notFor: 'Fetching the same version again.',
    },
  ],
  [
    'svc_receipt_get',
    {
      group: 'Receipts',
      when: 'You have the id of a mock receipt (rcp_…) and want to read it again.',
      notFor: 'Reports. There is no list of receipts.',
    },
  ],
])
