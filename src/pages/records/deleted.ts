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
            <p class="lead deleted-name" data-part="name">
              The page and what it showed are deleted, for everybody. This cannot be undone.
            </p>
            <form class="buttons" method="post" action="/delete">
              <input type="hidden" name="record" /><input type="hidden" name="deleteToken" />
              <a class="button" href="/mine" data-part="mine">Open My things</a>
              <a class="button plain" href="/" data-part="design">Design a badge</a>
            </form>
            <h2>What stays</h2>
            <ul class="spaced">
              <li data-part="other">A report or a badge made with it, if you did not delete that too.</li>
              <li>Its timestamp, if you made one (it holds no text).</li>
              <li>Copies that others made, and older <a href="/privacy#delete">backups of the operator</a>.</li>
            </ul>
          `,
        })}
      </div>
    `,
  })
