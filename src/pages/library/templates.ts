import { html } from 'ghtml'
import { templatesSummary } from '../../core/article-markdown.ts'
import type { Template } from '../../core/content.ts'
import { nonceField } from '../studio/form-nonce.ts'
import { layout } from '../layout.ts'

export interface TemplatesPage {
  /** Configured public address, without a slash at the end. */
  readonly publicUrl: string
  readonly templates: readonly Template[]
}

/** The page of the templates: the purpose of each, its example, and a button that opens the example in the studio. */
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
      !${templates.map((template) => section(publicUrl, template))}
    `,
  })

const section = (publicUrl: string, { id, title, description, useCases, example }: Template): string => html`
  <section class="panel" aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>
    <p>${description}</p>
    <p>For example:</p>
    <ul>
      !${useCases.map((use) => html`<li>${use}</li>`)}
    </ul>
    <h3>Filled in</h3>
    <dl class="promises">
      <dt>Name</dt>
      <dd>${example.assetName}</dd>
      <dt>Kind</dt>
      <dd>${example.tokenType}</dd>
      <dt>Practice network</dt>
      <dd>${example.network}</dd>
      <dt>What it is for</dt>
      <dd>${example.objective}</dd>
    </dl>
    <form method="post" action="/" enctype="application/x-www-form-urlencoded">
      !${nonceField()}
      <input type="hidden" name="idea" value="${ideaOf(example)}" />
      <input type="hidden" name="tokenType" value="${example.tokenType}" />
      <input type="hidden" name="network" value="${example.network}" />
      <input type="hidden" name="audience" value="" />
      <p class="buttons">
        <button class="button" name="simulate" value="false" aria-describedby="${id}">Open it in the studio</button>
        <button class="button plain" name="simulate" value="true" aria-describedby="${id}">Make a mock receipt</button>
      </p>
    </form>
    <p>For agents, the same as one call:</p>
    <pre><code>curl -s ${publicUrl}/api/sandbox/simulate -H 'content-type: application/json' -d '${JSON.stringify(example)}'</code></pre>
  </section>
`

/** The example as an idea in plain words, for the studio. */
const ideaOf = ({ assetName, objective }: Template['example']): string => `${assetName}. ${objective}`
