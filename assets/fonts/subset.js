/**
 * `npm run fonts`: makes the fonts of the pages from the variable font Newsreader (SIL Open Font License 1.1, OFL.txt
 * beside this file). The optical size is that of titles. The fonts of pages have one weight: a first visit loads 12 KB,
 * where weights from 400 to 600 were 21 KB. Most pages need newsreader.woff2 alone; the browser loads the other two for
 * letters that are in them (`unicode-range` in tokens.css).
 * The TrueType fonts are the same letters for pictures (src/http/images/outline.ts), which pages do not load.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('')

/** Signs of ASCII that no title of ours has. */
const rare = '#$*+<=>@[\\]^_`{|}~'

/** Each font with the file of the package that holds its letters. */
const fonts = {
  newsreader: {
    from: 'latin',
    letters: [...range(0x20, 0x7e)].filter((letter) => !rare.includes(letter)).join('') + '\u00A0·×–—‘’“”…',
  },
  'newsreader-latin': { from: 'latin', letters: `${rare}${range(0xa1, 0xff)}ŒœŸ‚„‹›€`.replace(/[·×]/g, '') },
  'newsreader-extended': { from: 'latin-ext', letters: `${range(0x100, 0x17f)}ȘșȚțẞ`.replace(/[ŒœŸ]/g, '') },
}

const resolve = createRequire(import.meta.url).resolve
const source = (path) => resolve(`@fontsource-variable/newsreader/${path}`)
const here = (name) => new URL(name, import.meta.url)

async function write(file, { from, letters }, targetFormat, wght) {
  const whole = readFileSync(source(`files/newsreader-${from}-opsz-normal.woff2`))
  const font = await subsetFont(whole, letters, {
    targetFormat,
    variationAxes: { opsz: 40, wght },
    keepFeatures: ['kern', 'liga', 'ccmp', 'locl', 'lnum'],
    noHinting: true,
  })
  writeFileSync(here(file), font)
  console.log(`${file}: ${font.length} bytes`)
}

for (const [name, font] of Object.entries(fonts)) await write(`${name}.woff2`, font, 'woff2', 550)
const west = { from: 'latin', letters: fonts.newsreader.letters + fonts['newsreader-latin'].letters }
for (const weight of [400, 600]) {
  await write(`newsreader-${weight}.ttf`, west, 'truetype', weight)
  await write(`newsreader-extended-${weight}.ttf`, fonts['newsreader-extended'], 'truetype', weight)
}
copyFileSync(source('LICENSE'), here('OFL.txt'))
