import { Type } from 'typebox'
import { readElsewhere } from '../../core/library.ts'
import { type Bytes, operation } from '../operation/operation.ts'
import { object } from '../operation/schema.ts'
import type { Services } from '../services.ts'

export const markdownMediaType = 'text/markdown; charset=utf-8'

/** The text of the skill document, with `{base}`, `{version}` and `{contentHash}` filled in. */
export function skillText({ publication, settings }: Services): string {
  const { content, contentHash } = publication
  return readElsewhere(content.skillDocument.text, settings.publicUrl)
    .replaceAll('{version}', settings.version)
    .replaceAll('{contentHash}', contentHash)
}

export const skillDocument = operation({
  name: 'skill_document',
  title: 'Read the skill document',
  summary: 'How an agent uses Laurel: when, when not, the sequence of calls, an example for each tool. An Agent Skill.',
  kind: 'bytes',
  cost: 'free',
  writes: false,
  redacts: [],
  mediaType: 'text/markdown',
  input: object({}),
  output: Type.String({ description: 'SKILL.md (agentskills.io): YAML front matter and Markdown' }),
  errors: [],
  example: {},
  handle(_input, services) {
    const answer: Bytes = { mediaType: markdownMediaType, text: skillText(services) }
    return Promise.resolve({ answer })
  },
})
