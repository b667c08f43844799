import { readFileSync } from 'node:fs'
import { withoutComments } from './css-comments.ts'

const read = (name: string): string => readFileSync(new URL(`../../assets/css/${name}.css`, import.meta.url), 'utf8')

/**
 * The style of a picture that stands alone: that of pages (assets/css/pictures.css) with the values of the tokens, once
 * for light and once for dark. Values, because programs that turn SVG into pixels know no custom properties.
 */
export function pictureStyle(): string {
  const tokens = withoutComments(read('tokens'))
  const rules = withoutComments(read('pictures'))
  const [light, dark] = tokens.split(darkScheme)
  const lightValues = valuesOf(light ?? '')
  const darkValues = new Map([...lightValues, ...valuesOf((dark ?? '').split('@media')[0] ?? '')])
  return `${filled(rules, lightValues)}${darkScheme} {\n${filled(rules, darkValues)}}\n${onPaper}`
}

/** A picture that is printed by itself fills its sheet, for the wall of a classroom. */
const onPaper = '@media print {\n.picture { width: 100%; height: 98vh }\n}\n'

const darkScheme = '@media screen and (prefers-color-scheme: dark)'

/** The custom properties of a part of tokens.css. */
const valuesOf = (css: string): ReadonlyMap<string, string> =>
  new Map(
    css.split(';').flatMap((declaration) => {
      const [name = '', value] = declaration.slice(declaration.lastIndexOf('{') + 1).split(':')
      return value === undefined || !name.trim().startsWith('--') ? [] : [[name.trim(), value.trim()] as const]
    }),
  )

const filled = (css: string, values: ReadonlyMap<string, string>): string =>
  css.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const value = values.get(name)
    if (value === undefined) throw new Error(`assets/css/pictures.css: tokens.css has no ${name}`)
    return filled(value.replace(/\s+/g, ' '), values)
  })
