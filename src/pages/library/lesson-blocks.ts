import { html } from 'ghtml'
import { pictureIn } from '../../core/article-markdown.ts'
import type { Picture } from '../../core/content.ts'
import { ideaBlock } from '../../core/idea-block.ts'
import { withBase } from '../../core/library.ts'
import { markdownHtml } from '../markdown.ts'
import { pictureFigure } from '../picture.ts'
import { type IdeaTools, ideaCard } from './idea-card.ts'

/** What the texts of a lesson refer to. */
export interface LessonTools extends IdeaTools {
  /** The pictures of the library, by id. */
  readonly pictures: ReadonlyMap<string, Picture>
  /** The titles of the rules, by category. */
  readonly ruleTitles: ReadonlyMap<string, string>
}

/**
 * The paragraphs of a section as HTML. Ideas become cards, and pictures are drawn in. A request for the command line is
 * folded together with the answer that follows it, so that a lesson can be worked through without one.
 */
export function lessonBlocks(paragraphs: readonly string[], tools: LessonTools): readonly string[] {
  const shown = (paragraph: string): string => markdownHtml(withBase(paragraph, tools.publicUrl))
  return paragraphs.map((paragraph, i) => {
    const block = ideaBlock(paragraph)
    if (block !== null) return ideaCard(block, tools)
    const inPicture = pictureIn(paragraph)
    const picture = inPicture === null ? undefined : tools.pictures.get(inPicture.id)
    if (inPicture !== null && picture !== undefined) return pictureFigure(picture, inPicture.alt)
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
