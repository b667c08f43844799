import { Type } from 'typebox'
import { diff } from '../../core/diff.ts'
import { packDownload } from '../../core/pack.ts'
import { LaurelError } from '../../core/error.ts'
import { isVersion, versionForm } from '../../core/version.ts'
import { contentHash, sectionHashes, strings, version } from './content-schema.ts'
import { operation } from '../operation/operation.ts'
import { address, object } from '../operation/schema.ts'

const ids = Type.Array(Type.String(), { description: 'ids' })

/** GET /api/agent/diff: what changed since the release `from`. Throws `validation` for a date that does not exist. */
export const packDiff = operation({
  name: 'pack_diff',
  title: 'Compare with a cached version',
  summary:
    'What changed since a version that you have cached, with a hash for each section: only what differs need be fetched, by ?section= of the pack.',
  kind: 'document',
  cost: 'free',
  writes: false,
  redacts: [],
  input: object({
    from: Type.Optional(
      Type.String({
        // An empty value is what a client without a cached version sends.
        pattern: `^$|${versionForm}`,
        maxLength: 20,
        description: 'the cached version, YYYY.MM.DD.N; without it everything is listed as added',
      }),
    ),
  }),
  output: object({
    current: object({
      agentPackVersion: version,
      contentHash,
      skillCount: Type.Integer({ minimum: 0 }),
      libraryCount: Type.Integer({ minimum: 0 }),
    }),
    from: Type.String(),
    upToDate: Type.Boolean(),
    sections: sectionHashes,
    skillsAdded: ids,
    skillsRemoved: ids,
    libraryAdded: ids,
    libraryRemoved: ids,
    notes: Type.Array(Type.String(), { description: 'each begins with its version and a colon; newest first' }),
    changelog: Type.Array(object({ version, notes: strings })),
    reinstall: object({
      curlJson: Type.String({ description: 'a command line' }),
      curlYaml: Type.String({ description: 'a command line' }),
      agentsPage: address,
    }),
  }),
  errors: [],
  example: { from: '2026.11.21.1' },
  handle({ from = '' }, { publication, settings: { publicUrl, version: current } }) {
    if (from !== '' && !isVersion(from))
      throw new LaurelError('validation', 'The cached version has a date that is in no calendar.', {
        errors: [{ pointer: '/from', message: 'has a date that is in no calendar' }],
      })
    const { content, contentHash: hash } = publication
    return Promise.resolve({
      answer: {
        current: {
          agentPackVersion: current,
          contentHash: hash,
          skillCount: content.skills.length,
          libraryCount: content.library.length,
        },
        ...diff(content, from),
        sections: publication.sectionHashes,
        reinstall: {
          curlJson: packDownload(publicUrl, 'json'),
          curlYaml: packDownload(publicUrl, 'yaml'),
          agentsPage: `${publicUrl}/agents`,
        },
      },
    })
  },
})
