import type { TSchema } from 'typebox'
import { pictureIn } from '../core/article-markdown.ts'
import type { Section } from '../core/content.ts'
import { ideaBlock } from '../core/idea-block.ts'
import { ContentError, type Read, readYaml } from './content-file.ts'

/** A Markdown file: its front matter, its sections, the items of its checklist, and the pictures that it shows. */
export interface Markdown<T> {
  readonly front: Read<T>
  readonly sections: readonly Section[]
  readonly checklist: readonly string[]
  readonly pictures: readonly { readonly id: string; readonly line: number }[]
}

interface Part {
  readonly heading: string
  readonly line: number
  readonly blocks: { readonly text: string; readonly line: number }[]
}

/**
 * Reads `---` front matter `---` and `## ` sections. Each block of a section (text, list, fenced code, picture;
 * separated by blank lines) is a paragraph; one with an idea is checked (core/idea-block). `## Checklist` with
 * `- [ ] item` lines is no section, and `## Sources` is the last one. Throws a ContentError for the first mistake.
 */
export function readMarkdown<T>(file: string, text: string, schema: TSchema): Markdown<T> {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const end = lines.indexOf('---', 1)
  if (lines[0] !== '---' || end < 0) throw new ContentError(file, 1, 'the file must begin with --- front matter ---')
  const front = readYaml<T>(file, lines.slice(1, end).join('\n'), schema, 2)
  const parts = partsOf(file, lines, end + 1)
  for (const { text: block, line } of parts.flatMap(({ blocks }) => blocks)) checkIdea(file, block, line)
  const list = parts.find(({ heading }) => heading === 'Checklist')
  const sections = parts.filter((part) => part !== list)
  if (sections.length === 0) throw new ContentError(file, end + 1, 'there must be at least one "## " section')
  const sources = sections.findIndex(({ heading }) => heading === 'Sources')
  if (sources >= 0 && sources < sections.length - 1)
    throw new ContentError(file, sections[sources + 1]?.line ?? 1, '"## Sources" must be the last section')
  return {
    front,
    sections: sections.map(({ heading, blocks }) => ({ heading, paragraphs: blocks.map(({ text: one }) => one) })),
    checklist: list === undefined ? [] : checklistOf(file, list),
    pictures: sections.flatMap((part) => picturesOf(file, part)),
  }
}

function picturesOf(file: string, { blocks }: Part): Markdown<never>['pictures'] {
  return blocks
    .filter(({ text }) => text.startsWith('!['))
    .map(({ text, line }) => {
      const picture = pictureIn(text)
      if (picture !== null) return { id: picture.id, line }
      throw new ContentError(file, line, 'a picture is a paragraph of the form ![What it says](/pictures/ID.svg)')
    })
}

function partsOf(file: string, lines: readonly string[], from: number): readonly Part[] {
  const parts: Part[] = []
  let fence: string | undefined
  let block: string[] = []
  const finish = (line: number): void => {
    if (block.length > 0) parts.at(-1)?.blocks.push({ text: block.join('\n'), line: line - block.length })
    block = []
  }
  for (let i = from; i < lines.length; i++) {
    const line = lines[i] ?? ''
    const heading = fence === undefined ? /^## +(\S.*)$/.exec(line)?.[1]?.trimEnd() : undefined
    if (heading !== undefined) {
      finish(i + 1)
      if (parts.some((part) => part.heading === heading))
        throw new ContentError(file, i + 1, `there are two sections "${heading}"`)
      parts.push({ heading, line: i + 1, blocks: [] })
      continue
    }
    const mark = /^ {0,3}(```+|~~~+)/.exec(line)?.[1]
    if (fence === undefined && line.trim() === '') {
      finish(i + 1)
      continue
    }
    if (fence === undefined && /^# /.test(line))
      throw new ContentError(file, i + 1, 'the title stands in the front matter; sections begin with "## "')
    if (parts.length === 0) throw new ContentError(file, i + 1, 'text must stand under a "## " heading')
    block.push(line)
    if (fence === undefined) fence = mark
    else if (mark?.startsWith(fence) === true && line.trim() === mark) fence = undefined
  }
  if (fence !== undefined) throw new ContentError(file, lines.length, 'a fenced code block has no end')
  finish(lines.length + 1)
  const empty = parts.find(({ blocks }) => blocks.length === 0)
  if (empty) throw new ContentError(file, empty.line, `the section "${empty.heading}" is empty`)
  return parts
}

/** Throws when a block is an idea block with a mistake. */
function checkIdea(file: string, block: string, line: number): void {
  try {
    ideaBlock(block)
  } catch (error) {
    throw new ContentError(file, line, (error as Error).message)
  }
}

function checklistOf(file: string, { blocks }: Part): readonly string[] {
  return blocks.flatMap(({ text, line }) =>
    text.split('\n').reduce<string[]>((items, one, i) => {
      const item = /^- \[ \] +(\S.*)$/.exec(one)?.[1]
      if (item !== undefined) return [...items, item.trim()]
      // An indented line continues the item above it.
      if (items.length > 0 && /^ +\S/.test(one)) return [...items.slice(0, -1), `${items.at(-1) ?? ''} ${one.trim()}`]
      throw new ContentError(file, line + i, 'a checklist has lines of the form "- [ ] item"')
    }, []),
  )
}
