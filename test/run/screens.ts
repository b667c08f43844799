/** What `npm run screenshots` shows: every page, and the states that a person can bring it into. */
import type { Page } from 'playwright-core'
import { errorCodes } from '../../src/core/error.ts'
import { pagePaths } from '../../src/http/openapi/docs.ts'
import { failing, passing, warning } from '../http/kit.ts'
import { makes } from '../browser/studio/kit.ts'
import type { Watched } from '../metrics/kit.ts'

export interface Screen {
  /** The name of its files. */
  readonly name: string
  /** What a reader of the contact sheet sees. */
  readonly title: string
  /** The page that is opened, and what is done there. */
  readonly path: string
  readonly steps?: (page: Page) => Promise<void>
}

/** Makes records and proofs in a service, and lists every screen of it. */
export async function screensOf({ service }: Watched): Promise<readonly Screen[]> {
  const flow = (await service.post('/api/flow/run', { idea: passing })).json
  const refused = (await service.post('/api/compliance/preflight', { idea: failing })).json
  const warned = (await service.post('/api/compliance/preflight', { idea: warning, tokenType: 'loyalty' })).json
  const { receiptId } = flow['simulation'] as { receiptId: string }
  const { receiptId: second } = (await service.post('/api/sandbox/simulate', gardenDay)).json
  const waiting = (await service.post('/api/proof', { hash: 'ab'.repeat(32) })).json
  const article = service.services.publication.content.library[0]?.id ?? ''
  const module = service.services.publication.content.modules[0]?.id ?? ''
  return [
    ...pagePaths.map((path) => screen(path)),
    screen(`/library/${article}`, 'An article'),
    screen(`/library/modules/${module}`, 'A module'),
    screen('/library?q=nothing+of+the+kind', 'The library: nothing found'),
    { ...screen(`/receipt/${receiptId}`, 'A mock receipt'), name: 'receipt' },
    { ...screen(`/report/${String(flow['preflight'].reportId)}`, 'A report: pass'), name: 'report-pass' },
    { ...screen(`/report/${String(warned['reportId'])}`, 'A report: warn'), name: 'report-warn' },
    { ...screen(`/report/${String(refused['reportId'])}`, 'A report: fail'), name: 'report-fail' },
    { ...screen(`/proof/${String(waiting['proofId'])}`, 'A proof that waits'), name: 'proof-waiting' },
    screen('/mine', 'My things, empty'),
    {
      ...screen('/mine', 'My things'),
      name: 'mine-full',
      steps: keepsThings({
        receipts: [{ id: second, name: gardenDay.assetName, madeAt, deleteToken }],
        reports: [
          { id: refused['reportId'], title: failing, outcome: 'fail', madeAt: '2026-11-19T09:00:00.000Z', deleteToken },
        ],
        proofs: [{ id: waiting['proofId'], fileName: 'Class photo.jpg', hash: 'ab'.repeat(32), madeAt }],
      }),
    },
    screen('/deleted'),
    screen('/nothing-here', 'No such page'),
    ...errorCodes.slice(0, 2).map((code) => screen(`/problems/${code}`)),
    { ...screen('/', 'The studio: while one types'), name: 'studio-typing', steps: types(failing) },
    { ...screen('/', 'The menu for developers'), name: 'menu', steps: opensMenu },
    { ...screen('/', 'The studio: an idea that passes'), name: 'studio-pass', steps: sends(passing) },
    { ...screen('/', 'The studio: an idea that warns'), name: 'studio-warn', steps: sends(warning, 'Loyalty mark') },
    { ...screen('/', 'The studio: an idea that fails'), name: 'studio-fail', steps: sends(failing) },
    { ...screen('/keys', 'A new key'), name: 'keys-made', steps: makesKey },
    { ...screen('/keys', 'A key is revoked'), name: 'keys-revoked', steps: revokesKey },
    { ...screen('/waitlist', 'The waitlist: an error'), name: 'waitlist-error', steps: joinsWith('ines at school') },
    {
      ...screen('/waitlist', 'The waitlist: joined'),
      name: 'waitlist-joined',
      steps: joinsWith('ines@school.example'),
    },
    {
      ...screen('/docs#flow_run', 'The API reference: an operation in TypeScript'),
      name: 'docs-typescript',
      steps: inTypeScript,
    },
  ]
}

const screen = (path: string, title = path): Screen => ({
  name: path.replace(/^\//, '').replace(/[^\w-]+/g, '-') || 'studio',
  title,
  path,
})

/** Sends an idea, with a kind where a person would choose one. */
const sends = (idea: string, kind?: string) => async (page: Page) => {
  await page.fill('#idea', idea)
  if (kind !== undefined) await page.getByRole('radio', { name: kind }).check({ force: true })
  await page.getByRole('button', makes).click()
  await page.waitForURL(/\/result\//)
}

/** Types a risky idea and waits for its mark, its finding and its safer words. */
const types = (idea: string) => async (page: Page) => {
  await page.locator('#idea').pressSequentially(idea)
  await page.locator('.backdrop .mark').first().waitFor()
  await page.locator('.outcome.final:visible').waitFor()
  await page.locator('.safer').first().waitFor({ state: 'attached' })
}

const gardenDay = {
  assetName: 'Garden day helper',
  look: { shape: 'shield', palette: 'laurel', issuer: 'Oak Street School', date: '9 May 2026' },
}
const madeAt = '2026-11-20T09:00:00.000Z'
const deleteToken = `del_${'0'.repeat(64)}`

/** Makes a badge, so that the browser keeps it beside `things`, and comes back to the list. */
const keepsThings = (things: object) => async (page: Page) => {
  await page.evaluate(`localStorage.setItem('laurel:things', ${JSON.stringify(JSON.stringify(things))})`)
  await page.goto(new URL('/', page.url()).href)
  await sends(passing)(page)
  await page.waitForLoadState('networkidle')
  await page.goto(new URL('/mine', page.url()).href)
  await page.locator('.thing').first().waitFor()
}

const opensMenu = (page: Page) => page.locator('.developers summary').click()

const clicks = (button: string) => async (page: Page) => {
  await page.getByRole('button', { name: button }).click()
  await page.waitForLoadState('load')
}

const makesKey = async (page: Page) => {
  await page.getByLabel('What is it for?').fill('garden club agent')
  await clicks('Make a key')(page)
}

const revokesKey = async (page: Page) => {
  await makesKey(page)
  await page.getByText('Revoke it', { exact: true }).click()
  await clicks('Revoke the key above')(page)
}

const joinsWith = (email: string) => async (page: Page) => {
  await page.fill('#email', email)
  await clicks('Send me news')(page)
}

const inTypeScript = async (page: Page) => {
  await page.locator('#flow_run').getByRole('tab', { name: 'TypeScript' }).click()
}
