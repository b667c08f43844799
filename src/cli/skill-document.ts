import type { SkillDocument } from '../core/content.ts'
import { ContentError, readYaml } from './content-file.ts'
import { schemas } from './content-schemas.ts'

/** The body must have fewer lines (agentskills.io/specification). */
const mostLines = 500

/** Reads an Agent Skill: front matter, then Markdown. Throws a ContentError for the first mistake. */
export function readSkillDocument(file: string, text: string): SkillDocument {
  const lines = text.split('\n')
  const end = lines.indexOf('---', 1)
  if (lines[0] !== '---' || end < 0) throw new ContentError(file, 1, 'the file must begin with --- front matter ---')
  const front = lines.slice(1, end).join('\n')
  const { name, description } = readYaml<SkillDocument>(file, front, schemas.skillDocument, 2).value
  if (lines.length - end > mostLines)
    throw new ContentError(file, end + mostLines, `a skill has fewer than ${mostLines} lines`)
  return { name, description, text }
}
