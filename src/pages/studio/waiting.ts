import { html } from 'ghtml'
import { layout } from '../layout.ts'

/** The page while the first of two equal forms runs; the browser reloads it every second. */
export const waitingPage = (publicUrl: string, address: string): string =>
  layout({
    publicUrl,
    path: '/',
    title: 'Your result is on its way – Laurel',
    description: 'Your idea is being checked. This page shows the result as soon as it is there.',
    noindex: true,
    main: html`
      <article class="narrow">
        <h1>Your result is on its way</h1>
        <p class="lead" role="status">Your idea is being checked. This page shows the result as soon as it is there.</p>
        <p>
          <a class="button plain" href="${address}">Look now</a> <a class="button plain" href="/">Back to the studio</a>
        </p>
      </article>
    `,
  })
