const namespace = 'http://www.w3.org/2000/svg'

/** The elements of our drawings. Nothing active is among them, and no attribute that could be. */
const elements = new Set(
  'svg title desc defs linearGradient stop clipPath pattern g path rect circle text tspan'.split(' '),
)
const attributes =
  /^(viewBox|role|font-|id|[xy][12]?|offset|stop-|gradient|d$|fill|stroke|opacity|transform|clip-|width|height|r$|rx|ry|cx|cy|pattern|text|length|letter-|direction)/

const part = /<(\/?)([A-Za-z]+)((?:\s[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g
const attribute = /\s([\w:-]+)="([^"]*)"/g

/**
 * A drawing of core/badge as nodes, made element by element, because the pages' policy lets no script turn a string into
 * markup. It reads the XML that core/badge writes and no other; an element or attribute that is not on its lists throws.
 */
export function svgNodes(svg: string, document: Document): SVGElement {
  const open: SVGElement[] = []
  let root: SVGElement | undefined
  for (const [, closes, name = '', list = '', empty, text] of svg.matchAll(part)) {
    if (text !== undefined) open.at(-1)?.append(plain(text))
    else if (closes === '/') open.pop()
    else {
      if (!elements.has(name)) throw new TypeError(`no element of a drawing: ${name}`)
      const element: SVGElement = document.createElementNS(namespace, name)
      for (const [, key = '', value = ''] of list.matchAll(attribute)) {
        if (key === 'xmlns') continue
        if (!attributes.test(key)) throw new TypeError(`no attribute of a drawing: ${key}`)
        element.setAttribute(key, plain(value))
      }
      root ??= element
      open.at(-1)?.append(element)
      if (empty !== '/') open.push(element)
    }
  }
  if (root === undefined) throw new TypeError('no drawing')
  return root
}

/** Text without the references that core/badge/escape writes. */
const plain = (text: string): string =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
