import { Type } from 'typebox'
import { mcpVersions } from './mcp-versions.ts'
import { operation } from '../operation/operation.ts'
import { object, oneOf, time } from '../operation/schema.ts'
import type { Services } from '../services.ts'

export const check = object({ status: oneOf(['ok', 'off', 'failing'] as const), checkedAt: time })

export const health = operation({
  name: 'health',
  title: 'Health',
  summary: 'Whether the service can serve, what it can do, and the state of the parts that it depends on.',
  kind: 'document',
  cost: 'free',
  writes: false,
  redacts: [],
  input: object({}),
  output: object({
    status: oneOf(['ok', 'degraded'] as const),
    version: Type.String(),
    uptimeSeconds: Type.Integer({ minimum: 0 }),
    capabilities: object({
      preflight: Type.Boolean(),
      rewrite: object({ ai: Type.Boolean() }),
      secondOpinion: Type.Optional(
        Type.Boolean({ description: 'present and true when the model of the AI step is asked in preflight too' }),
      ),
      flow: Type.Boolean(),
      sandbox: Type.Boolean(),
      proofs: object({ calendars: Type.Integer({ minimum: 0 }), headerCheck: Type.Boolean() }),
      mcp: object({ protocolVersions: Type.Array(Type.String()) }),
    }),
    checks: object({ store: check, calendars: check, ai: check }),
  }),
  errors: ['unavailable'],
  example: {},
  async handle(_input, services) {
    // A store that cannot be read is the one failure that stops Laurel from serving: `unavailable`, 503.
    const { writes } = await services.store.check()
    const checkedAt = services.now().toISOString()
    const off = { status: 'off', checkedAt } as const
    const ai = services.screening.ai?.()
    return {
      answer: {
        // Without the AI step the rewrite is made by rules; without writes everything that only reads still works.
        status: ai?.status === 'failing' || !writes ? 'degraded' : 'ok',
        version: services.settings.version,
        uptimeSeconds: uptimeSeconds(services),
        capabilities: {
          preflight: true,
          rewrite: { ai: ai !== undefined },
          ...(services.screening.secondOpinion !== undefined && { secondOpinion: true }),
          flow: true,
          sandbox: true,
          proofs: {
            calendars: services.proofs.calendars.length,
            headerCheck: services.proofs.checkHeader !== null,
          },
          mcp: { protocolVersions: [...mcpVersions] },
        },
        checks: {
          store: { status: writes ? 'ok' : 'failing', checkedAt },
          calendars: services.proofs.check(),
          ai: ai ?? off,
        },
      },
    }
  },
})

/** Whole seconds since the start, by the monotonic clock. */
export const uptimeSeconds = ({ clock }: Pick<Services, 'clock'>): number => Math.floor(clock() / 1000)
