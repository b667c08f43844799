/** The module of a thread of `pool.ts`. It gets texts and records, no configuration, no store and no environment. */
import { enableCompileCache } from 'node:module'
import type { Outcome, Proposal, Screening } from '../../core/finding.ts'
import type { Done, Job, Kind, Kinds } from './job.ts'

enableCompileCache()

/** The CPU time of this thread in milliseconds. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

type Work = { readonly [K in Kind]: (...given: Kinds[K]['given']) => Promise<Kinds[K]['answer']> }

/** Each kind loads its parts with its first job: rules and weights for texts, fonts and the renderer for pictures. */
function workWith(screened: (outcome: Outcome, seconds: number) => void): Work {
  const engine = async () => {
    const { preflight } = await import('../../core/preflight/preflight.ts')
    const { ruleSet } = await import('../rule-set.ts')
    return { ruleSet, preflight: (proposal: Proposal) => preflight(proposal, ruleSet) }
  }
  const counted =
    (preflight: (proposal: Proposal) => Screening) =>
    (proposal: Proposal): Screening => {
      const from = performance.now()
      const screening = preflight(proposal)
      screened(screening.outcome, (performance.now() - from) / 1_000)
      return screening
    }
  return {
    preflight: async (proposal) => counted((await engine()).preflight)(proposal),
    async rewrite(proposal, screening) {
      const { rewrite } = await import('../../core/rewrite.ts')
      const { replacements } = await import('../../rules/rewrites/replacements.ts')
      return rewrite(proposal, screening, { preflight: (await engine()).preflight, replacements })
    },
    async design(proposal, chosen) {
      const { designOf } = await import('../../core/issuance.ts')
      return designOf(proposal, chosen, counted((await engine()).preflight))
    },
    async card(record) {
      const { cardSvg } = await import('../../core/badge.ts')
      const { pictureFonts, renderPng } = await import('../../http/images/png.ts')
      return renderPng(cardSvg(record, pictureFonts))
    },
  }
}

/** Does one job. Never rejects. */
export async function compute<K extends Kind>({ kind, given }: Job<K>): Promise<Done<K>> {
  const screened: (readonly [Outcome, number])[] = []
  const work: (...given: Kinds[K]['given']) => Promise<Kinds[K]['answer']> = workWith((...one) => screened.push(one))[
    kind
  ]
  const from = cpuMs()
  try {
    const answer = await work(...given)
    return { answer, screened, cpuMs: cpuMs() - from }
  } catch (error) {
    return { failed: placeOf(error), cpuMs: cpuMs() - from }
  }
}

/** The name of an error and the places of its stack, without its message. */
function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return [error.name, ...places].join('\n')
}
