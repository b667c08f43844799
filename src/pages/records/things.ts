import { html } from 'ghtml'
import { layout } from '../layout.ts'
import { seal } from '../seal.ts'
import { signTag } from './outcome.ts'

/** The sentence about what a browser keeps, for every page that says so. */
export const keptInBrowser =
  'The list is kept in this browser only and is never sent anywhere; it holds names, dates, verdicts and the codes that delete what you made, and no file and no text of an idea beyond its first words.'

/** The verdicts of reports, of which the list knows no more. */
const verdicts = { pass: 'Ready', warn: 'Ready, with a question', fail: 'Needs other words' } as const

/** How far a timestamp is (web/things/how-far). */
const standings = [
  ['waiting', 'off', 'Waiting for Bitcoin'],
  ['path', 'off', 'Path to a Bitcoin block'],
  ['block', 'pass', 'In a Bitcoin block'],
  ['mismatch', 'fail', 'Does not match its block'],
] as const

/**
 * The page of what a person made here. It is the same for everybody: `src/web/things/list.ts` fills it from the store of
 * the browser.
 */
export const thingsPage = (publicUrl: string): string =>
  layout({
    publicUrl,
    path: '/mine',
    here: '/mine',
    title: 'My things – Laurel',
    description: 'What you made here with this browser: badges, reports and timestamps.',
    noindex: true,
    script: true,
    main: html`
      <div class="mine" data-module="mine">
        <h1>My things</h1>
        <p class="lead">What you made here. Only this browser knows the list.</p>
        <noscript>
          <p class="panel">
            The list is kept by a script in the browser, and this browser runs none. What you made keeps its address.
          </p>
        </noscript>
        <p class="mine-said" role="status" data-part="said"></p>
        <div data-part="list"></div>
        !${(['pass', 'warn', 'fail'] as const).map(
          (outcome) => html`<template data-part="${outcome}">!${signTag(outcome, verdicts[outcome])}</template>`,
        )}
        !${standings.map(([part, sign, words]) => html`<template data-part="${part}">!${signTag(sign, words)}</template>`)}
        <template data-part="empty">
          <section class="panel nothing" aria-labelledby="nothing">
            !${seal('my things', 'nothing-seal', { size: 'large', wreath: true })}
            <div>
              <h2 id="nothing">Nothing here yet</h2>
              <p>Make a badge or timestamp a file, and you find it here again.</p>
              <p class="buttons">
                <a class="button" href="/">Design a badge</a>
                <a class="button plain" href="/proofs">Timestamp a file</a>
              </p>
            </div>
          </section>
        </template>
        <div class="mine-tools" data-part="tools" hidden>
          <p class="buttons">
            <button type="button" class="button plain" data-part="export">Save the list as a file</button>
            <label class="button plain" for="import"
              >Open a saved list<input type="file" id="import" accept=".json,application/json"
            /></label>
          </p>
          <details class="quiet narrow">
            <summary>What if I lose this browser?</summary>
            <p>
              The list goes with the browser, or with the data of this site in it; what you made here stays at its
              addresses. Save the list as a file, and you can open it in another browser.
            </p>
            <p>
              ${keptInBrowser} To show a badge, the page loads the picture at its address, and it asks how far each
              timestamp is. Whoever uses this browser can open and delete what is listed.
            </p>
            <p><a href="/privacy">What the service itself stores</a></p>
          </details>
        </div>
      </div>
    `,
  })
