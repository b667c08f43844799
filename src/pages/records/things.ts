import { html } from 'ghtml'
import { layout } from '../layout.ts'
import { signTag } from './outcome.ts'

/** The sentence about what a browser keeps, for every page that says so. */
export const keptInBrowser =
  'The list is kept in this browser only and is never sent anywhere; it holds names, dates, verdicts and the codes that delete what you made, and no file and no text of an idea beyond its first words.'

/** The verdicts of reports, of which the list knows no more. */
const verdicts = { pass: 'Ready', warn: 'Ready, with a question', fail: 'Needs other words' } as const

/** How far a timestamp is (web/things/how-far). */
const standings = [
  ['waiting', 'wait', 'Waiting for Bitcoin'],
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
        <header class="mine-head">
          <div>
            <h1>My things</h1>
            <p class="lead">What you made here. Only this browser knows the list.</p>
          </div>
        </header>
        <noscript>
          <p class="panel">
            The list is kept by a script in the browser, and this browser runs none. What you made keeps its address.
          </p>
        </noscript>
        <p class="mine-said" role="status" data-part="said"></p>
        <div data-part="list"></div>
        <div class="mine-tools" data-part="tools" hidden>
          <button type="button" class="linked" data-part="export">Save the list</button>
          <label class="linked" for="import" data-part="open"
            >Open a saved list<input type="file" id="import" accept=".json,application/json"
          /></label>
          <div class="mine-lost" data-part="lost" hidden>
            <details>
              <summary>What if I change my phone or clear my browser?</summary>
              <p>
                The list goes with the browser, or with the data of this site in it; what you made here stays at its
                addresses. Save the list, and you can open it in another browser.
              </p>
              <p>
                ${keptInBrowser} To show a badge, the page loads the picture at its address, and it asks how far each
                timestamp is. Whoever uses this browser can open and delete what is listed.
              </p>
              <p><a href="/privacy">What the service itself stores</a></p>
            </details>
          </div>
        </div>
        !${(['pass', 'warn', 'fail'] as const).map(
          (outcome) => html`<template data-part="${outcome}">!${signTag(outcome, verdicts[outcome])}</template>`,
        )}
        !${standings.map(([part, sign, words]) => html`<template data-part="${part}">!${signTag(sign, words)}</template>`)}
        <template data-part="empty">
          <section class="panel nothing" aria-labelledby="nothing">
            !${ghosts}
            <div>
              <h2 id="nothing">Nothing here yet</h2>
              <p>Make a badge or timestamp a file, and it will appear here.</p>
              <p class="buttons">
                <a class="button" href="/">Design a badge</a>
                <a class="button plain" href="/proofs">Timestamp a file</a>
              </p>
              <div class="mine-tools" data-part="saved"></div>
            </div>
          </section>
        </template>
      </div>
    `,
  })

/** The outline of a kind of thing, as SVG elements in a square of 92. */
const outlines: readonly (readonly [kind: string, outline: string])[] = [
  ['Badges', '<circle cx="46" cy="46" r="45"/><circle cx="46" cy="46" r="34"/><path d="M24 52H68M36 38H56"/>'],
  [
    'Reports',
    '<path d="M16 1H76V91H16ZM28 46H64M28 58H64M28 70H52"/><circle cx="34" cy="24" r="8"/><path d="M30 24l3 3l6-7" fill="none" stroke-dasharray="none"/>',
  ],
  [
    'Timestamps',
    '<path d="M10 1H52L74 23V91H10Z"/><path d="M52 1V23H74M22 38H52M22 52H42"/><circle cx="68" cy="67" r="23"/><path d="M68 54V67L77 73" fill="none" stroke-dasharray="none"/>',
  ],
]

/** What will stand here, drawn as outlines with their names. */
const ghosts = html`<ul class="ghosts">
  !${outlines.map(
    ([kind, outline]) =>
      html`<li><svg viewBox="0 0 92 92" aria-hidden="true" focusable="false">!${outline}</svg>${kind}</li>`,
  )}
</ul>`
