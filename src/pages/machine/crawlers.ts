import { html } from 'ghtml'

/**
 * What crawlers may do with public pages, in two vocabularies, because neither is settled: Content-Signal
 * (contentsignals.org) and Content-Usage (draft-ietf-aipref-attach, draft-ietf-aipref-vocab). They state a preference
 * and enforce nothing.
 */
const preferences = { search: true, aiInput: true, aiTrain: true } as const

const yes = (allowed: boolean): string => (allowed ? 'yes' : 'no')
const y = (allowed: boolean): string => (allowed ? 'y' : 'n')

/**
 * `/robots.txt` (RFC 9309). Shared receipts and reports are not disallowed: a crawler must fetch them to see their
 * noindex, and previews need them.
 */
export const robotsText = (publicUrl: string): string =>
  [
    'User-agent: *',
    `Content-Signal: search=${yes(preferences.search)}, ai-input=${yes(preferences.aiInput)}, ai-train=${yes(preferences.aiTrain)}`,
    `Content-Usage: search=${y(preferences.search)}, train-ai=${y(preferences.aiTrain)}`,
    'Allow: /',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')

/** A public page, and when it last changed: a day or a time in UTC. */
export interface SitemapEntry {
  readonly path: string
  readonly lastmod: string
}

/** `/sitemap.xml` (sitemaps.org): public pages only. */
export const sitemapXml = (publicUrl: string, entries: readonly SitemapEntry[]): string =>
  html`<?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      !${entries.map(
        ({ path, lastmod }) => html`<url><loc>${publicUrl}${path}</loc><lastmod>${lastmod}</lastmod></url>`,
      )}
    </urlset> `
