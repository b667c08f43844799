/** The look of a badge at every door: flow, simulation, tools and the form of the studio. */
import { strict as assert } from 'node:assert'
import { createHash } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { fileFonts } from '../../../src/http/images/outline.ts'
import { type Answer, type TestService, assertProblem, startService } from '../../fakes/service.ts'
import { post as call, toolCall } from '../../mcp/kit.ts'
import { failing, passing, pathOf, pointers } from '../kit.ts'

const look = {
  shape: 'shield',
  palette: 'plum',
  symbol: 'bee',
  issuer: 'Oak Lane School',
  date: 'Spring 2026',
} as const

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.close())

/** A receipt with this look through each interface of the API: its status and, when it was made, the receipt. */
const doors: Readonly<Record<string, (chosen: unknown) => Promise<{ answer: Answer; receipt: any }>>> = {
  'flow/run': async (chosen) => {
    const answer = await service.post('/api/flow/run', { idea: passing, look: chosen })
    return { answer, receipt: answer.json['simulation'] }
  },
  'sandbox/simulate': async (chosen) => {
    const answer = await service.post('/api/sandbox/simulate', { assetName: 'Bird Watcher', look: chosen })
    return { answer, receipt: answer.json }
  },
  svc_flow_run: async (chosen) => {
    const answer = await call(service, toolCall('svc_flow_run', { idea: passing, look: chosen }))
    return { answer, receipt: answer.json['result']?.structuredContent?.simulation }
  },
  svc_sandbox_simulate: async (chosen) => {
    const answer = await call(service, toolCall('svc_sandbox_simulate', { assetName: 'Bird Watcher', look: chosen }))
    return { answer, receipt: answer.json['result']?.structuredContent }
  },
}

/** Whether a picture has the outline of a line of text, of any size between 8 and 48 units. */
const holdsLine = (svg: string, line: string): boolean =>
  [400, 600, 700].some((weight) =>
    Array.from({ length: 81 }, (_, n) => 8 + n / 2).some((size) =>
      svg.includes(fileFonts.outline(line, size, weight)?.d ?? 'no outline'),
    ),
  )

