import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Caller, keyOf } from '../../app/operation/access.ts'
import { keyCreate, keyRevoke, keysPerDay, labelLength } from '../../app/service/keys.ts'
import { type Operation, perform } from '../../app/operation/operation.ts'
import { openSealed, seal } from '../../app/operation/sealed.ts'
import type { Services } from '../../app/services.ts'
import { countedCalls, pricingOf } from '../../app/service/pricing.ts'
import { waitlistJoin, waitlistLimits } from '../../app/service/waitlist.ts'
import { apiKeyPrefix } from '../../core/api-key.ts'
import { randomBase62 } from '../../core/base62.ts'
import { displayText } from '../../core/display.ts'
import { LaurelError } from '../../core/error.ts'
import { keyExposed } from '../../core/words.ts'
import { redact } from '../../core/preflight/secrets/redact.ts'
import type { FormProblem } from '../../pages/form.ts'
import { type KeysPage, type MadeKey, keysPage } from '../../pages/agents/keys.ts'
import { pricingPage } from '../../pages/agents/pricing.ts'
import { revokedPage } from '../../pages/agents/revoked-key.ts'
import { joinedPage, waitlistPage } from '../../pages/agents/waitlist.ts'
import { type Context, callerOf } from '../context.ts'
import { withinDeadline } from '../request/deadline.ts'
import { ownForm, takeForms } from '../request/forms.ts'
import { pageHeaders, rateLimitHeaders } from '../response/headers.ts'
import { type Prepared, prepare, sendPrepared } from '../response/prepared.ts'
import { problems } from '../response/respond.ts'

const html = 'text/html; charset=utf-8'
/** Fits the longest fields at three bytes per character, percent-encoded. */
const form = { bodyLimit: 8 * 1024 } as const
const listed = { ...pageHeaders, 'cache-control': 'public, max-age=60, stale-while-revalidate=600' } as const
const unlisted = { ...pageHeaders, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } as const

/** The pages of keys, waitlist and pricing, and their plain forms: the same operations as those of the API. */
export function registerKeyPages(app: FastifyInstance, context: Context): void {
  const { publicUrl } = context.services.settings
  const { days } = context.services.publication.content
  const pages: readonly (readonly [path: string, page: Prepared, headers: Record<string, string>])[] = [
    [
      '/pricing',
      prepare(pricingPage({ publicUrl, ...pricingOf(context.services.settings), calls: countedCalls }), html),
      listed,
    ],
    ['/waitlist', prepare(waitlistPage({ publicUrl, limits: waitlistLimits, days }), html), listed],
  ]
  for (const [path, page, headers] of pages)
    app.get(path, (request, reply) => sendPrepared(request, reply.headers(headers), page))
  void app.register((scope, _options, done) => {
    takeForms(scope)
    registerKeys(scope, context)
    scope.post('/waitlist', form, (request, reply) => join(request, reply, context))
    scope.get('/waitlist/joined', async (request, reply) => {
      const email = await openFor(joinedWord, queryOf(request, 'for'), context.services)
      return reply.headers(unlisted).type(html).send(joinedPage(publicUrl, email))
    })
    done()
  })
}

