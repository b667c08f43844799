/** When a person who builds an agent wants a tool, and when not. An agent reads more in mcp/tools. */
export interface ToolUse {
  readonly group: ToolGroup
  readonly when: string
  /** What it does not do. */
  readonly notFor?: string
  /** The tool for what lies beside it. */
  readonly instead?: string
}

export type ToolGroup = 'Ideas' | 'Receipts' | 'Pack'

/** By the name of the tool. */
export const toolUses: ReadonlyMap<string, ToolUse> = new Map([
  [
    'svc_flow_run',
    {
      group: 'Ideas',
      when: 'A new idea: screens it, rewrites it where it is risky and, when asked, makes a mock receipt that can be shared.',
      instead: 'To get findings only: svc_preflight.',
    },
  ],
  [
    'svc_preflight',
    {
      group: 'Ideas',
      when: 'You want to know whether an idea passes, warns or fails, and which passages are the reason.',
      notFor: 'Legal advice.',
      instead: 'To get safer words too: svc_flow_run.',
    },
  ],
  [
    'svc_rewrite',
    {
      group: 'Ideas',
      when: 'Screening found something: keeps who, what and why, takes the risk out and names each change.',
      notFor: 'Polishing style.',
      instead: 'To find out what is risky first: svc_preflight.',
    },
  ],
  [
    'svc_sandbox_simulate',
    {
      group: 'Receipts',
      when: 'The person has settled on a name and a purpose, and has said yes to a mock receipt.',
      instead: 'For an idea that was not screened yet: svc_flow_run.',
    },
  ],
  [
    'svc_pack_meta',
    {
      group: 'Pack',
      when: 'You keep a copy of the pack: an equal version and contentHash mean that it is current.',
      notFor: 'Screening, which needs no pack.',
      instead: 'To screen an idea: svc_flow_run.',
    },
  ],
  [
    'svc_pack_get',
    {
      group: 'Pack',
      when: 'You want skills, modules, library index, templates and guardrails: about 40 KB, or one section.',
      instead: 'To learn whether your copy is still current: svc_pack_meta.',
    },
  ],
  [
    'svc_receipt_get',
    {
      group: 'Receipts',
      when: 'You have the id of a mock receipt (rcp_…) and want to read it again.',
      notFor: 'Reports, or a list of receipts.',
      instead: 'To make a receipt: svc_sandbox_simulate.',
    },
  ],
])
