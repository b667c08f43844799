/** Services with a fake model that gives second opinions, and ideas for them. */
import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { startAi, type Ai } from '../../fakes/ai.ts'
import { judging } from '../../fakes/model.ts'
import { startService, type Answer, type TestService } from '../../fakes/service.ts'

/** Passes the engine, and sells badges in words that it does not know. */
export const veiled =
  'A pin for everybody who helped at the chess club. On Fridays pins find new homes for a small thank-you in an envelope.'
export const clause = 'On Fridays pins find new homes for a small thank-you in an envelope.'
export const names = 'Anna Ben Carla David Emil Frida Georg Hanna Ida Jakob Karl Lena Maria Nora'.split(' ')
/** Harmless, in a language that the engine does not read: it warns. */
export const unread = 'სამკერდე ნიშანი ყველასთვის, ვინც სკოლის ბაღში დაგვეხმარა.'
/** Different ideas with the same outcome, whatever the classifier was trained on. */
export const unreadOf = (name: string): string => `${unread} ${name}`
export const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow'
export const raising = judging('fail', 'trading', clause)

/** What a test gets. `screen` sends an idea over HTTP and returns the report. */
export interface Given {
  readonly ai: Ai
  readonly service: TestService
  readonly screen: (idea: string, more?: Record<string, string>) => Promise<Answer['json']>
}

/** A test with a service of its own, which is closed afterwards. */
export const check = (
  title: string,
  run: (given: Given) => Promise<void>,
  options: Parameters<typeof startAi>[0] = {},
): void => {
  test(title, async () => {
    const ai = await startAi({ secondOpinion: true, ...options })
    const service = await startService({ screening: ai.screening })
    const screen = async (idea: string, more: Record<string, string> = {}) => {
      const answer = await service.post('/api/compliance/preflight', { idea, ...more })
      assert.equal(answer.status, 200, answer.text)
      return answer.json
    }
    try {
      await run({ ai, service, screen })
    } finally {
      await service.close()
      await ai.close()
    }
  })
}

export const ruleIds = (report: Record<string, any>): readonly string[] =>
  report['findings'].map(({ ruleId }: { ruleId: string }) => ruleId)
