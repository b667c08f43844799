import { html } from 'ghtml'
import { layout } from '../layout.ts'
import { sealNumber } from '../seal.ts'
import { sealed } from './sealed.ts'

export interface ErrorPage {
  /** Configured public address, without a slash at the end. */
  readonly publicUrl: string
  readonly status: number
  readonly title: string
  readonly detail: string
  readonly requestId: string
}

const request = (id: string): string => html`<p class="request-id">Request id <code>${id}</code></p>`

/** The error page. It shows nothing of the request but its id. */
export const errorPage = ({ publicUrl, status, title, detail, requestId }: ErrorPage): string =>
  layout({
    publicUrl,
    path: '/',
    title: `${title} – Laurel`,
    description: detail,
    noindex: true,
    main: sealed({
      seed: `Error ${status}`,
      centre: sealNumber(status),
      body: html`
        <p class="hidden">Error ${status}</p>
        <h1>${title}</h1>
        <p class="lead">${detail}</p>
        <p class="buttons"><a class="button" href="/">Design a badge</a></p>
        <div class="links">
          <a href="/mine">My things</a> <a href="/library">Library</a>
          !${
            status < 500
              ? html`<details class="request-id">
                  <summary>Report a problem</summary>
                  !${request(requestId)}
                </details>`
              : ''
          }
        </div>
        !${status < 500 ? '' : request(requestId)}
      `,
    }),
  })
