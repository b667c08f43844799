import { readdirSync, readFileSync } from 'node:fs'
import type { Picture } from '../core/content.ts'
import { ContentError } from './content-file.ts'

/**
 * What a drawing may hold: shapes and text with places and classes. There is no element or attribute that runs, loads
 * or refers to anything, none that the policy of pages refuses (`style`), and no id, because a page may show two
 * pictures.
 */
const elements = new Set(['g', 'path', 'rect', 'circle', 'line', 'text', 'tspan'])
const attributes = new Set([
  ...['class', 'transform', 'd', 'x', 'y', 'dx', 'dy', 'x1', 'y1', 'x2', 'y2'],
  ...['cx', 'cy', 'r', 'rx', 'width', 'height', 'text-anchor'],
])

const opening = /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 (\d+) (\d+)">\n/
const titles = /^\s*<title>([^<>&]+)<\/title>\n\s*<desc>([^<>&]+)<\/desc>\n/
const tag = /<(\/?)([a-z]+)((?: [a-z0-9-]+="[^"<>&]*")*)( ?\/)?>/y

/** Reads and checks `content/pictures/*.svg`. Throws a ContentError with file and line of the first mistake. */
export function readPictures(root: URL): ReadonlyMap<string, Picture> {
  const folder = new URL('pictures/', root)
  return new Map(
    readdirSync(folder)
      .toSorted()
      .map((name) => {
        const picture = readPicture(`pictures/${name}`, readFileSync(new URL(name, folder), 'utf8'))
        return [picture.id, picture]
      }),
  )
}

function readPicture(file: string, text: string): Picture {
  const fail = (at: number, message: string): never => {
    throw new ContentError(file, text.slice(0, at).split('\n').length, message)
  }
  const id = /^pictures\/([a-z0-9]+(?:-[a-z0-9]+)*)\.svg$/.exec(file)?.[1] ?? fail(0, 'a picture is called ID.svg')
  const root =
    opening.exec(text) ?? fail(0, 'must begin with <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 W H">')
  const words = titles.exec(text.slice(root[0].length)) ?? fail(root[0].length, 'must have a <title>, then a <desc>')
  const from = root[0].length + words[0].length
  const to = text.lastIndexOf('</svg>')
  if (text.slice(to) !== '</svg>\n') fail(text.length, 'must end with </svg>')
  checkDrawing(text, from, to, fail)
  return {
    id,
    title: words[1] ?? '',
    description: (words[2] ?? '').replace(/\s+/g, ' ').trim(),
    width: Number(root[1]),
    height: Number(root[2]),
    drawing: text.slice(from, to).replace(/\n\s*/g, '\n').trim(),
  }
}

/** Every tag is known and closed, and text stands in `text` and `tspan` alone. */
function checkDrawing(text: string, from: number, to: number, fail: (at: number, message: string) => never): void {
  const open: string[] = []
  let at = from
  while (at < to) {
    const next = text.indexOf('<', at)
    const words = text.slice(at, next)
    if (words.includes('&') || words.includes('>')) fail(at, 'a picture has no entities')
    if (words.trim() !== '' && !/^(?:text|tspan)$/.test(open.at(-1) ?? '')) fail(at, 'words must stand in <text>')
    if (next >= to) break
    tag.lastIndex = next
    const [whole = '', end, name = '', all = '', empty] = tag.exec(text) ?? fail(next, 'this is no tag of a picture')
    if (!elements.has(name)) fail(next, `<${name}> may not stand in a picture`)
    for (const [, attribute = ''] of all.matchAll(/ ([a-z0-9-]+)=/g))
      if (!attributes.has(attribute)) fail(next, `<${name}> may not have ${attribute}`)
    if (end === '/' && open.pop() !== name) fail(next, `</${name}> closes nothing`)
    if (end === '' && empty === undefined) open.push(name)
    at = next + whole.length
  }
  if (open.length > 0) fail(to, `<${open.at(-1) ?? ''}> is not closed`)
}
