/** The screener alone: what it loads, when, and what happens if a part cannot be loaded. */
import { strict as assert } from 'node:assert'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { preflight } from '../../src/core/preflight/preflight.ts'
import { ruleSet } from '../../src/cli/rule-set.ts'
import { weightsFile } from '../../src/cli/weights-file.ts'
import { classifierWith } from '../../src/web/classifier.ts'
import { loadPart } from '../../src/web/load.ts'
import type { Load, PartName } from '../../src/web/parts.ts'
import { createScreener } from '../../src/web/screen.ts'

/** Loads like a browser, with the weights from disk, because there is no server. */
const loadHere = ((name: PartName) =>
  name === 'classifier' ? Promise.resolve(classifierWith(readFileSync(weightsFile))) : loadPart(name)) as Load

/** Loads like a browser, and records the parts requested. */
function noting(): { readonly asked: PartName[]; readonly load: Load } {
  const asked: PartName[] = []
  return {
    asked,
    load: (name) => {
      asked.push(name)
      return loadHere(name)
    },
  }
}

const english = 'A ribbon for every child who read three books in the summer holidays.'
const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow'

test('each part is loaded once, however many screenings wait for it', async () => {
  const { asked, load } = noting()
  const screener = createScreener(load)
  await Promise.all([screener.screen(english), screener.screen(english), screener.screen('Ein Band für alle Kinder.')])
  await screener.screen(english)
  assert.deepEqual(asked.toSorted(), ['classifier', 'de', 'latin-words', 'warning-rules'])
})

test('screenNow gives the same result as an earlier screen of that text', async () => {
  const screener = createScreener(loadHere)
  const screening = await screener.screen(english)
  assert.deepEqual(screener.screenNow(english), { screening, missing: [], keys: [], languages: ['en'] })
})

test('if a part cannot be loaded, the screening rejects, and the next one loads it again', async () => {
  let broken = true
  const { asked, load } = noting()
  const screener = createScreener((name) =>
    broken && name === 'de' ? Promise.reject(new Error('no network')) : load(name),
  )
  const german = 'Ein Abzeichen, das später mit Gewinn verkauft werden kann.'
  await assert.rejects(screener.screen(german), /no network/)
  assert.ok(screener.screenNow(german).missing.includes('de'), 'still preliminary')
  broken = false
  assert.deepEqual(await screener.screen(german), preflight({ idea: german }, ruleSet))
  assert.equal(asked.filter((name) => name === 'de').length, 1)
})

test('key material that the first load can find is replaced before anything else is loaded', () => {
  const { asked, load } = noting()
  const { screening } = createScreener(load).screenNow(`Badge. ${phrase} Badge.`)
  assert.equal(screening.idea, 'Badge. [removed: recovery phrase] Badge.')
  assert.equal(screening.outcome, 'fail')
  assert.deepEqual(asked, [])
})

test('a field in another language is screened too', async () => {
  const proposal = { idea: english, audience: 'Anleger, die auf steigende Kurse hoffen und Gewinn machen' }
  const screening = await createScreener(loadHere).screen(proposal.idea, { audience: proposal.audience })
  assert.deepEqual(screening, preflight(proposal, ruleSet))
  assert.equal(screening.outcome, 'fail')
})
