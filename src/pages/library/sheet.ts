import { html } from 'ghtml'
import { shapeOf } from '../../core/badge/chosen-look.ts'
import type { Article, Template } from '../../core/content.ts'
import { withBase } from '../../core/library.ts'
import { sheetBadge } from '../../core/template-badge.ts'
import { layout } from '../layout.ts'
import { markdownInline } from '../markdown.ts'

/** Sheets of paper to print and fill in by hand: one page each, A4 or Letter. The tape of the badge says MOCK. */

/** The article that has a sheet: it plans a badge. */
export const plannedBy = 'badge-issuance-playbook'

/** The path of the sheet of an article or a template. */
export const sheetPath = (page: string): string => `${page}/sheet`

/** The words of a template's sheet. */
interface Award {
  /** What the badge says. */
  readonly name: string
  /** What the lines ask for: who gets it, and what for. */
  readonly to: string
  readonly reason: string
  /** A short line beside the day. */
  readonly beside: string
}

const awards: Readonly<Record<string, Award>> = {
  'attendance-badge': {
    name: 'Thank you',
    to: 'This badge goes to',
    reason: 'who helped or took part:',
    beside: 'Event',
  },
  certificate: {
    name: 'Well done',
    to: 'This certificate goes to',
    reason: 'who finished the course and showed it like this:',
    beside: 'Course',
  },
  collectible: {
    name: 'You found it',
    to: 'This piece goes to',
    reason: 'who collected it like this:',
    beside: 'Piece … of …',
  },
}
const anyAward: Award = { name: 'Thank you', to: 'This goes to', reason: 'who did this:', beside: 'Occasion' }

const never = html`
  <p class="paper-not">
    <strong>What it is not:</strong> a qualification, a ticket or a voucher. It stays with the person who earned it,
    can’t be sold and has no monetary value.
  </p>
`

/** The sheet of a template: a badge to give on paper. */
export function templateSheet({ publicUrl, template }: { publicUrl: string; template: Template }): string {
  const { id, title, description, example } = template
  const { name, to, reason, beside } = awards[id] ?? anyAward
  const { tokenType } = example
  return paper({
    publicUrl,
    path: sheetPath(`/library/templates/${id}`),
    back: { path: `/library/templates#${id}`, title: 'Templates' },
    title,
    description,
    kind: 'award',
    advice: html`Write what the person did in one sentence that two people judge the same way. For example:
    “${firstSentence(example.objective)}”`,
    content: html`
      <figure class="badge">!${sheetBadge(name, tokenType, { shape: shapeOf(tokenType), palette: 'laurel' })}</figure>
      <h1>${title}</h1>
      !${line(to, 'Name on paper, none online.')}
      <div>
        <p class="paper-label">${reason}</p>
        !${blank} !${blank}
      </div>
      <div class="paper-row">!${line(beside)} !${line('Day')} !${line('Given by')}</div>
      !${never}
    `,
  })
}

/** The first sentence of a text. */
const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text

/** The sheet of the playbook: a plan on one page, with its checklist. */
export function planSheet({ publicUrl, article }: { publicUrl: string; article: Article }): string {
  const path = `/library/${article.id}`
  return paper({
    publicUrl,
    path: sheetPath(path),
    back: { path, title: article.title },
    title: 'Plan a badge',
    description: article.summary,
    kind: 'plan',
    content: html`
      <header>
        <div>
          <h1>Plan a badge</h1>
          !${line('What the badge is called')} !${line('Who gives it, and on which day')}
        </div>
        <figure class="badge">!${sheetBadge('Your badge', 'badge', { shape: 'medal', palette: 'laurel' })}</figure>
      </header>
      <section>
        <h2>The criterion</h2>
        <p class="paper-hint">One sentence that says what a person did. Two people judge it the same way.</p>
        !${blank} !${blank}
      </section>
      <section>
        <h2>Three jobs</h2>
        <div class="paper-row">
          !${line('Awards the badge')} !${line('Checks each claim')} !${line('Keeps the list')}
        </div>
        <div class="paper-row">!${line('The list is destroyed on')} !${line('Mistakes: whom to ask, until when')}</div>
      </section>
      <section>
        <h2>Checklist</h2>
        <p class="paper-hint">Name on paper, none online.</p>
        <ul class="paper-checks">
          !${article.checklist.map((item) => html`<li>!${markdownInline(withBase(item, publicUrl))}</li>`)}
        </ul>
      </section>
      !${never}
    `,
  })
}

interface Paper {
  readonly publicUrl: string
  readonly path: string
  readonly back: { readonly path: string; readonly title: string }
  readonly title: string
  readonly description: string
  readonly kind: 'award' | 'plan'
  /** HTML beside the sheet, which is not printed. */
  readonly advice?: string
  readonly content: string
}

const paper = ({ publicUrl, path, back, title, description, kind, advice = '', content }: Paper): string =>
  layout({
    publicUrl,
    path,
    here: '/library',
    title: `${title}: a sheet to print – Laurel`,
    description,
    noindex: true,
    script: true,
    main: html`
      <nav class="paper-bar screen" aria-label="Sheet" data-module="print">
        <a href="${back.path}">Back to ${back.title}</a>
        <p class="quiet">One page, to fill in by hand. Your browser’s menu prints it.</p>
      </nav>
      !${advice === '' ? '' : html`<p class="screen">!${advice}</p>`}
      <article class="paper ${kind}">!${content}</article>
    `,
  })

/** A line to write on, with its label below it, and what to know about it. */
const line = (label: string, hint = ''): string =>
  html`<p class="paper-line">
    <span>${label}</span>
    !${hint === '' ? '' : html`<em>${hint}</em>`}
  </p>`

/** A line to write on without a label. */
const blank = html`<p class="paper-line" aria-hidden="true"></p>`
