import { html } from 'ghtml'
import { displayText } from '../core/display.ts'
import { pageDisclosure } from '../core/words.ts'
import { withSizedTitle } from './title.ts'

export interface Page {
  /** Configured public address, without a slash at the end. */
  readonly publicUrl: string
  /** Path of this page. The canonical address is publicUrl and path. */
  readonly path: string
  readonly title: string
  readonly description: string
  /** Share pages stay out of search engines. */
  readonly noindex?: boolean
  /** A preview picture of 1200×630. */
  readonly image?: { readonly url: string; readonly alt: string }
  /** HTML of the page, already escaped. */
  readonly main: string
  /** The entry of the navigation that this page belongs to. */
  readonly here?: '/' | '/library' | '/proofs' | '/mine' | '/agents' | '/docs' | '/keys'
  /**
   * The style sheet after the first one, which has all that the form of the studio shows; `pages` by default, and
   * `developers` means that one too.
   */
  readonly styles?: 'pages' | 'results' | 'developers' | 'none'
  /** Open Graph type; website by default. */
  readonly type?: 'article'
  /** Path of the Markdown variant. */
  readonly markdown?: string
  /** schema.org description of the page (JSON-LD). */
  readonly data?: object
  /** Whether the page loads the script, which adds copy buttons to code and starts the modules of the page. */
  readonly script?: true
  /** Whether the notice stays in sight, as on pages about a mock receipt. */
  readonly mock?: boolean
}

