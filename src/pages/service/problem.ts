import { html } from 'ghtml'
import type { ErrorCode } from '../../core/error.ts'
import { layout } from '../layout.ts'

export interface ProblemPage {
  /** Configured public address, without a slash at the end. */
  readonly publicUrl: string
  readonly code: ErrorCode
  readonly status: number
  readonly title: string
  /** What happened, in plain sentences. */
  readonly explanation: string
  /** What the caller can do. */
  readonly remedy: string
}

/** The page behind the `type` of a problem document (RFC 9457). */
export const problemPage = ({ publicUrl, code, status, title, explanation, remedy }: ProblemPage): string =>
  layout({
    publicUrl,
    path: `/problems/${code}`,
    title: `${title} (${code}) – Laurel`,
    description: explanation,
    main: html`
      <article class="narrow">
        <p class="kicker">Problem <code>${code}</code> · HTTP ${status}</p>
        <h1>${title}</h1>
        <p class="lead">${explanation}</p>
        <h2>What to do</h2>
        <p>${remedy}</p>
        <ul class="links">
          <li><a href="/docs">API reference</a></li>
          <li><a href="/">Studio</a></li>
        </ul>
      </article>
    `,
  })
