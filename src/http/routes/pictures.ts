import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { pictureFile } from '../../pages/picture.ts'
import type { Context } from '../context.ts'
import { corsHeaders, pictureHeaders } from '../response/headers.ts'
import { type Prepared, prepare, sendPrepared } from '../response/prepared.ts'

const cache = 'public, max-age=60, stale-while-revalidate=600'

/** Registers the pictures of the library as files. Each is made on its first request. */
export function registerPictures(app: FastifyInstance, { services, settings }: Context): void {
  const style = settings.pictureStyle
  const headers = {
    ...corsHeaders,
    ...pictureHeaders(createHash('sha256').update(style).digest('base64')),
    'cache-control': cache,
  }
  for (const [id, picture] of services.publication.content.pictures) {
    let made: Prepared | undefined
    app.get(`/pictures/${id}.svg`, { config: { open: true } }, (request, reply) =>
      sendPrepared(request, reply.headers(headers), (made ??= prepare(pictureFile(picture, style), 'image/svg+xml'))),
    )
  }
}
