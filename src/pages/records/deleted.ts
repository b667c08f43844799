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
            <p class="deleted-name" dir="auto" data-part="name">A report or a mock badge</p>
            <p class="lead">Its link no longer works, and nobody can bring it back.</p>
            <p class="buttons">
              <a class="button" href="/mine">My things</a> <a class="button plain" href="/">Design a badge</a>
            </p>
            <p class="quiet">
              A badge and the report about its idea go one by one: the other stays until you delete it too. A timestamp
              stays and holds no text. Copies that others made are out of reach of this service.
              <a href="/privacy">What is stored, and for how long</a>
            </p>
          `,
        })}
      </div>
    `,
  })
