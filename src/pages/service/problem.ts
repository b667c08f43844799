import { html } from 'ghtml'
import type { ErrorCode } from '../../core/error.ts'
import { inkedCode, inkedJson } from '../agents/ink.ts'
import { codePre, hangingLines, inkedAround, labelledCode } from '../agents/tabs.ts'
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
          !${example === undefined ? '' : exampleOf(example)}
          <p class="buttons on">!${example === undefined ? reference : toOperation(example)}</p>
        </article>
        !${others(code, all)}
      </div>
    `,
  })
}

/** Whose problem it is, by the first digit of the status. */
const groups = [
  { title: '4xx · the request', from: 400 },
  { title: '5xx · the service', from: 500 },
] as const

const other = ({ code, status, title }: ProblemPage['all'][number]): string =>
  html`<li><span class="status">${status}</span> <a href="/problems/${code}" title="${title}">${code}</a></li>`

/** The way to another problem, whose name a reader of a log knows. */
const others = (code: string, all: ProblemPage['all']): string => html`
  <nav class="notes-beside other-problems" aria-labelledby="others">
    <div>
      <h2 id="others">Other problems</h2>
      !${groups.map(({ title, from }) => {
        const own = all.filter((one) => one.code !== code && one.status >= from && one.status < from + 100)
        return html`<h3>${title}</h3>
          <ul>
            !${own.toSorted((a, b) => a.status - b.status).map(other)}
          </ul>`
      })}
    </div>
  </nav>
`

const reference = '<a class="button" href="/docs">API reference</a>'

const toOperation = ({ operation: { name, title } }: ProblemExample): string =>
  html`<a class="button" href="/docs#${name}">Open “${title}” in the reference</a>
    <a class="button plain" href="/docs">All calls</a>`

/** The request before and after its repair, and below both what the service answered to the first. */
const exampleOf = ({ call, bad, good, wrong, why, answer }: ProblemExample): string => html`
  <h2>An example</h2>
  <p><code>${call}</code></p>
  <div class="calls">
    <div>
      !${labelledCode(uncopied(inkedAround(bad, 'mark', wrong, inkedCode), 'Refused request'), signTag('fail', 'Refused'), 'fail')}
      <p class="quiet">!${markdownInline(why)}</p>
    </div>
    <div>!${labelledCode(codePre(inkedCode(good), 'Accepted request'), signTag('pass', 'Accepted'), 'pass')}</div>
  </div>
  <h3>What the refused request gets</h3>
  !${labelledCode(uncopied(hangingLines(inkedJson(JSON.stringify(answer, null, 2))), 'The answer'), html`Response ${answer.status}, shortened`)}
`

/** What nobody wants to send has no button that copies. `code`: HTML. */
const uncopied = (code: string, name: string): string =>
  html`<pre tabindex="0" role="group" aria-label="${name}" data-copy=""><code>!${code}</code></pre>`
