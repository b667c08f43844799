/** The pages of keys and waitlist in a real browser, against a real service, with scripts and without. */
import { strict as assert } from 'node:assert'
import { after, before, describe, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../fakes/browser.ts'
import { type TestService, startService } from '../fakes/service.ts'

const keyForm = /^lrl_[0-9A-Za-z]{36}$/

describe('keys and waitlist in a browser', { timeout: 180_000 }, () => {
  let browser: Browser
  let service: TestService
  before(async () => {
    browser = await launchBrowser()
    service = await startService({ freeQuota: 40, keyedQuota: 1000 })
  })
  after(async () => {
    await browser.close()
    await service.close()
  })

  async function open(path: string, javaScriptEnabled: boolean): Promise<Page> {
    const context = await browser.newContext({ javaScriptEnabled })
    const page = await context.newPage()
    await page.goto(service.origin + path)
    return page
  }
  const keyOn = async (page: Page): Promise<string> => (await page.locator('pre.key').textContent()) ?? ''
  const current = (key: string) => service.get('/api/keys/current', { 'x-api-key': key })

  test('without a script: a key is made, shown once, works, remains the only key after a reload, and is revoked', async () => {
    const page = await open('/keys', false)
    await page.getByLabel('What is it for?').fill('reading group')
    await page.getByRole('button', { name: 'Make a key' }).click()
    const key = await keyOn(page)
    assert.match(key, keyForm)
    assert.equal(new URL(page.url()).pathname + new URL(page.url()).search, '/keys')
    const { data } = (await current(key)).json
    assert.equal(data.label, 'reading group')
    for (const [title, holds] of [
      ['Use it', 'Authorization: Bearer $LAUREL_KEY'],
      ['Use it', '"Authorization": "Bearer ${LAUREL_KEY}"'],
      ['Use it', 'const key = process.env.LAUREL_KEY'],
      ['Use it', 'read -rs LAUREL_KEY &&\n  export LAUREL_KEY'],
      [
        'Revoke it',
        '-X DELETE \\\n  -H "Authorization: Bearer $LAUREL_KEY" \\\n  https://laurel.example/api/keys/current',
      ],
    ] as const)
      assert.ok(
        (await page.getByRole(/Use/.test(title) ? 'region' : 'group', { name: title }).textContent())?.includes(holds),
        holds,
      )

    assert.equal((await page.locator('main').textContent())?.split(key).length, 2, 'no sample repeats the key')

    await page.reload()
    assert.equal(await keyOn(page), key, 'a reload makes no second key')
    const second = await open('/keys', false)
    assert.equal(await second.locator('pre.key').count(), 0)
    await second.context().close()

    await page.getByText('Revoke it', { exact: true }).click()
    await page.getByRole('button', { name: 'Revoke the key above' }).click()
    assert.equal(new URL(page.url()).pathname, '/keys/revoked')
    await page.getByRole('heading', { name: 'The key is revoked' }).waitFor()
    assert.equal(await page.locator('main .acted-on code').textContent(), `${String(data.prefix)}…`)
    assert.equal(await page.locator('main .acted-on strong').textContent(), 'reading group')
    assert.ok(!/reading|group/.test(page.url()), 'the address of the page says the name to nobody')
    assert.equal((await current(key)).status, 401)
    await page.context().close()
  })

  test('with a script: copies the key and every sample exactly', async () => {
    const page = await open('/keys', true)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: service.origin })
    await page.getByRole('button', { name: 'Make a key' }).click()
    const key = await keyOn(page)
    assert.match(key, keyForm)
    const boxes = page.locator('main .code')
    assert.equal(await boxes.count(), 6)
    for (let i = 0; i < 6; i++) {
      const hidden = await boxes.nth(i).evaluate<string | null, Element>(tabOf)
      if (hidden !== null) await page.locator(`#${hidden}`).click()
      if (i === 1) await page.getByText('Revoke it').click()
      await boxes.nth(i).locator('button').click()
      const copied = await page.evaluate<string>('navigator.clipboard.readText()')
      assert.equal(copied, await boxes.nth(i).locator('pre').textContent())
      assert.ok(copied.includes(i === 0 ? key : 'LAUREL_KEY'))
    }
    await page.context().close()
  })

  test('a form that is sent again with another label says so, and then makes another key', async () => {
    const page = await open('/keys', false)
    const name = await page.locator('input[name=request]').inputValue()
    assert.match(name, /^[0-9A-Za-z]{22}$/)
    const send = (label: string, request = name) =>
      service.call('/keys', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
        body: new URLSearchParams({ label, request }).toString(),
      })
    const first = await send('one')
    assert.equal(first.status, 200)
    assert.equal(first.headers.get('cache-control'), 'no-store')
    assert.equal(first.headers.get('x-robots-tag'), 'noindex')
    assert.match(first.text, /<meta name="robots" content="noindex" \/>/)
    const other = await send('two')
    assert.equal(other.status, 422)
    assert.match(other.text, /This form has made a key already/)
    assert.match(other.text, /name="label"[\s\S]*?value="two"/, 'nothing that was typed is lost')
    const fresh = /name="request" value="([0-9A-Za-z]{22})"/.exec(other.text)?.[1] ?? ''
    assert.notEqual(fresh, name)
    assert.equal((await send('two', fresh)).status, 200)
    const foreign = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' }
    for (const path of ['/keys', '/keys/revoke', '/waitlist'])
      assert.equal((await service.call(path, { method: 'POST', headers: foreign, body: 'label=x' })).status, 403)
    const secret = await send(`${'abandon '.repeat(11)}about`, 'x'.repeat(22))
    assert.equal(secret.status, 422)
    assert.ok(!secret.text.includes('abandon abandon'))
    await page.context().close()
  })

  test('a key pasted for revocation is checked and never shown again', async () => {
    const page = await open('/keys', false)
    await page.getByText('Revoke a key', { exact: true }).click()
    const field = page.getByLabel('The key', { exact: true })
    await field.fill('lrl_000000000000000000000000000000000000')
    await page.getByRole('button', { name: 'Revoke this key' }).click()
    assert.match((await page.getByRole('alert').textContent()) ?? '', /mistyped: its checksum/)
    assert.ok(!(await page.content()).includes('lrl_0000'))
    assert.equal(await field.isVisible(), true, 'the form that came back is open')
    await page.context().close()
  })

  test('the waitlist: a plain form, one answer, and a reload that sends nothing', async () => {
    for (const email of ['reader@example.org', 'reader@example.org']) {
      const page = await open('/waitlist', false)
      await page.getByLabel('E-mail address').fill(email)
      await page.getByRole('button', { name: 'Send me news' }).click()
      await page.waitForURL((url) => url.pathname === '/waitlist/joined')
      const reloaded = await page.reload()
      assert.equal(reloaded?.request().method(), 'GET')
      assert.equal(
        await page
          .locator('main .acted-on bdi')
          .textContent()
          .then((text) => text?.trim()),
        email,
      )
      assert.ok(!page.url().includes('reader'), 'the address of the page says it to nobody')
      await page.goto(new URL('/waitlist/joined', page.url()).href)
      assert.ok(!(await page.content()).includes(email))
      await page.context().close()
    }
    assert.equal((await service.services.store.waitlist.list('', 10)).length, 1)
    const wrong = await service.call('/waitlist', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ email: 'no "address"' }).toString(),
    })
    assert.equal(wrong.status, 400)
    assert.match(wrong.text, /<a href="#email">The e-mail address has no @</)
    assert.match(wrong.text, /“\u2068no &#34;address&#34;\u2069” has no @\. Enter an address like name@example\.org/)
    assert.match(wrong.text, /<title>Error: News by e-mail/)
    assert.match(wrong.text, /value="no &#34;address&#34;"/)
    const phrase = `${'abandon '.repeat(11)}about`
    const secret = await service.call('/waitlist', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ email: phrase }).toString(),
    })
    assert.equal(secret.status, 422)
    assert.ok(!secret.text.includes('abandon abandon'))
    const empty = await service.call('/waitlist', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ email: '' }).toString(),
    })
    assert.match(empty.text, /<a href="#email">Enter your e-mail address</)
  })
})

/** Runs in the page: the id of the tab that shows an element in a hidden panel. */
const tabOf = (box: { closest: (selector: string) => { getAttribute: (name: string) => string | null } | null }) =>
  box.closest('.tab[hidden]')?.getAttribute('aria-labelledby') ?? null
