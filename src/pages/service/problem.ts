import { html } from 'ghtml'
import type { ErrorCode } from '../../core/error.ts'
import { codeBlock } from '../agents/tabs.ts'
import { layout } from '../layout.ts'
import { type ProblemExample, problemExamples } from './problem-examples.ts'

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
export function problemPage({ publicUrl, code, status, title, explanation, remedy }: ProblemPage): string {
  const example = problemExamples[code]
  return layout({
    publicUrl,
    path: `/problems/${code}`,
    title: `${title} (${code}) – Laurel`,
    description: explanation,
    script: true,
    main: html`
      <article class="narrow">
        <p class="kicker code-kicker">${status} ${code}</p>
        <h1>${title}</h1>
        <p class="lead">${explanation}</p>
        <h2>What to do</h2>
        <p>${remedy}</p>
        !${example === undefined ? '' : exampleOf(example)}
        <p class="buttons on">
          <a class="button" href="/docs#errors">All problems</a>
          <a class="button plain" href="/docs">API reference</a>
        </p>
      </article>
    `,
  })
}

const exampleOf = ({ call, bad, good, errors }: ProblemExample): string => html`
  <h2>An example</h2>
  <p><code>${call}</code> refuses this body:</p>
  !${codeBlock(bad)}
  !${
    errors === undefined
      ? ''
      : html`<p>The answer lists what is wrong:</p>
          !${codeBlock(JSON.stringify({ errors }, null, 2))}`
  }
  <p>It takes this one:</p>
  !${codeBlock(good)}
`
