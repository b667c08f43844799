import { html } from 'ghtml'
import { layout } from '../layout.ts'

/** The page after a deletion, the same for all records. */
export const deletedPage = (publicUrl: string): string =>
  layout({
    publicUrl,
    path: '/deleted',
    title: 'Deleted – Laurel',
    description: 'A report or a mock receipt was deleted.',
    noindex: true,
    script: true,
    main: html`
      <article class="narrow" data-module="deleted">
        <h1>Deleted</h1>
        <p class="lead">
          The record is gone. Its address now answers as one that never existed, and nobody can bring it back.
        </p>
        <p>
          What others have copied, and what a browser has kept, is out of reach of this service. A proof of its hash
          stays; it holds no text. <a href="/privacy">What is stored here, and for how long</a>
        </p>
        <p class="buttons">
          <a class="button" href="/">Back to the studio</a> <a class="button plain" href="/mine">My things</a>
        </p>
      </article>
    `,
  })
