/** When a person who builds an agent wants a tool, and when not. An agent reads more in mcp/tools. */
export interface ToolUse {
  readonly group: ToolGroup
  readonly when: string
  /** What it does not do, and the tool that does. */
  readonly otherwise: string
}

export type ToolGroup = 'Ideas' | 'Receipts' | 'Pack'

/** By the name of the tool. */
export const toolUses: ReadonlyMap<string, ToolUse> = new Map([
  [
    'svc_flow_run',
    {
      group: 'Ideas',
      when: 'A new idea: screens it, rewrites it where it is risky and, when asked, makes a mock receipt that can be shared.',
      otherwise: 'To get findings only, use svc_preflight.',
    },
  ],
  [
    'svc_preflight',
    {
      group: 'Ideas',
      when: 'You want to know whether an idea passes, warns or fails, and which passages are the reason.',
      otherwise: 'It gives no legal advice. To get safer words too, use svc_flow_run.',
    },
  ],
  [
    'svc_rewrite',
    {
      group: 'Ideas',
      when: 'Screening found something: keeps who, what and why, takes the risk out and names each change.',
      otherwise: 'It does not polish style. To find out what is risky first, use svc_preflight.',
    },
  ],
  [
    'svc_sandbox_simulate',
    {
      group: 'Receipts',
      when: 'The person has settled on a name and a purpose, and has said yes to a mock receipt.',
      otherwise: 'An idea that was not screened goes to svc_flow_run first.',
    },
  ],
  [
    'svc_pack_meta',
    {
      group: 'Pack',
      when: 'You keep a copy of the pack: an equal version and contentHash mean that it is current.',
      otherwise: 'Screening needs no pack: use svc_flow_run.',
    },
  ],
  [
    'svc_pack_get',
    {
      group: 'Pack',
      when: 'You want skills, modules, library index, templates and guardrails: about 40 KB, or one section.',
      otherwise: 'To learn whether your copy is still current, use svc_pack_meta.',
    },
  ],
  [
    'svc_receipt_get',
    {
      group: 'Receipts',
      when: 'You have the id of a mock receipt (rcp_…) and want to read it again.',
      otherwise: 'It reads no reports, and there is no list of receipts. To make one, use svc_sandbox_simulate.',
    },
  ],
])
