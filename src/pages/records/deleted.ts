import { html } from 'ghtml'
import { layout } from '../layout.ts'
import { sealed, struckBadge } from '../service/sealed.ts'

/** The page after a deletion, the same for all records. */
export const deletedPage = (publicUrl: string): string =>
  layout({
    publicUrl,
    path: '/deleted',
    title: 'Deleted – Laurel',
    description: 'A report or a mock badge was deleted.',
    noindex: true,
    script: true,
    main: html`
      <div data-module="deleted">
        !${sealed({
          seed: 'deleted',
          centre: struckBadge,
          quiet: true,
          body: html`
            <h1>Deleted for good</h1>
            <p class="deleted-name" dir="auto" data-part="name">Its page is gone, without undo.</p>
            <p class="lead" data-part="other">Its badge or report may remain.</p>
            <p class="buttons">
              <a class="button" href="/mine" data-part="mine">Look in My things</a>
              <a class="button plain" href="/">Design a badge</a>
            </p>
            <h2>What else may remain</h2>
            <ul>
              <li>A timestamp, which holds no text.</li>
              <li>Copies that others made, and older <a href="/privacy#delete">backups of the operator</a>.</li>
            </ul>
          `,
        })}
      </div>
    `,
  })
