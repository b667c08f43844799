import { html } from 'ghtml'
import type { ErrorCode } from '../../core/error.ts'
import { inkedCode, inkedJson } from '../agents/ink.ts'
import { codePre, inkedAround, labelledCode } from '../agents/tabs.ts'
import { layout } from '../layout.ts'
import { markdownInline } from '../markdown.ts'
import { signTag } from '../records/outcome.ts'
import { type ProblemExample, problemExamples } from './problem-examples.ts'

export interface ProblemPage {
  /** Configured public address, without a slash at the end. */
  readonly publicUrl: string
  readonly code: ErrorCode
  readonly status: number
  readonly title: string
  /** What happened, in plain sentences with inline Markdown. */
  readonly explanation: string
  /** What the caller can do, as inline Markdown. */
  readonly remedy: string
  /** Every problem, this one too. */
  readonly all: readonly { readonly code: string; readonly status: number; readonly title: string }[]
}

/** The page behind the `type` of a problem document (RFC 9457). */
export function problemPage({ publicUrl, code, status, title, explanation, remedy, all }: ProblemPage): string {
  const example = problemExamples[code]
  return layout({
    publicUrl,
    path: `/problems/${code}`,
    here: '/docs',
    title: `${title} (${code}) – Laurel`,
    description: explanation.replaceAll('`', ''),
    script: true,
    main: html`
      <div class="with-notes">
        <article class="problem-kind">
          <p class="up"><a href="/docs#errors">← All problems</a></p>
          <p class="which"><strong class="method">${status}</strong> <code>${code}</code></p>
          <h1>${title}</h1>
          <p class="lead">!${markdownInline(explanation)}</p>
          <h2>What to do</h2>
          <p class="narrow">!${markdownInline(remedy)}</p>
          !${example === undefined ? '' : exampleOf(example) + answerOf(example)}
          <p class="buttons on">!${example === undefined ? reference : toOperation(example)}</p>
        </article>
        <div class="notes-beside">!${others(code, status, all)}</div>
      </div>
    `,
  })
}

type Other = ProblemPage['all'][number]

const other = ({ code, status, title }: Other): string =>
  html`<li><span class="status">${status}</span> <a href="/problems/${code}" title="${title}">${code}</a></li>`

/** How many other problems stand beside one. */
const mostOthers = 5

/** The problems nearest to one: those of its status first, then those of the statuses around it. */
function nearest(code: string, status: number, all: readonly Other[]): readonly Other[] {
  const far = (other: Other): number => Math.abs(other.status - status)
  return all
    .filter((one) => one.code !== code)
    .toSorted((a, b) => far(a) - far(b))
    .slice(0, mostOthers)
    .toSorted((a, b) => a.status - b.status)
}

/** The way to other problems, whose names a reader of a log knows. */
const others = (code: string, status: number, all: readonly Other[]): string => html`
  <nav class="other-problems" aria-labelledby="others">
    <h2 id="others">Other problems</h2>
    <ul>
      !${nearest(code, status, all).map(other)}
    </ul>
  </nav>
`

const reference = '<a class="button" href="/docs">Open the reference</a>'

const toOperation = ({ operation: { name, title } }: ProblemExample): string =>
  html`<a class="button" href="/docs#${name}">${title} in the reference</a>`

/** The request before and after its repair. */
const exampleOf = ({ call, bad, good, wrong, right, why }: ProblemExample): string => html`
  <h2>An example</h2>
  <p><code>${call}</code></p>
  <div class="calls">
    !${labelledCode(codePre(inkedAround(bad, 'mark', wrong, inkedCode), 'Refused request', false) + html`<p class="code-foot">!${markdownInline(why)}</p>`, signTag('fail', 'Refused'), 'fail')}
    !${labelledCode(codePre(inkedAround(good, 'ins', right, inkedCode), 'Accepted request') + html`<p class="code-foot">${right === undefined ? 'Here it is gone.' : 'Here it is right.'}</p>`, signTag('pass', 'Accepted'), 'pass')}
  </div>
`

/** What the service answered to the refused request. */
const answerOf = ({ answer }: ProblemExample): string => html`
  <section class="gets" aria-labelledby="gets">
    <h2 id="gets">What the refused request gets</h2>
    !${labelledCode(codePre(inkedJson(JSON.stringify(answer, null, 2)), 'The response', false), html`Response ${answer.status}, shortened`, 'fail')}
  </section>
`
