import { html } from 'ghtml'
import { ideaBlock } from '../../core/idea-block.ts'
import { withBase } from '../../core/library.ts'
import { markdownHtml } from '../markdown.ts'
import { type IdeaTools, ideaCard } from './idea-card.ts'

/**
 * The paragraphs of a section as HTML. Ideas become cards; a request for the command line is folded together with the
 * answer that follows it, so that a lesson can be worked through without one.
 */
export function lessonBlocks(paragraphs: readonly string[], tools: IdeaTools): readonly string[] {
  const shown = (paragraph: string): string => markdownHtml(withBase(paragraph, tools.publicUrl))
  return paragraphs.map((paragraph, i) => {
    const block = ideaBlock(paragraph)
    if (block !== null) return ideaCard(block, tools)
    if (isAnswer(paragraph) && isRequest(paragraphs[i - 1])) return ''
    if (!isRequest(paragraph)) return shown(paragraph)
    const answer = paragraphs[i + 1]
    return curl([shown(paragraph), answer !== undefined && isAnswer(answer) ? shown(answer) : ''])
  })
}

const isRequest = (paragraph: string | undefined): boolean => paragraph?.startsWith('```sh\n') === true
const isAnswer = (paragraph: string): boolean => paragraph.startsWith('```json subset\n')

const curl = (blocks: readonly string[]): string => html`
  <details class="unfold curl">
    <summary>The same with curl</summary>
    !${blocks}
  </details>
`
