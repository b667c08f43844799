import { html } from 'ghtml'
import type { Picture } from '../core/content.ts'

/**
 * A picture in a page: inline, so that it takes the colours, the contrast and the fonts of the page, on paper too.
 * Assistive technology reads `alt`, and none of the words in the drawing.
 */
export const pictureFigure = ({ id, title, width, height, drawing }: Picture, alt: string): string => html`
  <figure class="plate">
    <svg class="picture" viewBox="0 0 ${width} ${height}" role="img" aria-label="${alt}" focusable="false">
      !${drawing}
    </svg>
    <figcaption class="quiet screen"><a href="/pictures/${id}.svg">Open “${title}” by itself</a></figcaption>
  </figure>
`

/** How much larger than in a page a picture is where nothing gives it a size. */
const alone = 1.5

/** A picture as a file of its own, with the style that a page would give it. */
export function pictureFile({ title, description, width, height, drawing }: Picture, style: string): string {
  const size = `viewBox="0 0 ${width} ${height}" width="${alone * width}" height="${alone * height}"`
  const words = html`<title id="title">${title}</title><desc id="desc">${description}</desc>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="picture" ${size} lang="en" role="img" aria-labelledby="title" ` +
    `aria-describedby="desc">\n${words}\n<style>${style}</style>\n${drawing}\n</svg>\n`
  )
}
