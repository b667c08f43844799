import { html } from 'ghtml'
import type { Release } from '../../core/content.ts'
import { contentsList } from '../contents.ts'
import { dateElement } from '../html.ts'
import { layout } from '../layout.ts'

export interface ChangelogPage {
  /** Configured public address, without a slash at the end. */
  readonly publicUrl: string
  /** Newest first. */
  readonly releases: readonly Release[]
}

/** The page of releases. Each has an anchor, to which the feed links. */
export const changelogPage = ({ publicUrl, releases }: ChangelogPage): string =>
  layout({
    publicUrl,
    path: '/changelog',
    title: 'Laurel changelog',
    description: 'What changed in Laurel, release by release, with the skills and articles that came and went.',
    script: true,
    main: html`
      <div class="guide">
        !${contentsList(
          'Releases',
          releases.map(({ version }) => ({ id: version, title: version })),
        )}
        <div class="guide-body">
          <h1>Changelog</h1>
          <p class="lead">
            What changed, newest first. There is a <a href="/changelog.atom">feed</a>, and agents that have a version
            cached ask <code>${publicUrl}/api/agent/diff?from=${releases[0]?.version ?? ''}</code> with theirs in the
            place of this one.
          </p>
          <div class="releases">!${releases.map(section)}</div>
        </div>
      </div>
    `,
  })

const section = ({ version, date, notes, ...ids }: Release): string => html`
  <section class="release" id="${version}">
    <h2>${version}</h2>
    <p class="quiet">!${dateElement(date)}</p>
    <ul>
      !${notes.map((note) => html`<li>${note}</li>`)} !${changed('Skills added', ids.skillsAdded)}
      !${changed('Skills removed', ids.skillsRemoved)} !${changed('Articles added', ids.libraryAdded)}
      !${changed('Articles removed', ids.libraryRemoved)}
    </ul>
  </section>
`

const changed = (what: string, ids: readonly string[]): string =>
  ids.length === 0 ? '' : html`<li>${what}: <code>${ids.join(', ')}</code></li>`
