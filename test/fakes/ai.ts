/** The AI step over a fake model and a real store of its own, with a clock and a deadline that the test controls. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Store } from '../../src/app/ports.ts'
import type { Services } from '../../src/app/services.ts'
import { screeningWithModel, type AiOptions } from '../../src/cli/screening.ts'
import { aiModel } from '../../src/remote/ai-model.ts'
import { ruleSet } from '../../src/cli/rule-set.ts'
import { replacements } from '../../src/rules/rewrites/replacements.ts'
import { openStore } from '../../src/store/open.ts'
import { saying, startModel, type Behaviour, type FakeModel, type ModelRequest } from './model.ts'

export const apiKey = 'sk-test-0123456789abcdefghijklmnop'

/** An idea that fails, its rewrite by a good editor, and the sentence that stays. */
export const idea = 'A reading badge for the pupils of our school. Holders can sell it to each other later.'
export const good = 'A reading badge for the pupils of our school. It stays with the pupil who did the reading.'

/** Different ideas of that kind. */
export const ideaOf = (name: string): string =>
  `A reading badge for the pupils of class ${name}. Holders can sell it to each other later.`

/** The data in the prompt. */
export const draftIn = (request: ModelRequest): Record<string, any> => {
  const user = String(request.body['messages'][1].content)
  return JSON.parse(user.slice(user.indexOf('<<<DRAFT') + 8, user.lastIndexOf('DRAFT>>>'))) as Record<string, any>
}

/** A good editor: removes the risky sentence from any idea of this kind. */
export const editing: Behaviour = (response, request) => {
  const draft = String(draftIn(request)['idea'])
  saying(draft.replace('Holders can sell it to each other later.', 'It stays with the pupil who did the reading.'))(
    response,
    request,
  )
}

export interface Ai {
  readonly model: FakeModel
  readonly store: Store
  readonly screening: Services['screening']
  /** Another instance over the same store and model, as in another process of one deployment. */
  readonly another: () => Promise<Services['screening']>
  /** Why rules or engine answered, and how calls failed. */
  readonly reasons: string[]
  readonly failures: string[]
  readonly time: { ms: number; date: Date }
  /** Lets the deadlines of all calls in progress expire. */
  readonly expire: () => void
  /** The rewrite of an idea, in the form that an operation requests it. */
  readonly rewrite: (idea: string) => ReturnType<Services['screening']['rewrite']>
  readonly close: () => Promise<void>
}

export async function startAi(options: Partial<AiOptions> = {}): Promise<Ai> {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-ai-'))
  const url = `file:${join(folder, 'laurel.db')}`
  const model = await startModel()
  const stores: Store[] = []
  const reasons: string[] = []
  const failures: string[] = []
  const time = { ms: 1_000, date: new Date('2026-03-01T12:00:00.000Z') }
  const deadlines: AbortController[] = []

  const instance = async (): Promise<{ store: Store; screening: Services['screening'] }> => {
    const store = await openStore(url)
    stores.push(store)
    const screening = screeningWithModel(ruleSet, replacements, {
      model: aiModel({ baseUrl: model.baseUrl, apiKey, model: 'test-model', timeoutMs: 60_000 }),
      store,
      dailyBudget: 1_000,
      timeoutMs: 4_000,
      now: () => time.date,
      clock: () => time.ms,
      deadline: () => {
        const controller = new AbortController()
        deadlines.push(controller)
        return controller.signal
      },
      onRules: (reason) => reasons.push(reason),
      onEngine: (reason) => reasons.push(reason),
      onFailure: (reason) => failures.push(reason),
      ...options,
    })
    return { store, screening }
  }
  const { store, screening } = await instance()
  return {
    model,
    store,
    screening,
    another: async () => (await instance()).screening,
    reasons,
    failures,
    time,
    expire: () => {
      for (const one of deadlines.splice(0)) one.abort()
    },
    rewrite: (text) => screening.rewrite({ idea: text }, screening.preflight({ idea: text })),
    async close() {
      await model.close()
      await Promise.all(stores.map((one) => one.close()))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
