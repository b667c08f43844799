import { html } from 'ghtml'
import { learnMore } from '../../core/category.ts'
import type { Screening } from '../../core/finding.ts'
import { type IdeaBlock, studioPath } from '../../core/idea-block.ts'
import { verdictWord } from '../../core/verdict.ts'
import { typographic } from '../quotes.ts'
import { signTag } from '../records/outcome.ts'
import { type Passage, passagesOf } from '../records/passages.ts'

/** What a lesson needs to show an idea with its answer. */
export interface IdeaTools {
  /** Configured public address, without a slash at the end. */
  readonly publicUrl: string
  /** What preflight answers to an idea. */
  readonly screen: (idea: string) => Screening
  /** Whether readers guess an answer before they look: its verdict is folded away too. */
  readonly guessing?: boolean
}

/** An idea of a lesson: its verdict and text, a link that fills in the studio, and folded what preflight answers. */
export function ideaCard({ idea }: IdeaBlock, { publicUrl, screen, guessing = false }: IdeaTools): string {
  const { outcome, summary, findings } = screen(idea)
  const passages = passagesOf(idea, findings)
  const verdict = html`<p class="idea-verdict">!${signTag(outcome, verdictWord(outcome))}</p>`
  return html`
    <figure class="idea-card">
      !${guessing ? '' : verdict}
      <blockquote>
        !${typographic(idea)
          .split('\n\n')
          .map((part) => html`<p>${part}</p>`)}
      </blockquote>
      <p class="screen">
        <a class="button plain" href="${studioPath(idea)}"
          >Try this in the studio<span class="hidden">: ${beginning(idea)}</span></a
        >
      </p>
      <details class="unfold">
        <summary>
          <span>${guessing ? 'See the answer' : outcome === 'pass' ? 'Why it is ready' : 'See why'}</span>
        </summary>
        !${guessing ? verdict : ''}
        <p>${summary}</p>
        !${
          passages.length === 0
            ? ''
            : html`<ul>
                !${passages.map((passage) => found(passage, idea, publicUrl))}
              </ul>`
        }
      </details>
    </figure>
  `
}

/** The first words of an idea, which tell its link from those of other cards. */
const beginning = (idea: string): string => `${typographic(idea).split(/\s+/, 6).join(' ')} …`

/** The words that a passage quotes, what they propose and what to write instead. */
const found = ({ place, findings }: Passage, idea: string, publicUrl: string): string => html`
  <li>
    !${place === undefined ? '' : html`<p><q>${typographic(idea).slice(place.start, place.end)}</q></p>`}
    !${findings.map(
      ({ category, message, advice }) => html`
        <p>
          ${typographic(message)}
          <a href="${learnMore(category, publicUrl)}">Why <span class="hidden">“${category}” matters</span></a>
        </p>
        <p><strong>Instead:</strong> ${typographic(advice)}</p>
      `,
    )}
  </li>
`
