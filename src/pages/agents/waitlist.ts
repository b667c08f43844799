import { html } from 'ghtml'
import type { ReleaseDay } from '../../core/content.ts'
import { type FormProblem, errorSummary, fieldError, fieldState, problemTitle } from '../form.ts'
import { dateElement } from '../html.ts'
import { layout } from '../layout.ts'
import { envelope, sealed } from '../service/sealed.ts'

export interface WaitlistPage {
  /** Configured public address, without a slash at the end. */
  readonly publicUrl: string
  /** Most characters of an address. */
  readonly limits: { readonly email: number }
  /** What the releases of days brought, newest first: the newest ones show what a mail is about. */
  readonly days: readonly ReleaseDay[]
  /** The address of a form that is shown again, without key material. */
  readonly form?: { readonly email: string }
  readonly problem?: FormProblem
}

/** The page of the waitlist, which people know as news by e-mail: its purpose, the form, and how to be removed. It needs no script. */
export const waitlistPage = ({ publicUrl, limits, days, form = { email: '' }, problem }: WaitlistPage): string =>
  layout({
    publicUrl,
    path: '/waitlist',
    title: problemTitle('News by e-mail – Laurel', problem),
    description: 'News of new releases of Laurel by e-mail, and nothing else.',
    ...(problem !== undefined && { noindex: true }),
    main: html`
      <h1>News by e-mail</h1>
      <p class="lead">At most one e-mail a month, when something new is out.</p>
      <div class="with-news">
        <div>
          !${problem === undefined ? '' : errorSummary(problem)}
          <form class="panel proofs" method="post" action="/waitlist" novalidate>
            <p>
              <label for="email">E-mail address</label>
              !${fieldError({ id: 'email', problem })}
              <input
                id="email"
                name="email"
                type="email"
                required
                maxlength="${limits.email}"
                autocomplete="email"
                spellcheck="false"
                value="${form.email}"
                !${fieldState({ id: 'email', problem })}
              />
            </p>
            <p class="buttons"><button class="button">Send me news</button></p>
            <p class="quiet">Kept only for these mails, until you reply “stop”. <a href="/privacy">Privacy</a></p>
          </form>
        </div>
        !${days.length === 0 ? '' : latest(days)}
      </div>
    `,
  })

/** How many titles of the changelog stand beside the form. */
const mostNews = 3

const latest = (days: readonly ReleaseDay[]): string => html`
  <section class="latest" aria-labelledby="latest">
    <h2 id="latest">What was new lately</h2>
    <ul>
      !${days.slice(0, mostNews).map(
        ({ date, headline }) =>
          html`<li>
            <span class="quiet">!${dateElement(date)}</span>
            <a href="/changelog#${date}">${headline}</a>
          </li>`,
      )}
    </ul>
    <p><a href="/changelog">See the changelog</a></p>
  </section>
`

/** The page after the form: the same whether or not the address was known. `email`: what was typed, where it is known. */
export const joinedPage = (publicUrl: string, email?: string): string =>
  layout({
    publicUrl,
    path: '/waitlist/joined',
    title: `${email === undefined ? 'Thank you' : 'You’re on the list'} – Laurel`,
    description: 'News of new releases of Laurel by e-mail.',
    noindex: true,
    main: sealed({
      seed: 'Thank you',
      centre: envelope,
      body: html`
        !${email === undefined ? unnamed : onTheList(email)}
        <p class="buttons">
          <a class="button" href="/">Design a badge</a>
          <a class="button plain" href="/changelog">See the changelog</a>
        </p>
      `,
    }),
  })

const onTheList = (email: string): string => html`
  <h1>You’re on the list</h1>
  <p class="acted-on">
    <strong><bdi>${email}</bdi></strong> <a class="again-at" href="/waitlist">Change the address</a>
  </p>
  <p class="lead">The first mail comes when something new is out. To hear no more, reply “stop” to any of our mails.</p>
`

/** The address of this page alone does not say that somebody joined. */
const unnamed = html`
  <h1>Thank you</h1>
  <p class="lead">
    If you have just sent the form, your address is on the list. The first mail comes when something new is out. To hear
    no more, reply “stop” to any of our mails.
  </p>
`
