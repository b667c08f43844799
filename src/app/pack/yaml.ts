import { stringify } from 'yaml'

/**
 * A value as one YAML 1.2 document (core schema) that every parser reads alike: block style, every string in double
 * quotes, no anchors, no tags, LF. `value` holds plain data. Characters that YAML 1.1 treats as line ends, and those
 * that YAML does not allow unescaped, are escaped.
 */
export const yamlText = (value: unknown): string =>
  stringify(value, {
    aliasDuplicateObjects: false,
    blockQuote: false,
    defaultKeyType: 'PLAIN',
    defaultStringType: 'QUOTE_DOUBLE',
    doubleQuotedAsJSON: true,
    lineWidth: 0,
  }).replace(/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g, escape)

const escape = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

export const yamlMediaType = 'application/yaml; charset=utf-8'
