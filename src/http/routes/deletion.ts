import type { FastifyInstance } from 'fastify'
import { receiptDelete, reportDelete } from '../../app/records/deletion.ts'
import { perform } from '../../app/operation/operation.ts'
import { LaurelError } from '../../core/error.ts'
import { deletedPage } from '../../pages/records/deleted.ts'
import { thingsPage } from '../../pages/records/things.ts'
import { type Context, callerOf } from '../context.ts'
import { withinDeadline } from '../request/deadline.ts'
import { ownForm, takeForms } from '../request/forms.ts'
import { pageHeaders } from '../response/headers.ts'
import { prepare, sendPrepared } from '../response/prepared.ts'

const formBytes = 4 * 1024

/**
 * My things, and the form that deletes a record, for people: the same operations as DELETE /api/report/:id and
 * /api/receipt/:id.
 */
export function registerDeletion(app: FastifyInstance, context: Context): void {
  const { services } = context
  const { publicUrl } = services.settings
  for (const [path, page] of [
    ['/deleted', deletedPage(publicUrl)],
    ['/mine', thingsPage(publicUrl)],
  ] as const) {
    const prepared = prepare(page, 'text/html; charset=utf-8')
    app.get(path, (request, reply) =>
      sendPrepared(request, reply.headers({ ...pageHeaders, 'x-robots-tag': 'noindex' }), prepared),
    )
  }
  void app.register((scope, _options, done) => {
    takeForms(scope)
    scope.post('/delete', { bodyLimit: formBytes }, async (request, reply) => {
      const form = ownForm(request)
      const id = idIn(form.get('record') ?? '')
      const deleteToken = (form.get('deleteToken') ?? '').trim()
      const call = { caller: callerOf(request, context), limited: () => undefined }
      const work = id.startsWith('rcp_')
        ? perform(receiptDelete, { receiptId: id, deleteToken }, call, services)
        : perform(reportDelete, { reportId: id, deleteToken }, call, services)
      await withinDeadline(work)
      // A redirect, so that a reload does not send the form again.
      return reply.headers(pageHeaders).redirect('/deleted', 303)
    })
    done()
  })
}

/** The id in a pasted text: the id itself, or an address that holds it. */
function idIn(text: string): string {
  const id = /(?<![0-9A-Za-z])(?:rcp|rpt)_[0-9A-Za-z]{22}(?![0-9A-Za-z])/.exec(text)?.[0]
  if (id !== undefined) return id
  throw new LaurelError(
    'validation',
    'This is no address of a report or mock badge. Copy it whole from the page of the record: it holds rpt_… or rcp_….',
  )
}
