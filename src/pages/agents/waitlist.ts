import { html } from 'ghtml'
import { type FormProblem, errorSummary, fieldError, fieldState, problemTitle } from '../form.ts'
import { layout } from '../layout.ts'
import { sealed, tick } from '../service/sealed.ts'

export interface WaitlistPage {
  /** Configured public address, without a slash at the end. */
  readonly publicUrl: string
  /** Most characters of each field. */
  readonly limits: { readonly email: number; readonly interest: number }
  /** The fields of a form that is shown again, without key material. */
  readonly form?: { readonly email: string; readonly interest: string }
  readonly problem?: FormProblem
}

/** The page of the waitlist, which people know as news of releases: its purpose, the form, and how to be removed. It needs no script. */
export const waitlistPage = ({
  publicUrl,
  limits,
  form = { email: '', interest: '' },
  problem,
}: WaitlistPage): string =>
  layout({
    publicUrl,
    path: '/waitlist',
    title: problemTitle('News of releases – Laurel', problem),
    description: 'News of new releases of Laurel by e-mail, and nothing else.',
    ...(problem !== undefined && { noindex: true }),
    main: html`
      !${problem === undefined ? '' : errorSummary(problem)}
      <h1>News of releases</h1>
      <p class="lead">One e-mail for each new release of Laurel. Nothing else.</p>
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
            <p>
              <label for="interest">What would you like to use Laurel for? <span class="quiet">(optional)</span></label>
              <span class="hint before" id="interest-hint"
                >A few words, and never a private key or recovery phrase.</span
              >
              !${fieldError({ id: 'interest', problem })}
              <input
                id="interest"
                name="interest"
                maxlength="${limits.interest}"
                dir="auto"
                value="${form.interest}"
                !${fieldState({ id: 'interest', problem, hint: 'interest-hint' })}
              />
            </p>
            <p class="buttons"><button class="button">Send me news</button></p>
            <p class="quiet">
              By sending this you agree that the address is kept for news of releases, until you ask for its removal.
            </p>
          </form>
        </div>
        <div class="notes-beside">
          <section aria-labelledby="promise">
            <h2 id="promise">Your address</h2>
            <ul>
              <li>Used only for news of releases.</li>
              <li>Never shared or shown.</li>
              <li>The first mail asks you to confirm.</li>
            </ul>
          </section>
          <section aria-labelledby="leave">
            <h2 id="leave">How to unsubscribe</h2>
            <p>Reply to any of our mails.</p>
          </section>
        </div>
      </div>
    `,
  })

/** The page after the form: the same whether or not the address was known. */
export const joinedPage = (publicUrl: string): string =>
  layout({
    publicUrl,
    path: '/waitlist/joined',
    title: 'Your address is noted – Laurel',
    description: 'The address is on the list for news of new releases.',
    noindex: true,
    main: sealed({
      seed: 'Thank you',
      centre: tick,
      body: html`
        <h1>Your address is noted</h1>
        <p class="lead">
          There is nothing to do now. When something new is out, a first mail asks you to confirm your address.
        </p>
        <p class="buttons">
          <a class="button" href="/">Design a badge</a>
          <a class="button plain" href="/changelog">See the changelog</a>
        </p>
      `,
    }),
  })