for (const [door, send] of Object.entries(doors))
  describe(door, () => {
    test('a look is a member of the receipt and of its record, and every copy shows it', async () => {
      const { receipt } = await send(look)
      assert.deepEqual(receipt.look, look)
      assert.equal('look' in receipt.mockPayload, false)
      const record = await service.get(`/api/receipt/${String(receipt.receiptId)}/record`)
      assert.deepEqual(JSON.parse(record.text).look, look)
      assert.equal(createHash('sha256').update(record.text).digest('hex'), receipt.contentDigest)
      const page = await service.get(pathOf(receipt.shareUrl))
      const picture = await service.get(`${pathOf(receipt.shareUrl)}/badge.svg`)
      assert.ok(page.text.includes('>Oak Lane School<') && page.text.includes('>Spring 2026<'))
      // The letters of a picture are outlines, in units of the font.
      for (const line of ['Oak Lane School', 'Spring 2026']) assert.ok(holdsLine(picture.text, line), line)
      assert.ok(!holdsLine(picture.text, 'Elm Lane School'))
      for (const { text } of [page, picture]) assert.ok(text.includes('fill="#43275f"'), 'the colour plum')
      const image = await service.get(`${pathOf(receipt.shareUrl)}/image.png`)
      assert.equal(image.status, 200)
    })

    test('without a look, or with one that chooses nothing, the record has no such member', async () => {
      for (const chosen of [undefined, {}]) {
        const { receipt } = await send(chosen)
        assert.equal('look' in receipt, false)
        const record = await service.get(`/api/receipt/${String(receipt.receiptId)}/record`)
        assert.equal('look' in JSON.parse(record.text), false)
      }
    })

    test('a value that is none of the choices is refused with the list of them', async () => {
      for (const [field, listed] of [
        ['shape', /look\/shape must be one of: medal, rosette, shield/],
        ['palette', /look\/palette must be one of: laurel, lagoon/],
        ['symbol', /look\/symbol must be one of: book, pencil/],
      ] as const) {
        const { answer, receipt } = await send({ [field]: 'constructor' })
        assert.match(JSON.stringify(answer.json), listed)
        assert.equal(receipt?.receiptId, undefined)
      }
      for (const wrong of [
        { colour: 'red' },
        { issuer: 'x'.repeat(61) },
        { date: ' ' },
        { issuer: '\u200B' },
        'plum',
        null,
        [],
      ]) {
        const { receipt } = await send(wrong)
        assert.equal(receipt?.receiptId, undefined, JSON.stringify(wrong))
      }
    })

    test('issuer and date that fail preflight are refused, alone and together', async () => {
      for (const [chosen, pointer] of [
        [{ issuer: 'Guaranteed 20% profit for holders' }, '/look/issuer'],
        [{ date: 'Price doubles every month, buy now' }, '/look/date'],
        [{ issuer: 'Moon Fund: pays dividends', date: '2026' }, '/look/issuer'],
      ] as const) {
        const { answer, receipt } = await send(chosen)
        assert.equal(receipt?.receiptId, undefined)
        const said = JSON.stringify(answer.json)
        assert.match(said, /shows these texts to everybody/)
        // A tool's answer is for a model, which reads the findings.
        assert.ok(said.includes(pointer) || door.startsWith('svc_'), said)
      }
    })

    test('key material in a look is refused and never repeated, whole or split', async () => {
      const words = 'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about'
      const key = 'KwdMAjGmerYanjeui5SHS7JkmpZvVipYvB2LJGU1ZxJwYvP98617'
      for (const chosen of [
        { issuer: key },
        { date: key },
        { issuer: key.slice(0, 26), date: key.slice(26) },
        { issuer: words.slice(0, 50), date: words.slice(50) },
        { palette: key },
        { [key]: 'x' },
      ]) {
        const { answer, receipt } = await send(chosen)
        assert.equal(receipt?.receiptId, undefined)
        assert.match(JSON.stringify(answer.json), /holds private key material/)
        assert.ok(!answer.text.includes(key.slice(0, 20)))
      }
    })

    test('nothing in a look reads like a transaction id or an address', async () => {
      const { receipt } = await send({ issuer: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', date: 'block 1' })
      assert.equal(receipt.look.issuer, '1A1z…vfNa')
    })
  })

test('a key that is split between the idea and a look is refused', async () => {
  const key = 'KwdMAjGmerYanjeui5SHS7JkmpZvVipYvB2LJGU1ZxJwYvP98617'
  const sent = { idea: `${passing} ${key.slice(0, 26)}`, look: { issuer: key.slice(26) } }
  assertProblem(await service.post('/api/flow/run', sent), 422, 'key-material')
})

test('half of a surrogate pair in a look is refused with its place', async () => {
  const body = '{"assetName":"Day","look":{"issuer":"a\\ud800"}}'
  const answer = await service.post('/api/sandbox/simulate', body)
  assertProblem(answer, 400, 'validation')
  assert.deepEqual(pointers(answer), ['/look/issuer'])
})

test('a failing idea gets its rewrite whatever its look says, and no receipt', async () => {
  const chosen = { issuer: 'Guaranteed 20% profit for holders' }
  const { status, json } = await service.post('/api/flow/run', { idea: failing, look: chosen })
  assert.equal(status, 200)
  assert.equal(json['simulation'], null)
  const accepted = await service.post('/api/flow/run', { idea: failing, look: chosen, acceptRewrite: true })
  assertProblem(accepted, 422, 'screening-failed')
  const clean = await service.post('/api/flow/run', { idea: failing, look, acceptRewrite: true })
  assert.deepEqual(clean.json['simulation'].look, look)
})

test('what the picture cannot draw of issuer and date is said', async () => {
  const { json } = await service.post('/api/sandbox/simulate', {
    assetName: 'कार्यशाला 🏆',
    look: { issuer: 'தமிழ்', date: 'ქართული' },
  })
  assert.deepEqual(json['imageOmits'], ['Tamil', 'Georgian'])
})

describe('the form of the studio', () => {
  const fields = { idea: passing, tokenType: 'badge', network: 'testnet', audience: '', simulate: 'true' }
  const send = (more: Record<string, string>) => sendForm({ ...fields, ...more })
  const recordOf = async (page: Answer): Promise<any> => {
    const id = /\/receipt\/(rcp_\w{22})/.exec(page.text)?.[1] ?? assert.fail('no receipt')
    return JSON.parse((await service.get(`/api/receipt/${id}/record`)).text)
  }

  test('makes a receipt of the look, under the name that was typed', async () => {
    const { page } = await send({ ...look, assetName: 'Young Ornithologist' })
    const record = await recordOf(page)
    assert.deepEqual(record.look, look)
    assert.equal(record.mockPayload.assetName, 'Young Ornithologist')
  })

  test('takes name and symbol from the idea where they are left open', async () => {
    const open = { shape: 'medal', palette: 'laurel', symbol: '', issuer: '', date: '', assetName: '' }
    const record = await recordOf(
      (await send({ ...open, idea: 'A badge for everybody who helped at our school garden day.' })).page,
    )
    assert.deepEqual(record.look, { shape: 'medal', palette: 'laurel', symbol: 'leaf' })
    assert.equal(record.mockPayload.assetName, 'School Garden Day')
  })

  test('has the shape of the kind that was chosen, unless another shape was chosen, too', async () => {
    const open = { palette: 'laurel', symbol: 'leaf', issuer: '', date: '', assetName: 'Owls', tokenType: 'loyalty' }
    // The page that was answered offered the medal, with the kind badge.
    assert.match((await service.get('/')).text, /name="offeredShape" value="medal"/)
    const record = await recordOf((await send({ ...open, shape: 'medal', offeredShape: 'medal' })).page)
    assert.deepEqual(record.look, { palette: 'laurel', symbol: 'leaf' })
    const chosen = await recordOf((await send({ ...open, shape: 'card', offeredShape: 'medal' })).page)
    assert.deepEqual(chosen.look, { shape: 'card', palette: 'laurel', symbol: 'leaf' })
  })

  test('shows the choices again in the form of the result', async () => {
    const { page } = await send({ ...look, symbol: 'none', assetName: 'Young Ornithologist' })
    for (const shown of [
      /name="shape" value="shield" checked/,
      /name="symbol" value="none" checked/,
      /value="Young Ornithologist"/,
    ])
      assert.match(page.text, shown)
  })

  test('a failing line is named, nothing is stored, and everything else is still there', async () => {
    const { page, status } = await send({ ...look, issuer: 'Guaranteed 20% profit for holders', assetName: 'Owls' })
    assert.equal(status, 422)
    assert.match(page.text, /value="Owls"/)
    assert.match(page.text, /name="palette" value="plum" checked/)
  })

  test('a name that fails is refused, and a key in it is not shown again', async () => {
    assert.equal((await send({ assetName: 'Guaranteed 20% profit token' })).status, 422)
    const key = 'KwdMAjGmerYanjeui5SHS7JkmpZvVipYvB2LJGU1ZxJwYvP98617'
    const { page, status } = await send({ assetName: key })
    assert.equal(status, 422)
    assert.ok(!page.text.includes(key.slice(0, 20)))
  })

  /** Sends the form as a browser does and follows the redirect to its result. */
  async function sendForm(form: Record<string, string>): Promise<{ status: number; page: Answer }> {
    const sent = await service.post('/', new URLSearchParams(form).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
      origin: service.origin,
    })
    const address = sent.headers.get('location')
    return { status: sent.status, page: address === null ? sent : await service.get(address) }
  }
})
