import { strict as assert } from 'node:assert'

const attribute = /\s+([A-Za-z_][\w:.-]*)="([^"<]*)"/y
const character = /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u
const reference = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i

/** Fails unless a text is a well-formed XML document of elements, attributes and text, the only parts of our pictures. */
export function wellFormed(xml: string): void {
  assert.match(xml, character, 'a character that XML forbids')
  assert.doesNotMatch(xml, reference, 'an ampersand that starts no reference')
  const open: string[] = []
  let at = 0
  while (at < xml.length) {
    const next = xml.indexOf('<', at)
    const text = xml.slice(at, next < 0 ? undefined : next)
    assert.ok(open.length > 0 || text.trim() === '', 'text outside of the root')
    assert.ok(!text.includes(']]>'), 'the end of a CDATA section in text')
    if (next < 0) break
    const end = /^<\/([\w:.-]+)>/.exec(xml.slice(next, next + 100))
    if (end !== null) {
      assert.equal(open.pop(), end[1], 'an end tag that matches no start tag')
      at = next + end[0].length
      continue
    }
    const start = /^<([A-Za-z][\w:.-]*)/.exec(xml.slice(next, next + 100))
    assert.ok(start?.[1] !== undefined, `no tag at ${xml.slice(next, next + 40)}`)
    at = attributes(xml, next + start[0].length)
    const empty = xml.startsWith('/>', at)
    assert.ok(empty || xml[at] === '>', `a start tag that does not end at ${xml.slice(at, at + 40)}`)
    if (!empty) open.push(start[1])
    at += empty ? 2 : 1
  }
  assert.deepEqual(open, [], 'elements that are not closed')
}

function attributes(xml: string, from: number): number {
  const seen = new Set<string>()
  let at = from
  for (;;) {
    attribute.lastIndex = at
    const found = attribute.exec(xml)
    // White space may end a tag.
    if (found?.[1] === undefined) return at + (/^\s*/.exec(xml.slice(at, at + 100))?.[0].length ?? 0)
    assert.ok(!seen.has(found[1]), `the attribute ${found[1]} twice`)
    seen.add(found[1])
    at = attribute.lastIndex
  }
}
