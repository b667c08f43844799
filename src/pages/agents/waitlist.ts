import { html } from 'ghtml'
import { type FormProblem, errorSummary, fieldError, fieldState, problemTitle } from '../form.ts'
import { layout } from '../layout.ts'
import { envelope, sealed } from '../service/sealed.ts'

export interface WaitlistPage {
  /** Configured public address, without a slash at the end. */
  readonly publicUrl: string
  /** Most characters of an address. */
  readonly limits: { readonly email: number }
  /** The address of a form that is shown again, without key material. */
  readonly form?: { readonly email: string }
  readonly problem?: FormProblem
}

/** The page of the waitlist, which people know as news by e-mail: its purpose, the form, and how to be removed. It needs no script. */
export const waitlistPage = ({ publicUrl, limits, form = { email: '' }, problem }: WaitlistPage): string =>
  layout({
    publicUrl,
    path: '/waitlist',
    title: problemTitle('News by e-mail – Laurel', problem),
    description: 'News of new releases of Laurel by e-mail, and nothing else.',
    ...(problem !== undefined && { noindex: true }),
    main: html`
      !${problem === undefined ? '' : errorSummary(problem)}
      <h1>News by e-mail</h1>
      <p class="lead">At most one e-mail a month, when something new is out.</p>
      <div class="with-notes">
        <div class="panel">
          <form class="proofs" method="post" action="/waitlist" novalidate>
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
            <p class="quiet">
              By sending this you agree that the address is kept for these mails, until you ask for its removal.
              <a href="/privacy">Privacy</a>
            </p>
            <p class="buttons"><button class="button">Send me news</button></p>
          </form>
        </div>
        <div class="notes-beside">
          <section aria-labelledby="promise">
            <h2 id="promise">Your address</h2>
            <ul>
              <li>Used only for news of new releases.</li>
              <li>Never shared or shown.</li>
              <li>No mail comes right away.</li>
            </ul>
          </section>
          <section aria-labelledby="leave">
            <h2 id="leave">How to unsubscribe</h2>
            <p>Reply with the word “stop” to any of our mails.</p>
          </section>
        </div>
      </div>
    `,
  })

/** The page after the form: the same whether or not the address was known. `email`: what was typed, where it is known. */
export const joinedPage = (publicUrl: string, email?: string): string =>
  layout({
    publicUrl,
    path: '/waitlist/joined',
    title: 'Your address is noted – Laurel',
    description: 'The address is noted for news of new releases.',
    noindex: true,
    main: sealed({
      seed: 'Thank you',
      centre: envelope,
      body: html`
        <h1>Your address is noted</h1>
        !${
          email === undefined
            ? ''
            : html`<p class="acted-on">
                  <strong><bdi>${email}</bdi></strong>
                </p>
                <p>Is it misspelt? <a href="/waitlist">Enter it again</a></p>`
        }
        <p class="lead">There is nothing more to do. The first mail comes when something new is out.</p>
        <p class="quiet">To hear no more, reply with the word “stop”.</p>
        <p class="buttons">
          <a class="button" href="/">Design a badge</a>
          <a class="button plain" href="/changelog">See the changelog</a>
        </p>
      `,
    }),
  })
