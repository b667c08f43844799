import { html } from 'ghtml'
import type { Release } from '../../core/content.ts'
import { dateElement, segment } from '../html.ts'
import { layout } from '../layout.ts'

export interface ChangelogPage {
  /** Configured public address, without a slash at the end. */
  readonly publicUrl: string
  /** Newest first. */
  readonly releases: readonly Release[]
  /** The titles of the articles that there are now, by id. */
  readonly titles: ReadonlyMap<string, string>
}

/** The page of releases, by day. Each has an anchor, to which the feed links. */
export const changelogPage = ({ publicUrl, releases, titles }: ChangelogPage): string =>
  layout({
    publicUrl,
    path: '/changelog',
    title: 'Laurel changelog',
    description: 'What changed in Laurel, release by release, with the skills and articles that came and went.',
    script: true,
    main: html`
      <h1>Changelog</h1>
      <p class="lead">What changed, newest first. It comes as a <a href="/changelog.atom">feed</a>, too.</p>
      <div class="days">!${byDay(releases).map((day) => daySection(day, titles))}</div>
      <p class="quiet narrow">
        For programs that have kept a version, what changed since:
        <a href="/api/agent/diff?from=${releases[0]?.version ?? ''}"
          >/api/agent/diff?from=${releases[0]?.version ?? ''}</a
        >
      </p>
    `,
  })

/** Releases of the same day together, in their order. */
function byDay(releases: readonly Release[]): readonly (readonly Release[])[] {
  const days = new Map<string, Release[]>()
  for (const release of releases) {
    const day = release.date.slice(0, 10)
    days.set(day, [...(days.get(day) ?? []), release])
  }
  return [...days.values()]
}

const daySection = (releases: readonly Release[], titles: ChangelogPage['titles']): string => html`
  <section class="day">
    <h2>!${dateElement(releases[0]?.date ?? '')}</h2>
    <div>!${releases.map((release) => section(release, titles))}</div>
  </section>
`

const section = ({ version, notes, ...ids }: Release, titles: ChangelogPage['titles']): string => html`
  <section class="release" id="${version}">
    <h3><span class="hidden">Release </span>${version}</h3>
    <ul>
      !${notes.map((note) => html`<li>${note}</li>`)} !${changed('Skills added', ids.skillsAdded.map(code))}
      !${changed('Skills removed', ids.skillsRemoved.map(code))}
      !${changed(
        'Articles added',
        ids.libraryAdded.map((id) => article(id, titles)),
      )}
      !${changed('Articles removed', ids.libraryRemoved.map(code))}
    </ul>
  </section>
`

const changed = (what: string, names: readonly string[]): string =>
  names.length === 0 ? '' : html`<li>${what}: !${names.join(', ')}</li>`

const code = (id: string): string => html`<code>${id}</code>`

/** An article that has gone since has no page. */
function article(id: string, titles: ChangelogPage['titles']): string {
  const title = titles.get(id)
  return title === undefined ? code(id) : html`<a href="/library/${segment(id)}">${title}</a>`
}