function registerKeys(scope: FastifyInstance, context: Context): void {
  const { random, settings } = context.services
  const page = (rest: Pick<KeysPage, 'label' | 'made' | 'problem'> & { readonly request?: string } = {}): string =>
    keysPage({ ...settings, keysPerDay, labelLength, request: randomBase62(22, random), ...rest })
  const refused = (error: unknown, rest: Parameters<typeof page>[0], reply: FastifyReply): FastifyReply =>
    reply.headers(unlisted).send(page({ ...rest, problem: problemOf(error, reply, keyFields) }))

  // Each copy of the form has its own name, so the page is never cached.
  scope.get('/keys', (_request, reply) =>
    reply
      .headers({ ...pageHeaders, 'cache-control': 'no-store' })
      .type(html)
      .send(page()),
  )

  // The answer holds the new key beside its label (response/compression).
  scope.post('/keys', { ...form, config: { uncompressed: true } }, async (request, reply) => {
    const sent = ownForm(request)
    const label = sent.get('label') ?? ''
    const name = formName.exec(sent.get('request') ?? '')?.[0]
    try {
      // The name of the form is the Idempotency-Key, so a reload shows the same key instead of making another.
      const made = (await run(keyCreate, { label }, request, reply, context, name)) as Omit<MadeKey, 'label'>
      const shown = { key: made.key, createdAt: made.createdAt, label: label.trim() === '' ? null : label.trim() }
      return await reply
        .headers(unlisted)
        .type(html)
        .send(page({ made: shown }))
    } catch (error) {
      const again = { label: redact(label).text }
      const running = error instanceof LaurelError && error.code === 'idempotency-running'
      return refused(error, running && name !== undefined ? { ...again, request: name } : again, reply)
    }
  })

  scope.post('/keys/revoke', form, async (request, reply) => {
    const presented = (ownForm(request).get('key') ?? '').trim()
    try {
      const key = await keyOf(presented, context.services)
      await run(keyRevoke, {}, request, reply, context, undefined, { ...callerOf(request, context), key })
      const label = key.label === null ? '' : `&for=${await sealFor(revokedWord, key.label, context.services)}`
      return await reply.headers(pageHeaders).redirect(`/keys/revoked?key=${apiKeyPrefix(presented)}${label}`, 303)
    } catch (error) {
      return refused(error, {}, reply)
    }
  })

  scope.get('/keys/revoked', async (request, reply) => {
    const prefix = prefixForm.exec(queryOf(request, 'key'))?.[0]
    const label = await openFor(revokedWord, queryOf(request, 'for'), context.services)
    return reply.headers(unlisted).type(html).send(revokedPage(settings.publicUrl, { prefix, label }))
  })
}

/** The first letters of a key (core/api-key). */
const prefixForm = /^lrl_[0-9A-Za-z]{4}$/

/** A parameter of the address; empty when it is missing or repeated. */
function queryOf({ query }: FastifyRequest, name: string): string {
  const value = (query as Readonly<Record<string, unknown>>)[name]
  return typeof value === 'string' ? value : ''
}

/** The name of a form: 22 base62 characters, 130 random bits. */
const formName = /^[0-9A-Za-z]{22}$/

/** What to say at a field that is refused: by the code of the error, for the field of that pointer. */
type FieldWords = Readonly<Record<string, Partial<Record<LaurelError['code'], Said>>>>

/** A message, with a short form for the summary of the page where there is one. */
type Said = string | { readonly message: string; readonly short: string }

const keyFields: FieldWords = {
  label: {
    validation: `Say what the key is for in one line of at most ${labelLength} characters`,
    'key-material': 'Take the private key or recovery phrase out of the label',
  },
}

/** What is wrong with an address that was refused. `shown`: what was typed, without key material. */
const emailFields = (shown: string): FieldWords => {
  const hasAt = shown.includes('@')
  const wrong = {
    message: `${quoted(shown)} ${hasAt ? 'is no e-mail address' : 'has no @'}. Enter an address like name@example.org`,
    short: hasAt ? 'The e-mail address has a mistake' : 'The e-mail address has no @',
  }
  return {
    email: {
      validation: shown === '' ? 'Enter your e-mail address' : wrong,
      'key-material': 'Take the private key or recovery phrase out of the address',
    },
  }
}

/** A text that was typed, in quotation marks: a long one is cut, and isolates keep a text from right to left in its place. */
const quoted = (text: string): string => {
  const letters = Array.from(displayText(text))
  const cut = letters.length > mostQuoted ? `${letters.slice(0, mostQuoted).join('')}…` : letters.join('')
  return `“\u2068${cut}\u2069”`
}

/** Letters of a text in an error: enough to recognise it, in two lines of a phone. */
const mostQuoted = 40

/** Messages for a form that was sent again with another label, or while its first submission runs. */
const ofForm: Partial<Record<LaurelError['code'], { readonly title: string; readonly detail: string }>> = {
  'key-material': {
    title: 'This holds a private key or recovery phrase',
    detail: `It was neither stored nor passed on, and it is not shown again. ${keyExposed}`,
  },
  validation: { title: 'There is a problem', detail: 'Load the page again and send its form once more.' },
  'idempotency-mismatch': {
    title: 'This form has made a key already',
    detail: 'It was sent before with another label. Send it once more, and it makes another key.',
  },
  'idempotency-running': {
    title: 'Your key is being made',
    detail: 'The form was sent twice. Send it once more in a moment: it shows the one key that was made.',
  },
}