/** The whole HTML document. The notice comes first, in reading order and on the screen. */
export function layout(page: Page): string {
  const address = page.publicUrl + page.path
  const title = displayText(page.title)
  const description = displayText(page.description)
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>${title}</title>
        <meta name="description" content="${description}" />
        !${page.noindex === true ? '<meta name="robots" content="noindex" />' : ''}
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#f7f3e8" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#121816" media="(prefers-color-scheme: dark)" />
        <link rel="describedby" type="text/plain" title="For agents" href="${page.publicUrl}/llms.txt" />
        <link rel="canonical" href="${address}" />
        <link rel="alternate" type="application/atom+xml" title="Laurel changelog" href="/changelog.atom" />
        <link rel="icon" href="/assets/laurel.svg" type="image/svg+xml" />
        <link
          rel="preload"
          href="/assets/fonts/newsreader.woff2"
          as="font"
          type="font/woff2"
          fetchpriority="low"
          crossorigin
        />
        <link rel="stylesheet" href="/assets/laurel.css" />
        !${sheetsOf(page.styles ?? 'pages').map((name) => html`<link rel="stylesheet" href="/assets/${name}.css" />`)}
        <meta property="og:site_name" content="Laurel" />
        <meta property="og:type" content="${page.type ?? 'website'}" />
        <meta property="og:title" content="${title}" />
        <meta property="og:description" content="${description}" />
        <meta property="og:url" content="${address}" />
        !${page.image === undefined ? '<meta name="twitter:card" content="summary" />' : preview(page.image)}
        !${page.markdown === undefined ? '' : html`<link rel="alternate" type="text/markdown" href="${page.publicUrl}${page.markdown}" />`}
        !${page.data === undefined ? '' : structured(page.data)}
        !${page.script === undefined ? '' : '<script type="module" src="/assets/web/page.js" fetchpriority="low"></script>'}
      </head>
      <body>
        <header class="site">
          <p class="notice!${page.mock === true ? ' stays' : ''}" id="notice">
            <span>${pageDisclosure}</span>
          </p>
          <a class="skip" href="#main">Skip to the content</a>
          <div class="bar">
            <a class="brand" href="/">!${leaf}<span>Laurel</span></a>
            <nav aria-label="Site">
              <ul>
                !${places.map((entry) => place(entry, page.here))}
              </ul>
              !${developers(page.here ?? page.path)}
            </nav>
          </div>
        </header>
        <main id="main" tabindex="-1">!${withSizedTitle(page.main)}</main>
        <footer class="site">
          <div class="foot">
            <p>
              <a class="brand" href="/">!${leaf}<span>Laurel</span></a>
              Laurel helps you design mock badges that are honours, never assets. It holds no private keys, sells
              nothing and puts nothing on any chain.
            </p>
            <nav aria-label="More">
              !${more.map(
                ([title, links]) =>
                  html`<div>
                    <p>${title}</p>
                    <ul>
                      !${links.map(([path, name]) => html`<li><a href="${path}">${name}</a></li>`)}
                    </ul>
                  </div>`,
              )}
            </nav>
          </div>
        </footer>
      </body>
    </html> `
}

/** The style sheets after the first one, in the order of the cascade. */
const sheetsOf = (styles: NonNullable<Page['styles']>): readonly string[] =>
  styles === 'none' ? [] : styles === 'developers' ? ['pages', 'developers'] : [styles]

interface Place {
  readonly path: string
  readonly name: string
  /** The end of its name, which a narrow screen hides. */
  readonly rest?: string
}

/** What people come for. */
const places: readonly Place[] = [
  { path: '/', name: 'Design', rest: ' a badge' },
  { path: '/library', name: 'Library' },
  { path: '/proofs', name: 'Timestamp', rest: ' a file' },
  { path: '/mine', name: 'My things' },
]

/** What developers come for, under one entry, and what is there. */
const tools = [
  { path: '/agents', name: 'Agents', about: 'Connect an AI assistant' },
  { path: '/docs', name: 'Reference', about: 'Every call, with examples' },
  { path: '/keys', name: 'Keys', about: 'Free, and no account' },
  { path: '/changelog', name: 'Changelog', about: 'What is new' },
] as const

/** Links at the end of every page, in columns of equal length; the names are those of the header. */
const more = [
  [
    'Make',
    [
      ['/', 'Design a badge'],
      ['/library/templates', 'Templates'],
      ['/proofs', 'Timestamp a file'],
      ['/mine', 'My things'],
    ],
  ],
  [
    'Learn',
    [
      ['/how-it-works', 'How it works'],
      ['/library', 'Library'],
      ['/rules', 'Rules'],
      ['/waitlist', 'News by e-mail'],
    ],
  ],
  [
    'Developers',
    [
      ['/agents', 'Agents'],
      ['/docs', 'Reference'],
      ['/keys', 'Keys'],
      ['/changelog', 'Changelog'],
    ],
  ],
  [
    'About',
    [
      ['/privacy', 'Privacy'],
      ['/security', 'Security'],
      ['/status', 'Status'],
      ['/pricing', 'Pricing'],
    ],
  ],
] as const

const place = ({ path, name, rest }: Place, here: string | undefined): string => html`
  <li>
    <a href="${path}" !${path === here ? 'aria-current="page"' : ''}
      >${name}!${rest === undefined ? '' : html`<span class="rest">${rest}</span>`}</a
    >
  </li>
`

/** Opens and closes without a script. */
const developers = (here: string): string => html`
  <details class="developers">
    <summary !${tools.some(({ path }) => path === here) ? 'aria-current="true"' : ''}>Developers</summary>
    <ul>
      !${tools.map(
        ({ path, name, about }) =>
          html`<li>
            <a href="${path}" !${path === here ? 'aria-current="page"' : ''}
              ><span>${name}</span> <span class="tool">${about}</span></a
            >
          </li>`,
      )}
    </ul>
  </details>
`

/**
 * JSON for a script element: `<` is escaped, so that no text can end the element, and so are U+2028 and U+2029, which end
 * a line for older scripts (docs/assurance.md, no. 45).
 */
const inScript = (data: object): string =>
  JSON.stringify(data).replace(/[<\u2028\u2029]/g, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** A JSON-LD block. */
const structured = (data: object): string => `<script type="application/ld+json">${inScript(data)}</script>`

const preview = (image: { readonly url: string; readonly alt: string }): string => html`
  <meta property="og:image" content="${image.url}" />
  <meta property="og:image:type" content="image/png" />
  <meta property="og:image:width" content="1200" />
  <meta property="og:image:height" content="630" />
  <meta property="og:image:alt" content="${displayText(image.alt)}" />
  <meta name="twitter:card" content="summary_large_image" />
`

/** The logo: a sprig of laurel. */
const leaf = `<svg class="leaf" viewBox="5.500 2 13 21" width="17" height="28" aria-hidden="true" focusable="false"><path d="M12 22C12 14 12 9 12 3" fill="none" stroke="currentColor" stroke-width="1.4" stroke-linecap="round"/><path d="M12 3c2 1.500 2 3.500 0 5c-2-1.500-2-3.500 0-5zM12 11c.5-3 2.500-4.500 6-4.500c0 3.500-2.500 5-6 4.500zM12 11c-.5-3-2.500-4.500-6-4.500c0 3.500 2.500 5 6 4.500zM12 17c.5-3 2.500-4.500 6-4.500c0 3.500-2.500 5-6 4.500zM12 17c-.5-3-2.500-4.500-6-4.500c0 3.500 2.500 5 6 4.500z" fill="currentColor"/></svg>`
