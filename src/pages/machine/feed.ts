import { html } from 'ghtml'
import type { ChangelogPage } from '../agents/changelog.ts'

/**
 * The changelog as an Atom feed (RFC 4287). The id of an entry is `{base}/changelog#<version>` for ever, and the times
 * are those of the releases, so that a feed reader shows each release once.
 */
export function changelogFeed({ publicUrl, releases }: Omit<ChangelogPage, 'days' | 'titles'>): string {
  const page = `${publicUrl}/changelog`
  const entries = releases.map(
    ({ version, date, notes }) => html`
      <entry>
        <id>${page}#${version}</id>
        <title>Laurel ${version}</title>
        <updated>${date}</updated>
        <link rel="alternate" type="text/html" href="${page}#${version}" />
        <content type="text">${notes.map((note) => `- ${note}`).join('\n')}</content>
      </entry>
    `,
  )
  return html`<?xml version="1.0" encoding="utf-8"?>
    <feed xmlns="http://www.w3.org/2005/Atom">
      <id>${page}</id>
      <title>Laurel changelog</title>
      <subtitle>Practice credentials: mock, educational, not on-chain.</subtitle>
      <updated>${releases[0]?.date ?? ''}</updated>
      <author><name>Laurel</name><uri>${publicUrl}/</uri></author>
      <link rel="self" type="application/atom+xml" href="${publicUrl}/changelog.atom" />
      <link rel="alternate" type="text/html" href="${page}" />
      !${entries}
    </feed> `
}