async function join(request: FastifyRequest, reply: FastifyReply, context: Context): Promise<FastifyReply> {
  const { publicUrl } = context.services.settings
  const sent = ownForm(request)
  const email = (sent.get('email') ?? '').trim()
  try {
    await run(waitlistJoin, { email }, request, reply, context)
    const token = await sealFor(joinedWord, email, context.services)
    return await reply.headers(pageHeaders).redirect(`/waitlist/joined?for=${token}`, 303)
  } catch (error) {
    const again = { email: redact(email).text }
    const problem = problemOf(error, reply, emailFields(again.email))
    const { days } = context.services.publication.content
    return reply.headers(unlisted).send(waitlistPage({ publicUrl, limits: waitlistLimits, days, form: again, problem }))
  }
}

/** What separates the sealed texts of the two next pages from each other and from others of the deployment. */
const joinedWord = 'waitlist joined'
const revokedWord = 'key revoked'

/** An address opens what was typed for so long: later it may have been passed on. */
const shownFor = 10 * 60_000

/** What was typed, for the address of the next page: nobody reads it there, and a reload sends nothing. */
const sealFor = (word: string, text: string, services: Services): Promise<string> =>
  seal(JSON.stringify([services.now().getTime() + shownFor, text]), word, services)

/** What `sealFor` returned for the same word; undefined for anything else and when its time is over. */
async function openFor(word: string, token: string, services: Services): Promise<string | undefined> {
  if (!/^[\w-]{60,1024}$/.test(token)) return undefined
  try {
    const [until, text] = JSON.parse(await openSealed(token, word, services)) as [number, string]
    return services.now().getTime() < until ? text : undefined
  } catch {
    return undefined
  }
}

/** Runs an operation for the sender of a form. */
const run = (
  operation: Operation,
  input: object,
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
  idempotencyKey?: string,
  caller: Caller = callerOf(request, context),
): Promise<unknown> =>
  withinDeadline(
    perform(
      operation,
      input,
      {
        caller,
        ...(idempotencyKey !== undefined && { idempotencyKey }),
        limited: (quota) => void reply.headers(rateLimitHeaders(quota)),
      },
      context.services,
    ),
  )

/** A failure as a form shows it; sets status and headers. Rethrows what the caller cannot correct. */
function problemOf(error: unknown, reply: FastifyReply, words: FieldWords): FormProblem {
  if (!(error instanceof LaurelError) || error.code === 'forbidden') throw error
  const { code, message } = error
  const { status, title } = problems[code]
  const { errors = [], retryAfter } = error.explanation
  if (retryAfter !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(retryAfter))))
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  reply.code(status).type(html)
  // The only key that a form sends is the one to revoke.
  if (code === 'unauthorized') return { title, detail: '', fields: [{ field: 'key', message }] }
  // A value can break several limits of its field, which have one sentence together.
  const fields = [...new Set(errors.map(({ pointer }) => pointer.slice(1)))].flatMap((field) => {
    const said = words[field]?.[code]
    return said === undefined ? [] : [{ field, ...(typeof said === 'string' ? { message: said } : said) }]
  })
  const detail = code === 'rate-limited' ? later(message, retryAfter ?? 0) : message
  const said = { title, detail, ...ofForm[code] }
  // Where fields say it, the summary repeats nothing; about a key there is more to say.
  return { ...said, detail: fields.length > 0 && code !== 'key-material' ? '' : said.detail, fields }
}

/** The sentence of a daily limit, with the time to wait in the words of people. */
function later(message: string, seconds: number): string {
  const hours = Math.ceil(seconds / 3600)
  const wait = seconds <= 3600 ? 'within the hour' : `in ${hours} hours`
  return `${message.split('.', 1)[0] ?? ''}. Come back ${wait}.`
}
