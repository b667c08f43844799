import { html } from 'ghtml'
import type { Template } from '../../core/content.ts'
import { segment } from '../html.ts'
import { type Example, type Starter, examples, starterOf } from './starters.ts'

/**
 * The templates as drawn badges, and examples of what screening finds: on a narrow screen a row that scrolls sideways,
 * on a wide one beside the form, where a script takes them (web/designer). Each is a link to the filled form; the script
 * fills the form in place (web/gallery). Neither sends or screens anything.
 */
export const gallery = (templates: readonly Template[]): string => html`
  <section class="gallery" aria-labelledby="gallery" data-module="gallery">
    <h2 id="gallery">Start from a template</h2>
    <p class="gallery-said" role="status"></p>
    <div class="gallery-row">
      <ul class="gallery-badges">
        !${templates.map(templateItem)}
      </ul>
      <p class="gallery-examples">
        <span>Or try:</span>
        !${examples.map(exampleLink)}
      </p>
    </div>
  </section>
`

const templateItem = (template: Template): string => html`
  <li>
    <a href="!${address(template.id)}" !${filling(starterOf(template))}>
      <img
        src="/library/templates/${segment(template.id)}.svg"
        width="480"
        height="480"
        alt=""
        loading="lazy"
        decoding="async"
      />
      <strong>${template.title}</strong>
      <span>${template.useCases[0] ?? ''}</span>
    </a>
  </li>
`

const exampleLink = (example: Example): string =>
  html`<a href="!${address(example.id)}" !${filling(example)}>${example.leads}</a>`

const address = (id: string): string => `/?template=${segment(id)}`

const filling = ({ idea, tokenType }: Starter): string => html`data-idea="${idea}" data-token-type="${tokenType}"`
