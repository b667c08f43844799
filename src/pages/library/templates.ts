import { html } from 'ghtml'
import { templatesSummary } from '../../core/article-markdown.ts'
import { askAfterScreening } from '../../core/words.ts'
import type { Template } from '../../core/content.ts'
import { segment } from '../html.ts'
import { nonceField } from '../studio/form-nonce.ts'
import { starterOf } from '../studio/starters.ts'
import { layout } from '../layout.ts'
import { sheetPath } from './sheet.ts'

export interface TemplatesPage {
  /** Configured public address, without a slash at the end. */
  readonly publicUrl: string
  readonly templates: readonly Template[]
}

/** The page of the templates: the drawing, purpose and example of each, with ways to change, make and print it. */
export const templatesPage = ({ publicUrl, templates }: TemplatesPage): string =>
  layout({
    publicUrl,
    path: '/library/templates',
    here: '/library',
    title: 'Templates – Laurel',
    description: templatesSummary,
    markdown: '/library/templates.md',
    script: true,
    main: html`
      <h1>Templates</h1>
      <p class="lead">${templatesSummary}</p>
      <div class="template-cards">!${templates.map(section)}</div>
      <details class="unfold for-agents">
        <summary>For agents: each template as one call</summary>
        !${templates.map((template) => call(publicUrl, template))}
        <p>${askAfterScreening}</p>
      </details>
    `,
  })

/** The body that screens the example of a template and makes no receipt. */
const screeningOf = (template: Template): string => {
  const { idea, tokenType, network } = starterOf(template)
  return JSON.stringify({ idea, tokenType, network, simulate: false })
}

const call = (publicUrl: string, template: Template): string => html`
  <h3>${template.title}</h3>
  <pre
    tabindex="0"
  ><code>curl -s ${publicUrl}/api/flow/run -H 'content-type: application/json' -d '${screeningOf(template)}'</code></pre>
`

/** A template as a card: its drawing on a field, its name, its words, and what to do with it. */
const section = (template: Template): string => {
  const { id, title, description, useCases, example } = template
  return html`
    <section class="template" aria-labelledby="${id}">
      <img
        class="template-badge"
        src="/library/templates/${segment(id)}.svg"
        width="480"
        height="480"
        alt=""
        loading="lazy"
        decoding="async"
      />
      <div class="template-text">
        <h2 id="${id}">${title}</h2>
        <p>${description}</p>
        <details class="unfold">
          <summary>Read the example<span class="hidden">: ${title}</span></summary>
          <p class="filled-name">${example.assetName}</p>
          <p>${example.objective}</p>
          <p class="quiet">A mock ${example.tokenType}, not on-chain.</p>
          <p>It also serves for:</p>
          <ul class="uses">
            !${useCases.map((use) => html`<li>${use}</li>`)}
          </ul>
        </details>
        <form class="ways-on" method="post" action="/" enctype="application/x-www-form-urlencoded">
          !${nonceField()}
          <input type="hidden" name="idea" value="${starterOf(template).idea}" />
          <input type="hidden" name="tokenType" value="${example.tokenType}" />
          <input type="hidden" name="network" value="${example.network}" />
          <input type="hidden" name="audience" value="" />
          <a class="button plain" href="/?template=${segment(id)}" aria-describedby="${id}">Use this template</a>
          <button class="linked" name="simulate" value="true" aria-describedby="${id}">Make it unchanged</button>
          <a class="screen" href="${sheetPath(`/library/templates/${id}`)}" aria-describedby="${id}">Print a sheet</a>
        </form>
      </div>
    </section>
  `
}
