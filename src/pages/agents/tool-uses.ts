/** When a person who builds an agent wants a tool, and when not. An agent reads more in mcp/tools. */
export interface ToolUse {
  readonly group: ToolGroup
  readonly when: string
  /** When it makes a mock receipt, of a tool that does. */
  readonly makes?: string
  /** What it does not do. */
  readonly notFor?: string
  /** The tool for what lies beside it: “For findings only → svc_preflight”. */
  readonly instead?: { readonly to: string; readonly tool: string }
}

export type ToolGroup = 'Ideas' | 'Receipts' | 'Pack'

/** By the name of the tool. */
export const toolUses: ReadonlyMap<string, ToolUse> = new Map([
  [
    'svc_flow_run',
    {
      group: 'Ideas',
      makes: 'when asked',
      when: 'A new idea: screens it, rewrites it where it is risky and, when asked, makes a mock receipt that can be shared.',
      instead: { to: 'For findings only', tool: 'svc_preflight' },
    },
  ],
  [
    'svc_preflight',
    {
      group: 'Ideas',
      when: 'You want to know whether an idea passes, warns or fails, and which passages are the reason.',
      notFor: 'Legal advice.',
      instead: { to: 'For safer words too', tool: 'svc_flow_run' },
    },
  ],
  [
    'svc_rewrite',
    {
      group: 'Ideas',
      when: 'Screening found something: keeps who, what and why, takes the risk out and names each change.',
      notFor: 'Polishing style.',
      instead: { to: 'To find out what is risky first', tool: 'svc_preflight' },
    },
  ],
  [
    'svc_sandbox_simulate',
    {
      group: 'Receipts',
      when: 'The person has settled on a name and a purpose, and has said yes to a mock receipt.',
      instead: { to: 'For an idea that was not screened yet', tool: 'svc_flow_run' },
    },
  ],
  [
    'svc_pack_meta',
    {
      group: 'Pack',
      when: 'You keep a copy of the pack: an equal version and contentHash mean that it is current.',
      notFor: 'Screening, which needs no pack.',
      instead: { to: 'To screen an idea', tool: 'svc_flow_run' },
    },
  ],
  [
    'svc_pack_get',
    {
      group: 'Pack',
      when: 'You want skills, modules, library index, templates and guardrails: about 40 KB, or one section.',
      instead: { to: 'To learn whether your copy is still current', tool: 'svc_pack_meta' },
    },
  ],
  [
    'svc_receipt_get',
    {
      group: 'Receipts',
      when: 'You have the id of a mock receipt (rcp_…) and want to read it again.',
      notFor: 'Reports, or a list of receipts.',
      instead: { to: 'To make a receipt', tool: 'svc_sandbox_simulate' },
    },
  ],
])
