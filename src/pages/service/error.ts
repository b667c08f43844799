import { html } from 'ghtml'
import { layout } from '../layout.ts'
import { seal, sealNumber } from '../seal.ts'

export interface ErrorPage {
  /** Configured public address, without a slash at the end. */
  readonly publicUrl: string
  readonly status: number
  readonly title: string
  readonly detail: string
  readonly requestId: string
}

/** The error page. It shows nothing of the request but its id. */
export const errorPage = ({ publicUrl, status, title, detail, requestId }: ErrorPage): string =>
  layout({
    publicUrl,
    path: '/',
    title: `${title} – Laurel`,
    description: detail,
    noindex: true,
    main: html`
      <article class="error-page">
        !${seal(`Error ${status}`, 'error-seal', { size: 'large', centre: sealNumber(status) })}
        <div>
          <p class="kicker">Error ${status}</p>
          <h1>${title}</h1>
          <p class="lead">${detail}</p>
          <p class="buttons">
            <a class="button" href="/">Back to the studio</a>
            <a class="button plain" href="/library">Look in the library</a>
          </p>
          <p class="quiet">If you report this, quote the request id <code>${requestId}</code>.</p>
        </div>
      </article>
    `,
  })
