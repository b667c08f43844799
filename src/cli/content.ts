import type { TSchema } from 'typebox'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import type { Article, Content, Module, PackTexts, Skill, Template } from '../core/content.ts'
import { yamlText } from '../app/pack/yaml.ts'
import { ContentError, type Read, readYaml } from './content-file.ts'
import { type Markdown, readMarkdown } from './content-markdown.ts'
import { readPictures } from './content-pictures.ts'
import { type ArticleFront, type Lists, type ModuleFront, schemas } from './content-schemas.ts'
import { readDays, readReleases } from './releases.ts'
import { readSkillDocument } from './skill-document.ts'

const folder = new URL('../../content/', import.meta.url)

/**
 * Reads and validates everything under `content/`. Throws a ContentError with file and line of the first mistake, so
 * that a service never starts with incomplete content.
 */
export function readContent(root: URL = folder): Content {
  const text = (file: string): string => readFileSync(new URL(file, root), 'utf8')
  const pack = readYaml<PackTexts & Lists>('pack.yaml', text('pack.yaml'), schemas.pack)
  const each = <T>(list: keyof Lists, extension: string, read: (file: string, id: string) => T): readonly T[] => {
    complete(root, pack, list, extension)
    return pack.value[list].map((id) => read(`${list}/${id}.${extension}`, id))
  }

  const skills = each('skills', 'yaml', (file, id) => skill(named(file, id, readYaml(file, text(file), schemas.skill))))
  const templates = each('templates', 'yaml', (file, id) =>
    named<Template>(file, id, readYaml(file, text(file), schemas.template)),
  )
  const pictures = readPictures(root)
  const lesson = <T>(file: string, schema: TSchema): Markdown<T> => {
    const markdown = readMarkdown<T>(file, text(file), schema)
    const unknown = markdown.pictures.find(({ id }) => !pictures.has(id))
    if (unknown === undefined) return markdown
    throw new ContentError(file, unknown.line, `there is no picture content/pictures/${unknown.id}.svg`)
  }
  const modules = each('modules', 'md', (file, id) => {
    const { front, sections } = lesson<ModuleFront>(file, schemas.module)
    return { ...named(file, id, front), sections } satisfies Module
  })
  const known = { articles: pack.value.library, modules: pack.value.modules }
  const library = each('library', 'md', (file, id) => {
    return article(file, id, lesson(file, schemas.article), known)
  })
  const releases = readReleases(text('releases.yaml'))
  return {
    texts: textsOf(pack.value),
    skills,
    modules,
    library,
    templates,
    queries: readYaml<Content['queries']>('queries.yaml', text('queries.yaml'), schemas.queries).value,
    pictures,
    skillDocument: readSkillDocument('skill.md', text('skill.md')),
    releases,
    days: readDays(text('days.yaml'), releases),
  }
}

/** The texts of the pack without the lists. */
function textsOf({ skills, modules, library, templates, ...texts }: PackTexts & Lists): PackTexts {
  return texts
}

/** Throws unless every id of a list has a file and every file is in the list. */
function complete(root: URL, pack: Read<Lists>, list: keyof Lists, extension: string): void {
  const ids = pack.value[list]
  for (const [i, id] of ids.entries()) {
    const line = pack.lineOf([list, i])
    if (ids.indexOf(id) < i) throw new ContentError('pack.yaml', line, `${list}: ${id} stands here twice`)
    if (!existsSync(new URL(`${list}/${id}.${extension}`, root)))
      throw new ContentError('pack.yaml', line, `${list}: there is no file content/${list}/${id}.${extension}`)
  }
  const stray = readdirSync(new URL(`${list}/`, root)).find((file) => !ids.some((id) => file === `${id}.${extension}`))
  if (stray !== undefined)
    throw new ContentError('pack.yaml', pack.lineOf([list]), `${list}: content/${list}/${stray} is not in this list`)
}

/** The value of a file whose `id` is the name of the file. */
function named<T extends { readonly id: string }>(file: string, id: string, { value, lineOf }: Read<T>): T {
  if (value.id !== id) throw new ContentError(file, lineOf(['id']), `id must be ${id}, as the file is called`)
  return value
}

function skill({ id, name, summary, inputs, outputs }: Omit<Skill, 'yaml'>): Skill {
  return { id, name, summary, inputs, outputs, yaml: yamlText({ name, description: summary, inputs, outputs }) }
}

function article(
  file: string,
  id: string,
  { front, sections, checklist }: Markdown<ArticleFront>,
  known: Readonly<Record<'articles' | 'modules', readonly string[]>>,
): Article {
  const value = named(file, id, front)
  for (const kind of ['articles', 'modules'] as const)
    for (const [i, one] of value.related[kind].entries()) {
      const line = front.lineOf(['related', kind, i])
      if (!known[kind].includes(one)) throw new ContentError(file, line, `related.${kind}: ${one} is not known`)
      if (one === id) throw new ContentError(file, line, `related.${kind}: an article is not related to itself`)
      if (value.related[kind].indexOf(one) < i)
        throw new ContentError(file, line, `related.${kind}: ${one} stands here twice`)
    }
  return { ...value, sections, checklist }
}
