import { html } from 'ghtml'
import type { Release, ReleaseDay } from '../../core/content.ts'
import { dateElement, segment } from '../html.ts'
import { layout } from '../layout.ts'
import { markdownInline } from '../markdown.ts'

export interface ChangelogPage {
  /** Configured public address, without a slash at the end. */
  readonly publicUrl: string
  /** Newest first. */
  readonly releases: readonly Release[]
  /** What days of releases brought, for people; a day may be missing. */
  readonly days: readonly ReleaseDay[]
  /** The titles of the articles that there are now, by id. */
  readonly titles: ReadonlyMap<string, string>
}

/**
 * The page of releases, by day: what a day brought in sentences for people, and folded below it the notes of its
 * releases. Each release has an anchor, to which the feed links; `folds` opens the fold around it.
 */
export const changelogPage = ({ publicUrl, releases, days, titles }: ChangelogPage): string =>
  layout({
    publicUrl,
    path: '/changelog',
    styles: 'developers',
    title: 'Laurel changelog',
    description: 'What changed in Laurel, day by day, with the skills and articles that came and went.',
    script: true,
    main: html`
      <h1>Changelog</h1>
      <p class="lead">What is new in Laurel, newest first.</p>
      <p class="buttons get-it"><a class="button plain" href="/waitlist">News by e-mail</a></p>
      <div class="days" data-module="folds">
        !${byDay(releases).map(([date, of]) => {
          const told = days.find((day) => day.date === date)
          return daySection(of, told ?? { notes: of[0]?.notes.slice(0, 3) ?? [] }, titles)
        })}
      </div>
      <p class="quiet">
        For programs: the <a href="/changelog.atom">Atom feed</a>, and
        <a href="/api/agent/diff?from=${earlier(releases)}">changes since a version</a> as JSON.
      </p>
    `,
  })

/** A version since which something changed: nothing did since the newest. */
const earlier = (releases: readonly Release[]): string => (releases[1] ?? releases[0])?.version ?? ''

/** Releases of the same day together, in their order. */
const byDay = (releases: readonly Release[]): readonly (readonly [date: string, of: readonly Release[]])[] => [
  ...Map.groupBy(releases, ({ date }) => date.slice(0, 10)),
]

type Told = Pick<ReleaseDay, 'notes'> & Partial<ReleaseDay>

const daySection = (releases: readonly Release[], told: Told, titles: ChangelogPage['titles']): string => html`
  <section class="day" id="${releases[0]?.date.slice(0, 10) ?? ''}">
    <div class="day-date">
      !${dateElement(releases[0]?.date ?? '')}
      <span class="version"><span class="hidden">Release </span>${releases[0]?.version ?? ''}</span>
      !${labels(told.notes)}
    </div>
    <div>
      <h2>${told.headline ?? 'What changed'}</h2>
      <ul class="day-notes">
        !${told.notes.map((note) => html`<li>!${markdownInline(sentence(note))}</li>`)}
      </ul>
      <details class="unfold">
        <summary>
          Technical details (${releases.length === 1 ? '1 release' : `${releases.length} releases`})<span class="hidden"
            >, !${dateElement(releases[0]?.date ?? '')}</span
          >
        </summary>
        <p class="quiet">For programs: ${removals(releases)}.</p>
        !${releases.map((release) => section(release, titles))}
      </details>
    </div>
  </section>
`

/** The parts of the service, by the first segment of their addresses, in the words of the menu. */
const parts: readonly (readonly [segment: string, name: string])[] = [
  ['', 'Badges'],
  ['library', 'Library'],
  ['proofs', 'Timestamps'],
  ['mine', 'My things'],
  ['rules', 'Rules'],
  ['agents', 'Agents'],
  ['docs', 'API'],
  ['keys', 'API'],
]

/** What a day is about: the parts of the service to which its notes link. */
function labels(notes: readonly string[]): string {
  const linked = notes.flatMap((note) => [...note.matchAll(/\]\(\/([\w-]*)/g)].map(([, segment]) => segment))
  const names = new Set(parts.filter(([segment]) => linked.includes(segment)).map(([, name]) => name))
  return names.size === 0
    ? ''
    : html`<ul class="day-labels" aria-label="About">
        !${[...names].map((name) => html`<li>${name}</li>`)}
      </ul>`
}

/** What programs may miss after these releases: the names that went. */
function removals(releases: readonly Release[]): string {
  const gone = releases.flatMap(({ skillsRemoved, libraryRemoved }) => [...skillsRemoved, ...libraryRemoved])
  return gone.length === 0 ? 'no skill or article removed' : `skills and articles removed: ${gone.length}`
}

const section = ({ version, notes, ...ids }: Release, titles: ChangelogPage['titles']): string => html`
  <section class="release" id="${version}">
    <h3><span class="hidden">Release </span><span class="version">${version}</span></h3>
    <div>
      <ul>
        !${notes.map((note) => html`<li>${sentence(note)}</li>`)} !${skills('Skills added', ids.skillsAdded)}
        !${skills('Skills removed', ids.skillsRemoved)} !${skills('Articles removed', ids.libraryRemoved)}
      </ul>
      !${
        ids.libraryAdded.length === 0
          ? ''
          : html`<p>Articles added:</p>
              <ul class="added">
                !${ids.libraryAdded.map((id) => html`<li>!${article(id, titles)}</li>`)}
              </ul>`
      }
    </div>
  </section>
`

/** A note as a sentence: some notes were written without their full stop. */
const sentence = (note: string): string => (/[.!?]$/.test(note) ? note : `${note}.`)

const skills = (what: string, ids: readonly string[]): string =>
  ids.length === 0 ? '' : html`<li>${what}: !${ids.map(code).join(', ')}</li>`

const code = (id: string): string => html`<code>${id}</code>`

/** An article that has gone since has no page. */
function article(id: string, titles: ChangelogPage['titles']): string {
  const title = titles.get(id)
  return title === undefined ? code(id) : html`<a href="/library/${segment(id)}">${title}</a>`
}
